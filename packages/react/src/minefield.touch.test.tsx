import { act, cleanup, fireEvent, render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Minefield } from './minefield.js';
import type { MinefieldStore } from './state.js';
import { cell, face, grid, pressed } from './testing/field.js';
import { finger } from './testing/pointer.js';
import { sightOf, storeOn } from './testing/stores.js';

beforeEach(() => {
  vi.useFakeTimers();
});

function field(picture: string, longPress?: number): MinefieldStore {
  const store = storeOn(picture);
  render(<Minefield store={store} longPress={longPress} />);
  return store;
}

/** Lets time pass while a finger rests. */
function rest(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

describe('a tap', () => {
  it('shows the cell pressed, and opens it at the release', () => {
    field('*..\n...');
    const hand = finger();
    hand.down(cell(1, 0));
    expect(pressed()).toEqual(['1,0']);
    expect(face(1, 0)).toBe('closed');
    hand.up();
    expect(pressed()).toEqual([]);
    expect(face(1, 0)).toBe('1');
  });

  it('on a number chords', () => {
    const store = field('*..\n...');
    act(() => store.getState().open(1));
    act(() => store.getState().mark(0));
    finger().tap(cell(1, 0));
    expect(store.getState().status).toBe('won');
  });

  it('that follows another in haste does not chord what that one has opened', () => {
    const store = field('*..\n...');
    act(() => store.getState().mark(0));
    finger().tap(cell(1, 0));
    finger().tap(cell(1, 0));
    expect(sightOf(store)).toBe('F1.\n...');
  });

  it('followed by the mouse events that browsers make of it opens once', () => {
    const store = field('*..\n...');
    finger().tap(cell(1, 0));
    fireEvent.mouseDown(cell(1, 0));
    fireEvent.mouseUp(cell(1, 0));
    fireEvent.click(cell(1, 0));
    expect(sightOf(store)).toBe('.1.\n...');
  });

  it('by a pen is a tap', () => {
    field('*..');
    finger(3, 'pen').tap(cell(1, 0));
    expect(face(1, 0)).toBe('1');
  });

  it('on a gap does nothing', () => {
    const store = field('*..');
    finger().tap(grid());
    expect(sightOf(store)).toBe('...');
  });
});

describe('a long press', () => {
  it('marks after 350 ms, while the finger still rests', () => {
    field('*..');
    finger().down(cell(1, 0));
    rest(349);
    expect(face(1, 0)).toBe('closed');
    rest(1);
    expect(face(1, 0)).toBe('flag');
    expect(pressed()).toEqual([]);
  });

  it('marks after the time it is told', () => {
    field('*..', 800);
    finger().down(cell(1, 0));
    rest(799);
    expect(face(1, 0)).toBe('closed');
    rest(1);
    expect(face(1, 0)).toBe('flag');
  });

  it('marks once, however long it is and whatever the release brings', () => {
    field('*..');
    const hand = finger();
    hand.down(cell(1, 0));
    rest(5000);
    hand.up();
    rest(5000);
    expect(face(1, 0)).toBe('flag');
  });

  it('marks once where the browser sends contextmenu and click with it', () => {
    const store = field('*..');
    const hand = finger();
    hand.down(cell(1, 0));
    rest(500);
    fireEvent.contextMenu(cell(1, 0));
    hand.up();
    fireEvent.click(cell(1, 0));
    expect(sightOf(store)).toBe('.F.');
  });

  it('on a number chords at the release', () => {
    const store = field('*..\n...');
    act(() => store.getState().open(1));
    act(() => store.getState().mark(0));
    const hand = finger();
    hand.down(cell(1, 0));
    rest(5000);
    expect(store.getState().status).toBe('playing');
    hand.up();
    expect(store.getState().status).toBe('won');
  });

  it('on a number whose flags do not agree does nothing', () => {
    const store = field('*..\n...');
    act(() => store.getState().open(1));
    const hand = finger();
    hand.down(cell(1, 0));
    rest(5000);
    hand.up();
    expect(sightOf(store)).toBe('.1.\n...');
  });

  it('is felt, unless the app does not want that or the browser cannot', () => {
    const felt: number[] = [];
    for (const [haptics, vibrate] of [
      [undefined, (ms: number) => felt.push(ms)],
      [false, (ms: number) => felt.push(-ms)],
      [true, undefined],
    ] as const) {
      vi.stubGlobal('navigator', { ...navigator, vibrate });
      render(<Minefield store={storeOn('*..')} haptics={haptics} />);
      finger().down(cell(1, 0));
      rest(350);
      expect(face(1, 0)).toBe('flag');
      cleanup();
    }
    expect(felt).toEqual([15]);
  });

  it('does not count on when the finger has left', () => {
    field('*..');
    const hand = finger();
    hand.down(cell(1, 0));
    rest(300);
    hand.up();
    expect(vi.getTimerCount()).toBe(0);
    expect(face(1, 0)).toBe('1');
  });
});

describe('a finger that does something else', () => {
  it('and moves 3 px still taps', () => {
    field('*..');
    const hand = finger();
    hand.down(cell(1, 0), 50, 50);
    hand.move(53, 50);
    hand.up();
    expect(face(1, 0)).toBe('1');
  });

  it('and moves 30 px scrolls: nothing is done then or later', () => {
    const store = field('*..');
    const hand = finger();
    hand.down(cell(1, 0), 50, 50);
    hand.move(50, 80);
    expect(pressed()).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
    rest(5000);
    hand.up();
    expect(sightOf(store)).toBe('...');
  });

  it('and is taken away does nothing', () => {
    const store = field('*..');
    const hand = finger();
    hand.down(cell(1, 0));
    hand.cancel();
    expect(pressed()).toEqual([]);
    rest(5000);
    hand.up();
    expect(sightOf(store)).toBe('...');
  });

  it('and is joined by another one pinches: neither does anything', () => {
    for (const second of [() => cell(2, 0), () => document.body]) {
      const store = field('*..');
      const [one, two] = [finger(1), finger(2)];
      one.down(cell(1, 0));
      two.down(second());
      rest(5000);
      one.up();
      two.up();
      expect(sightOf(store)).toBe('...');
      expect(pressed()).toEqual([]);
      cleanup();
    }
  });

  it('and is not the one that pressed does not end the press', () => {
    field('*..');
    const [one, two] = [finger(1), finger(2)];
    one.down(cell(1, 0));
    two.up();
    two.cancel();
    expect(pressed()).toEqual(['1,0']);
    one.up();
    expect(face(1, 0)).toBe('1');
  });
});

describe('a finger that is held while the game changes', () => {
  it.each(['newGame', 'replay'] as const)(
    'marks nothing in the next game (%s), and leaves no timer',
    (begin) => {
      const store = field('*..\n...');
      const hand = finger();
      hand.down(cell(2, 1));
      act(() => store.getState()[begin]());
      expect(vi.getTimerCount()).toBe(0);
      expect(pressed()).toEqual([]);
      rest(5000);
      hand.up();
      expect(sightOf(store)).toBe('...\n...');
      hand.tap(cell(2, 1));
      expect(store.getState().opened).toBeGreaterThan(0);
    },
  );

  it('marks nothing in a pause, and leaves no timer', () => {
    const store = field('*..\n...');
    act(() => store.getState().open(1));
    const hand = finger();
    hand.down(cell(2, 1));
    act(() => store.getState().pause());
    expect(vi.getTimerCount()).toBe(0);
    act(() => store.getState().resume());
    rest(5000);
    hand.up();
    expect(sightOf(store)).toBe('.1.\n...');
  });

  it('still acts where only another cell was marked meanwhile', () => {
    const store = field('*..\n...');
    const hand = finger();
    hand.down(cell(2, 1));
    act(() => store.getState().mark(0));
    hand.up();
    expect(face(2, 1)).toBe('0');
  });
});
