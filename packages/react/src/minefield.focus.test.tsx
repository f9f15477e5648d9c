import { act, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Minefield } from './minefield.js';
import type { MinefieldStore } from './state.js';
import { cell, focused, placeOf, tabStops } from './testing/field.js';
import { storeOn } from './testing/stores.js';

/** A field beside something else that can be focused. */
function page(picture: string): { store: MinefieldStore; other: HTMLElement } {
  const store = storeOn(picture);
  const { getByText } = render(
    <>
      <button type="button">other</button>
      <Minefield store={store} />
    </>,
  );
  return { store, other: getByText('other') };
}

const focus = (element: HTMLElement): void => act(() => element.focus());
const place = (): string => placeOf(document.activeElement);

describe('the focus', () => {
  it('is shown on its cell, and nowhere once it has left the field', () => {
    const { other } = page('*..');
    focus(cell(1, 0));
    expect(focused()).toEqual(['1,0']);
    focus(other);
    expect(focused()).toEqual([]);
  });

  it('makes its cell the tab stop, and the tab stop stays when it leaves', () => {
    const { other } = page('*..');
    focus(cell(2, 0));
    expect(tabStops()).toEqual(['2,0']);
    focus(other);
    expect(tabStops()).toEqual(['2,0']);
  });

  it('follows where the app moves the tab stop', () => {
    const { store } = page('*..');
    focus(cell(0, 0));
    act(() => store.getState().focusCell(2));
    expect(place()).toBe('2,0');
    expect(focused()).toEqual(['2,0']);
  });

  it('is not taken from elsewhere when the app moves the tab stop', () => {
    const { store, other } = page('*..');
    focus(other);
    act(() => store.getState().focusCell(2));
    expect(document.activeElement).toBe(other);
    expect(tabStops()).toEqual(['2,0']);
  });

  it('is not taken when the page is first shown', () => {
    page('*..');
    expect(document.activeElement).toBe(document.body);
  });
});

describe('the focused cell keeps the focus', () => {
  it.each([
    ['won', 2],
    ['lost', 0],
  ])('when it is opened and when the game is %s, and can still be left', (status, last) => {
    const { store } = page('*..');
    focus(cell(1, 0));
    act(() => store.getState().open(1));
    act(() => store.getState().open(last));
    expect(store.getState().status).toBe(status);
    expect(place()).toBe('1,0');
    expect(cell(1, 0).hasAttribute('disabled')).toBe(false);
    focus(cell(2, 0));
    expect(focused()).toEqual(['2,0']);
  });

  it('through a pause and into the next game', () => {
    const { store } = page('*..\n...');
    focus(cell(2, 1));
    act(() => store.getState().open(1));
    act(() => store.getState().pause());
    expect(place()).toBe('2,1');
    act(() => store.getState().newGame());
    expect(place()).toBe('2,1');
    expect(focused()).toEqual(['2,1']);
  });
});

describe('where the cell that has the focus is gone with its board', () => {
  it.each([
    ['the first cell, where there is no such cell any more', { width: 2, height: 1, mines: 1 }, '0,0'],
    [
      'the cell of the same number, where rows are of another length',
      { width: 6, height: 1, mines: 1 },
      '5,0',
    ],
  ])('the focus goes to %s', (_, board, now) => {
    const { store } = page('*..\n...');
    focus(cell(2, 1));
    act(() => store.getState().newGame({ board }));
    expect(place()).toBe(now);
    expect(focused()).toEqual([now]);
  });

  it('and the focus was elsewhere, it stays there', () => {
    const { store, other } = page('*..\n...');
    focus(cell(2, 1));
    focus(other);
    act(() => store.getState().newGame({ board: { width: 2, height: 1, mines: 1 } }));
    expect(document.activeElement).toBe(other);
  });
});
