import { act, fireEvent, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Minefield } from './minefield.js';
import type { MinefieldStore } from './state.js';
import { cell, face, focused, placeOf, tabStops } from './testing/field.js';
import { LEFT, mouse } from './testing/pointer.js';
import { sightOf, storeOn } from './testing/stores.js';

const SIX_ROWS = Array(7).fill('......*').join('\n');

/** A field with the focus on a cell. */
function field(picture: string, x = 0, y = 0, direction: 'ltr' | 'rtl' = 'ltr'): MinefieldStore {
  const store = storeOn(picture);
  render(<Minefield store={store} style={{ direction }} />);
  act(() => cell(x, y).focus());
  return store;
}

/** Presses a key where the focus is; whether the browser would still do what it does by itself. */
function press(key: string, held: { ctrlKey?: boolean; altKey?: boolean; repeat?: boolean } = {}): boolean {
  return fireEvent.keyDown(document.activeElement ?? document.body, { key, ...held });
}

/** Where the focus is after some keys, as `x,y`. */
function after(...keys: string[]): string {
  for (const key of keys) press(key);
  return placeOf(document.activeElement);
}

describe('moving about', () => {
  it('by arrows takes the focus along, one cell a key', () => {
    field(SIX_ROWS);
    expect(after('ArrowRight', 'ArrowRight', 'ArrowDown')).toBe('2,1');
    expect(after('ArrowLeft', 'ArrowUp')).toBe('1,0');
    expect(focused()).toEqual(['1,0']);
  });

  it('by arrows stops at each edge', () => {
    field(SIX_ROWS);
    expect(after('ArrowLeft', 'ArrowUp')).toBe('0,0');
    act(() => cell(6, 6).focus());
    expect(after('ArrowRight', 'ArrowDown')).toBe('6,6');
  });

  it('by Home, End and the page keys goes far', () => {
    field(SIX_ROWS, 3, 1);
    expect(after('End')).toBe('6,1');
    expect(after('PageDown')).toBe('6,6');
    expect(after('Home')).toBe('0,6');
    expect(after('PageUp')).toBe('0,1');
    press('End', { ctrlKey: true });
    expect(after()).toBe('6,6');
    press('Home', { ctrlKey: true });
    expect(after()).toBe('0,0');
  });

  it('goes where the arrow points where text runs from right to left', () => {
    const store = field('......*', 3, 0, 'rtl');
    expect(after('ArrowLeft')).toBe('4,0');
    expect(after('ArrowRight', 'ArrowRight')).toBe('2,0');
    press('f');
    expect(sightOf(store)).toBe('..F....');
  });

  it('does not scroll the page', () => {
    field(SIX_ROWS);
    for (const key of ['ArrowDown', 'ArrowUp', 'PageDown', 'PageUp', 'Home', 'End', ' ']) {
      expect(press(key)).toBe(false);
    }
  });

  it('goes on by itself while the key is held', () => {
    field(SIX_ROWS);
    press('ArrowRight');
    press('ArrowRight', { repeat: true });
    press('ArrowRight', { repeat: true });
    expect(after()).toBe('3,0');
  });
});

describe('playing', () => {
  it('Enter and Space open the focused cell', () => {
    field('*...');
    press('ArrowRight');
    press('Enter');
    expect(face(1, 0)).toBe('1');
    press('ArrowRight');
    press(' ');
    expect(face(2, 0)).toBe('0');
  });

  it('F marks: flag, question, closed', () => {
    field('*..');
    const seen = ['f', 'F', 'f'].map((key) => {
      press(key);
      return face(0, 0);
    });
    expect(seen).toEqual(['flag', 'question', 'closed']);
  });

  it('Enter on a number chords', () => {
    const store = field('*..\n...');
    press('f');
    press('ArrowRight');
    press('Enter');
    expect(sightOf(store)).toBe('F1.\n...');
    press('Enter');
    expect(sightOf(store)).toBe('F10\n110');
  });

  it('a key that is held acts once: it neither chords what it opened nor flutters a flag', () => {
    const store = field('*..\n...');
    press('f');
    expect(press('f', { repeat: true })).toBe(false);
    expect(sightOf(store)).toBe('F..\n...');
    press('ArrowRight');
    press(' ');
    // It does not scroll the page meanwhile either.
    expect(press(' ', { repeat: true })).toBe(false);
    expect(sightOf(store)).toBe('F1.\n...');
  });

  it('keys that are typed elsewhere are not heard', () => {
    const store = storeOn('*..\n...');
    const { getByLabelText } = render(
      <>
        <input aria-label="name" />
        <Minefield store={store} />
      </>,
    );
    act(() => store.getState().open(1));
    act(() => getByLabelText('name').focus());
    for (const key of ['n', 'f', 'Enter', ' ', 'ArrowRight', 'a']) expect(press(key)).toBe(true);
    expect(sightOf(store)).toBe('.1.\n...');
    expect(store.getState().round).toBe(0);
    expect(tabStops()).toEqual(['0,0']);
  });

  it('N begins a new game, or asks the app', () => {
    const store = field('*..\n...');
    act(() => store.getState().open(1));
    press('n');
    expect(sightOf(store)).toBe('...\n...');
    expect(store.getState().round).toBe(1);
    expect(placeOf(document.activeElement)).toBe('0,0');
  });

  it('the key for the context menu marks once, with the menu that the browser would open', () => {
    const store = field('*..');
    press('ContextMenu');
    expect(fireEvent.contextMenu(cell(0, 0))).toBe(false);
    expect(sightOf(store)).toBe('F..');
    fireEvent.keyDown(cell(0, 0), { key: 'F10', shiftKey: true });
    expect(sightOf(store)).toBe('?..');
  });

  it('keys that are not ours are left to the browser', () => {
    const store = field('*..');
    for (const key of ['Tab', 'x', 'Delete']) expect(press(key)).toBe(true);
    expect(press('ArrowLeft', { altKey: true })).toBe(true);
    expect(press('f', { ctrlKey: true })).toBe(true);
    expect(sightOf(store)).toBe('...');
  });
});

describe('the tab order', () => {
  it('has one cell at all times', () => {
    const store = field(SIX_ROWS);
    const steps = [
      () => press('ArrowRight'),
      () => press('PageDown'),
      () => mouse().click(LEFT, cell(0, 0)),
      () => act(() => cell(4, 2).focus()),
      () => press('f'),
      () => act(() => store.getState().open(6)),
      () => act(() => store.getState().newGame({ board: { width: 2, height: 2, mines: 1 } })),
      () => act(() => store.getState().focusCell(3)),
    ];
    const stops = steps.map((step) => {
      step();
      return tabStops();
    });
    expect(stops).toEqual([['1,0'], ['1,5'], ['1,5'], ['4,2'], ['4,2'], ['4,2'], ['0,0'], ['1,1']]);
  });

  it('begins at the first cell', () => {
    render(<Minefield />);
    expect(tabStops()).toEqual(['0,0']);
    expect(focused()).toEqual([]);
  });
});
