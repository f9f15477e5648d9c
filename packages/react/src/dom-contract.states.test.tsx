import { act, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Minefield } from './minefield.js';
import type { MinefieldStore } from './state.js';
import { createMinefieldStore } from './store.js';
import { cells, face, faces, grid } from './testing/field.js';
import { storeOn } from './testing/stores.js';

// What the contract says of a game as it goes on. A change here is a breaking change of the package.

function field(picture: string): MinefieldStore {
  const store = storeOn(picture);
  render(<Minefield store={store} />);
  return store;
}

describe('data-phase', () => {
  const phase = (): string | undefined => grid().dataset['phase'];

  it('is ready, playing and won', () => {
    const store = field('*...');
    expect(phase()).toBe('ready');
    act(() => store.getState().mark(0));
    expect(phase()).toBe('ready');
    act(() => store.getState().open(1));
    expect(phase()).toBe('playing');
    act(() => store.getState().open(2));
    expect(phase()).toBe('won');
    act(() => store.getState().newGame());
    expect(phase()).toBe('ready');
  });

  it('is lost', () => {
    const store = field('*..');
    act(() => store.getState().open(0));
    expect(phase()).toBe('lost');
  });
});

describe('data-face', () => {
  it('is the number of an open cell, from 0 to 8', () => {
    // Nine squares side by side: the one in the middle of each is opened.
    const squares = [
      ['...', '*..', '**.', '***', '***', '***', '***', '***', '***'],
      ['...', '...', '...', '...', '*..', '*.*', '*.*', '*.*', '*.*'],
      ['...', '...', '...', '...', '...', '...', '*..', '**.', '***'],
    ];
    const store = field(squares.map((row) => row.join('.')).join('\n'));
    const { width } = store.getState().board;
    const middles = Array.from({ length: 9 }, (_, number) => 4 * number + 1);
    act(() => {
      for (const x of middles) store.getState().open(width + x);
    });
    expect(middles.map((x) => face(x, 1))).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8']);
  });

  it('is closed, flag or question before', () => {
    const store = field('*..');
    act(() => {
      store.getState().mark(1);
      store.getState().mark(2);
      store.getState().mark(2);
    });
    expect(faces()).toEqual([['closed', 'flag', 'question']]);
  });

  it('is exploded, mine, wrong-flag or flag after a loss', () => {
    const store = field('***.');
    act(() => {
      store.getState().mark(2);
      store.getState().mark(3);
      store.getState().open(0);
    });
    expect(faces()).toEqual([['exploded', 'mine', 'flag', 'wrong-flag']]);
  });
});

describe('after a loss', () => {
  it('--mines-ring says when the blast reaches a cell, and is not there where it never comes', () => {
    const store = field('*..\n...\n...');
    act(() => {
      store.getState().mark(2);
      store.getState().mark(4);
      store.getState().mark(8);
      store.getState().open(0);
    });
    const rings = cells().map((found) => found.style.getPropertyValue('--mines-ring'));
    // From the corner on, around the wrong flags.
    expect(rings).toEqual(['0', '1', '', '1', '', '', '2', '3', '']);
  });

  it('and not before it, nor in the next game', () => {
    const store = field('*..');
    const rings = (): number =>
      cells().filter((found) => found.style.getPropertyValue('--mines-ring') !== '').length;
    act(() => store.getState().open(1));
    expect(rings()).toBe(0);
    act(() => store.getState().open(0));
    expect(rings()).toBe(3);
    act(() => store.getState().newGame());
    expect(rings()).toBe(0);
  });
});

describe('a cell of a game that is over', () => {
  it.each([
    ['won', 2],
    ['lost', 0],
  ])('is aria-disabled, not disabled (%s)', (_, last) => {
    const store = field('*..');
    act(() => store.getState().open(1));
    act(() => store.getState().open(last));
    expect(cells().map((found) => found.getAttribute('aria-disabled'))).toEqual(['true', 'true', 'true']);
  });
});

it('a paused field shows nothing of the game', () => {
  const store = createMinefieldStore({ seed: 'tomato' });
  render(<Minefield store={store} />);
  act(() => store.getState().open(40));
  act(() => store.getState().mark(0));
  expect(new Set(faces().flat()).size).toBeGreaterThan(2);
  expect(grid().hasAttribute('data-paused')).toBe(false);
  act(() => store.getState().pause());
  expect(grid().dataset['paused']).toBe('');
  expect(new Set(faces().flat())).toEqual(new Set(['closed']));
  for (const found of cells()) {
    expect(found.getAttribute('aria-label')).toMatch(/^Hidden while paused, row \d, column \d$/);
    expect(found.getAttribute('aria-disabled')).toBe('true');
  }
});
