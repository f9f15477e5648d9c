import { act, createEvent, fireEvent, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Minefield } from './minefield.js';
import type { MinefieldStore } from './state.js';
import { cell, face, grid, pressed } from './testing/field.js';
import { LEFT, mouse, RIGHT } from './testing/pointer.js';
import { sightOf, storeOn } from './testing/stores.js';

/** A field on a drawn layout. */
function field(picture: string): MinefieldStore {
  const store = storeOn(picture);
  render(<Minefield store={store} />);
  return store;
}

/** Whether the browser would still do what it does by itself. */
function defaultOf(type: 'contextMenu' | 'mouseDown', target: Element, button = 0): boolean {
  return fireEvent(target, createEvent[type](target, { button }));
}

describe('the left button', () => {
  it('shows the cell pressed, and opens it at the release', () => {
    field('*..\n...');
    const hand = mouse();
    hand.down(LEFT, cell(1, 0));
    expect(pressed()).toEqual(['1,0']);
    expect(face(1, 0)).toBe('closed');
    hand.up(LEFT, cell(1, 0));
    expect(pressed()).toEqual([]);
    expect(face(1, 0)).toBe('1');
  });

  it('does nothing to a flag, and does not show it pressed', () => {
    field('*..');
    const hand = mouse();
    hand.click(RIGHT, cell(0, 0));
    hand.down(LEFT, cell(0, 0));
    expect(pressed()).toEqual([]);
    hand.up(LEFT, cell(0, 0));
    expect(face(0, 0)).toBe('flag');
  });

  it('opens a cell with a question mark', () => {
    field('*..');
    const hand = mouse();
    hand.click(RIGHT, cell(1, 0));
    hand.click(RIGHT, cell(1, 0));
    expect(face(1, 0)).toBe('question');
    hand.down(LEFT, cell(1, 0));
    expect(pressed()).toEqual(['1,0']);
    hand.up(LEFT, cell(1, 0));
    expect(face(1, 0)).toBe('1');
  });
});

describe('the right button', () => {
  it('marks at the release: flag, question, closed, flag', () => {
    field('*..');
    const hand = mouse();
    hand.down(RIGHT, cell(1, 0));
    expect(pressed()).toEqual(['1,0']);
    expect(face(1, 0)).toBe('closed');
    hand.up(RIGHT, cell(1, 0));
    const seen = [face(1, 0)];
    for (let click = 0; click < 3; click++) {
      hand.click(RIGHT, cell(1, 0));
      seen.push(face(1, 0));
    }
    expect(seen).toEqual(['flag', 'question', 'closed', 'flag']);
  });

  it('does nothing to an open cell', () => {
    const store = field('*..');
    const hand = mouse();
    hand.click(LEFT, cell(1, 0));
    hand.down(RIGHT, cell(1, 0));
    expect(pressed()).toEqual([]);
    hand.up(RIGHT, cell(1, 0));
    expect(sightOf(store)).toBe('.1.');
  });

  it('marks once where the browser sends a click after it', () => {
    field('*..');
    mouse().click(RIGHT, cell(1, 0));
    fireEvent.click(cell(1, 0));
    fireEvent.contextMenu(cell(1, 0));
    expect(face(1, 0)).toBe('flag');
  });
});

describe('leaving the cell', () => {
  it('shows nothing pressed while away, and presses again on the way back', () => {
    field('*..');
    const hand = mouse();
    hand.down(LEFT, cell(1, 0));
    hand.over(cell(2, 0));
    expect(pressed()).toEqual([]);
    hand.over(cell(1, 0));
    expect(pressed()).toEqual(['1,0']);
    hand.up(LEFT, cell(1, 0));
    expect(face(1, 0)).toBe('1');
  });

  it('and letting go on another cell, a gap, the page or outside the window does nothing', () => {
    const store = field('*..');
    for (const target of [cell(2, 0), grid(), document.body, document.documentElement]) {
      const hand = mouse();
      hand.down(LEFT, cell(1, 0));
      hand.over(target);
      hand.up(LEFT, target);
      expect(pressed()).toEqual([]);
      expect(sightOf(store)).toBe('...');
    }
  });

  it('and letting go outside does not spoil the next click', () => {
    const store = field('*..');
    const hand = mouse();
    hand.down(LEFT, cell(1, 0));
    hand.up(LEFT, document.body);
    hand.click(LEFT, cell(2, 0));
    expect(sightOf(store)).toBe('F10');
  });

  it.each([
    ['left', LEFT, '.1..\n....'],
    ['right', RIGHT, '.F..\n....'],
  ] as const)(
    'with the %s button, up outside and a click on another cell: that one once, the first not',
    (_, button, sight) => {
      const store = field('*...\n....');
      const hand = mouse();
      hand.down(button, cell(2, 1));
      hand.over(document.body);
      hand.up(button, document.body);
      hand.click(button, cell(1, 0));
      fireEvent.click(cell(1, 0));
      expect(sightOf(store)).toBe(sight);
    },
  );

  it('and letting go where nobody tells of it does nothing, though the pointer comes back to the cell', () => {
    const store = field('*..');
    fireEvent.pointerDown(cell(1, 0), { pointerId: 1, pointerType: 'mouse', buttons: 1 });
    fireEvent.pointerMove(cell(1, 0), { pointerId: 1, pointerType: 'mouse', buttons: 0 });
    expect(pressed()).toEqual([]);
    expect(sightOf(store)).toBe('...');
    mouse().click(LEFT, cell(1, 0));
    expect(sightOf(store)).toBe('.1.');
  });

  it('from a gap onto a cell does nothing', () => {
    const store = field('*..');
    const hand = mouse();
    hand.down(LEFT, grid());
    hand.over(cell(1, 0));
    hand.up(LEFT, cell(1, 0));
    expect(sightOf(store)).toBe('...');
  });
});

it('what says to be a cell that the board does not have is none', () => {
  const store = field('*..\n...');
  const stray = grid().children[1]?.appendChild(document.createElement('div')) ?? grid();
  stray.setAttribute('role', 'gridcell');
  for (const column of ['0', '4', 'x']) {
    stray.setAttribute('aria-colindex', column);
    for (const button of [LEFT, RIGHT]) mouse().click(button, stray);
    fireEvent.keyDown(stray, { key: 'Enter' });
  }
  stray.remove();
  expect(sightOf(store)).toBe('...\n...');
});

describe('what the browser does by itself', () => {
  it('shows no context menu over cells of any kind, gaps and borders', () => {
    const store = field('*..\n...');
    const places = [grid(), ...grid().children, cell(0, 0), cell(1, 0)];
    for (const place of places) expect(defaultOf('contextMenu', place)).toBe(false);
    act(() => store.getState().mark(0));
    act(() => store.getState().open(1));
    for (const place of [cell(0, 0), cell(1, 0)]) expect(defaultOf('contextMenu', place)).toBe(false);
    act(() => store.getState().mark(0));
    act(() => store.getState().open(0));
    expect(store.getState().status).toBe('lost');
    expect(defaultOf('contextMenu', cell(0, 0))).toBe(false);
  });

  it('leaves the context menu of the rest of the page alone', () => {
    field('*..');
    expect(defaultOf('contextMenu', document.body)).toBe(true);
  });

  it('does not scroll by the middle button', () => {
    field('*..');
    for (const place of [grid(), cell(0, 0)]) expect(defaultOf('mouseDown', place, 1)).toBe(false);
  });

  it('still gives the focus to what the left button presses', () => {
    field('*..');
    expect(defaultOf('mouseDown', cell(0, 0), 0)).toBe(true);
  });
});
