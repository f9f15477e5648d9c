import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Minefield, type MinefieldProps } from './minefield.js';
import type { MinefieldStore } from './state.js';
import { cell } from './testing/field.js';
import { finger, LEFT, mouse, RIGHT } from './testing/pointer.js';
import { sightOf, storeOn } from './testing/stores.js';

beforeEach(() => {
  vi.useFakeTimers();
});

/** Every way to play, in a game that is not begun and in one that is. */
const modes: readonly (readonly [name: string, props: MinefieldProps, begun: boolean])[] = [
  false,
  true,
].flatMap((begun) =>
  (
    [
      ['as most people play', {}],
      ['without question marks', { rules: { questionMarks: false } }],
      ['with chords by one click', { chordOnClick: true }],
      ['with marks on press', { markOn: 'press' }],
      ['with chords at least', { rules: { chord: 'at-least' } }],
      ['without chords', { rules: { chord: 'off' } }],
      ['with a first open of any kind', { rules: { firstOpen: 'any' } }],
    ] satisfies [string, MinefieldProps][]
  ).map(
    ([name, props]) => [`${name}, ${begun ? 'under way' : 'before the first open'}`, props, begun] as const,
  ),
);

/** A field with a flag on a mine and one on a safe cell. */
function flagged(props: MinefieldProps, begun: boolean, flagMode = false): MinefieldStore {
  const store = storeOn('*...\n....', { ...props, flagMode });
  render(<Minefield {...props} store={store} />);
  act(() => {
    if (begun) store.getState().open(1);
    store.getState().mark(0);
    store.getState().mark(6);
  });
  return store;
}

const places = [() => cell(0, 0), () => cell(2, 1)];

describe('a flag is not opened', () => {
  it.each(modes)('by a left click, a double click, a tap, Enter or Space: %s', (_, props, begun) => {
    const store = flagged(props, begun);
    const sight = sightOf(store);
    for (const place of places) {
      const hand = mouse();
      hand.click(LEFT, place());
      hand.click(LEFT, place());
      fireEvent.click(place());
      finger().tap(place());
      for (const key of ['Enter', ' ']) fireEvent.keyDown(place(), { key });
      expect(sightOf(store)).toBe(sight);
    }
    expect(store.getState().minesLeft).toBe(-1);
  });

  it.each(modes)(
    'in flag mode by what opens there, the right button and a long press: %s',
    (_, props, begun) => {
      const store = flagged({ ...props, markOn: 'release' }, begun, true);
      const sight = sightOf(store);
      for (const place of places) {
        mouse().click(RIGHT, place());
        finger().down(place());
        act(() => void vi.advanceTimersByTime(500));
        expect(sightOf(store)).toBe(sight);
      }
    },
  );
});

it('in flag mode a left click and a tap move the mark of a flag on, as they set it', () => {
  for (const act of [() => mouse().click(LEFT, cell(0, 0)), () => finger().tap(cell(0, 0))]) {
    const store = flagged({}, false, true);
    act();
    expect(sightOf(store)).toBe('?...\n..F.');
    cleanup();
  }
});
