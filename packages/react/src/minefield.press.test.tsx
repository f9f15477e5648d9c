import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Minefield } from './minefield.js';
import type { MinefieldStore } from './state.js';
import { cell, pressed } from './testing/field.js';
import { LEFT, mouse } from './testing/pointer.js';
import { sightOf, storeOn } from './testing/stores.js';

/** A field on a drawn layout. */
function field(picture: string): MinefieldStore {
  const store = storeOn(picture);
  render(<Minefield store={store} />);
  return store;
}

describe('a press ends with nothing done', () => {
  it('when the browser takes the pointer away', () => {
    const store = field('*..');
    const hand = mouse();
    hand.down(LEFT, cell(1, 0));
    hand.cancel(cell(1, 0));
    expect(pressed()).toEqual([]);
    hand.up(LEFT, cell(1, 0));
    expect(sightOf(store)).toBe('...');
  });

  it('when Escape is pressed', () => {
    const store = field('*..');
    const hand = mouse();
    act(() => cell(1, 0).focus());
    hand.down(LEFT, cell(1, 0));
    expect(pressed()).toHaveLength(1);
    fireEvent.keyDown(cell(1, 0), { key: 'Escape' });
    expect(pressed()).toEqual([]);
    hand.up(LEFT, cell(1, 0));
    expect(sightOf(store)).toBe('...');
  });

  it('when the window loses the focus', () => {
    const store = field('*..');
    const hand = mouse();
    hand.down(LEFT, cell(1, 0));
    fireEvent.blur(window);
    expect(pressed()).toEqual([]);
    hand.up(LEFT, cell(1, 0));
    expect(sightOf(store)).toBe('...');
  });

  it('when another pointer comes down, on the field or beside it', () => {
    for (const place of ['field', 'page'] as const) {
      const store = field('*..');
      const hand = mouse();
      hand.down(LEFT, cell(1, 0));
      const target = place === 'field' ? cell(2, 0) : document.body;
      fireEvent.pointerDown(target, { pointerId: 9, pointerType: 'touch', buttons: 1 });
      expect(pressed()).toEqual([]);
      fireEvent.pointerUp(target, { pointerId: 9, pointerType: 'touch', buttons: 0 });
      hand.up(LEFT, cell(1, 0));
      expect(sightOf(store)).toBe('...');
      cleanup();
    }
  });

  it.each(['newGame', 'replay'] as const)('when it is a press on the game before (%s)', (begin) => {
    const store = field('*..\n...');
    const hand = mouse();
    hand.down(LEFT, cell(1, 0));
    act(() => store.getState()[begin]());
    expect(pressed()).toEqual([]);
    hand.up(LEFT, cell(1, 0));
    expect(sightOf(store)).toBe('...\n...');
  });

  it('when it was away from its cell as the next game began', () => {
    const store = field('*..\n...');
    const hand = mouse();
    hand.down(LEFT, cell(1, 0));
    hand.over(cell(2, 0));
    act(() => store.getState().newGame());
    hand.over(cell(1, 0));
    expect(pressed()).toEqual([]);
    hand.up(LEFT, cell(1, 0));
    expect(sightOf(store)).toBe('...\n...');
  });

  it('when the game is paused meanwhile', () => {
    const store = field('*..\n...');
    const hand = mouse();
    hand.click(LEFT, cell(1, 0));
    hand.down(LEFT, cell(2, 0));
    act(() => store.getState().pause());
    act(() => store.getState().resume());
    hand.up(LEFT, cell(2, 0));
    expect(sightOf(store)).toBe('.1.\n...');
  });
});
