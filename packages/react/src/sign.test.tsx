import { act, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Minefield } from './minefield.js';
import { cells, grid } from './testing/field.js';
import { storeOn } from './testing/stores.js';

/** The field as letters, without the space around each. */
const letters = (): string[] =>
  [...grid().children].map((row) =>
    cells(row)
      .map(({ textContent }) => textContent?.[1] ?? '')
      .join(''),
  );

it('without a style sheet the field is a page of letters, each face its own', () => {
  const store = storeOn('**...\n.....');
  render(<Minefield store={store} />);
  expect(letters()).toEqual(['#####', '#####']);
  act(() => {
    store.getState().mark(0);
    store.getState().mark(5);
    store.getState().mark(6);
    store.getState().mark(6);
    store.getState().open(4);
  });
  expect(letters()).toEqual(['F#1\u00a0\u00a0', 'F?1\u00a0\u00a0']);
  act(() => store.getState().open(1));
  expect(letters()).toEqual(['FX1\u00a0\u00a0', '!?1\u00a0\u00a0']);
});

it('all letters are as wide as each other, and none is in the name of a cell', () => {
  render(<Minefield store={storeOn('*.')} />);
  expect(cells().map(({ textContent }) => textContent)).toEqual(['\u00a0#\u00a0', '\u00a0#\u00a0']);
  expect(cells().map((cell) => cell.querySelector('samp')?.getAttribute('aria-hidden'))).toEqual([
    'true',
    'true',
  ]);
});

it('a cell that the app draws has no letter', () => {
  render(<Minefield store={storeOn('*.')} renderCell={(props) => <b {...props} />} />);
  expect(grid().textContent).toBe('');
});
