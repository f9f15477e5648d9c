import { act, fireEvent, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Minefield } from './minefield.js';
import type { MinefieldStore } from './state.js';
import { cell, faces, pressed } from './testing/field.js';
import { LEFT, MIDDLE, mouse, RIGHT } from './testing/pointer.js';
import { sightOf, storeOn } from './testing/stores.js';

/** A field on a drawn layout. */
function field(picture: string): MinefieldStore {
  const store = storeOn(picture);
  render(<Minefield store={store} />);
  return store;
}

describe('a chord', () => {
  it('by the middle button opens the rest, and shows meanwhile which cells', () => {
    field('*..\n...');
    const hand = mouse();
    hand.click(LEFT, cell(1, 0));
    hand.click(RIGHT, cell(0, 0));
    hand.down(MIDDLE, cell(1, 0));
    expect(pressed()).toEqual(['2,0', '0,1', '1,1', '2,1']);
    hand.up(MIDDLE, cell(1, 0));
    expect(faces()).toEqual([
      ['flag', '1', '0'],
      ['1', '1', '0'],
    ]);
  });

  it('by Shift and the left button opens the rest', () => {
    const store = field('*..\n...');
    const hand = mouse();
    hand.click(LEFT, cell(1, 0));
    hand.click(RIGHT, cell(0, 0));
    const shift = { pointerId: 1, pointerType: 'mouse', shiftKey: true };
    fireEvent.pointerDown(cell(1, 0), { ...shift, buttons: 1 });
    expect(pressed()).toEqual(['2,0', '0,1', '1,1', '2,1']);
    fireEvent.pointerUp(cell(1, 0), { ...shift, buttons: 0 });
    expect(sightOf(store)).toBe('F10\n110');
  });

  it('by a double click opens the rest', () => {
    const store = field('*..\n...');
    const hand = mouse();
    hand.click(RIGHT, cell(0, 0));
    hand.click(LEFT, cell(1, 0));
    hand.wait(1000);
    hand.click(LEFT, cell(1, 0));
    hand.wait(100);
    hand.click(LEFT, cell(1, 0));
    expect(store.getState().status).toBe('won');
  });

  it('is no part of a double click whose first click opened the cell', () => {
    const store = field('*..\n...');
    const hand = mouse();
    hand.click(RIGHT, cell(0, 0));
    hand.click(LEFT, cell(1, 0));
    hand.wait(50);
    hand.click(LEFT, cell(1, 0));
    fireEvent.doubleClick(cell(1, 0));
    expect(sightOf(store)).toBe('F1.\n...');
  });

  it('is no part of the first click in the next game, however soon after one in the last', () => {
    const store = field('*..\n...');
    const hand = mouse();
    act(() => store.getState().open(1));
    hand.click(LEFT, cell(1, 0));
    act(() => store.getState().replay());
    hand.wait(50);
    hand.click(LEFT, cell(1, 0));
    expect(sightOf(store)).toBe('.1.\n...');
  });

  it('with flags that do not agree does nothing, and leaves nothing pressed', () => {
    const store = field('*.*\n...\n...');
    const hand = mouse();
    hand.click(LEFT, cell(1, 1));
    for (const flags of [0, 1, 3]) {
      while (store.getState().minesLeft > 2 - flags)
        hand.click(RIGHT, cell(2 - store.getState().minesLeft, 2));
      const sight = sightOf(store);
      hand.click(MIDDLE, cell(1, 1));
      expect(sightOf(store)).toBe(sight);
      expect(pressed()).toEqual([]);
    }
  });

  it.each([
    ['L R l r', [LEFT, RIGHT], [LEFT, RIGHT]],
    ['L R r l', [LEFT, RIGHT], [RIGHT, LEFT]],
    ['R L l r', [RIGHT, LEFT], [LEFT, RIGHT]],
    ['R L r l', [RIGHT, LEFT], [RIGHT, LEFT]],
  ])('by both buttons, %s, happens once and leaves nothing pressed', (_, downs, ups) => {
    const store = field('*..\n...');
    const hand = mouse();
    hand.click(LEFT, cell(1, 0));
    hand.click(RIGHT, cell(0, 0));
    const chords: number[] = [];
    store.subscribe(({ change }, before) => {
      if (change !== before.change) chords.push(change.reason === 'chord' ? change.opened : -1);
    });
    for (const button of downs) hand.down(button, cell(1, 0));
    for (const button of ups) hand.up(button, cell(1, 0));
    expect(chords).toEqual([4]);
    expect(pressed()).toEqual([]);
  });
});
