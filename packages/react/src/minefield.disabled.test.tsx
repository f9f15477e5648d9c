import { createGame, layoutOf, type Move, mineCells, play } from '@mines/core';
import { act, cleanup, render } from '@testing-library/react';
import * as fc from 'fast-check';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import { Minefield } from './minefield.js';
import type { MinefieldStore } from './state.js';
import { createMinefieldStore } from './store.js';
import { cell, cells, grid } from './testing/field.js';
import { storeOn } from './testing/stores.js';
import { useField } from './use-field.js';

/** The cells that say that nothing can be done to them, a line a row: `x` they are, `.` they are not. */
function disabled(): string[] {
  return [...grid().querySelectorAll('[role="row"]')].map((row) =>
    cells(row)
      .map((found) => (found.getAttribute('aria-disabled') === 'true' ? 'x' : '.'))
      .join(''),
  );
}

function shown(store: MinefieldStore): MinefieldStore {
  render(<Minefield store={store} />);
  return store;
}

describe('a number is aria-disabled', () => {
  it('until its flags agree with it, and again when nothing is left to open', () => {
    const store = shown(storeOn('*..\n...\n..*'));
    expect(disabled()).toEqual(['...', '...', '...']);
    act(() => store.getState().open(1));
    expect(disabled()).toEqual(['.x.', '...', '...']);
    act(() => store.getState().mark(0));
    expect(disabled()).toEqual(['...', '...', '...']);
    act(() => store.getState().chord(1));
    // Of the numbers below it only the 1 at the left has its flag.
    expect(disabled()).toEqual(['.xx', '.xx', '...']);
    // A question mark is no flag.
    act(() => store.getState().mark(0));
    expect(disabled()).toEqual(['.xx', 'xxx', '...']);
  });

  it('as often as not by a flag in the row above or below', () => {
    const store = shown(storeOn('*..\n...\n..*'));
    act(() => store.getState().open(3));
    expect(disabled()).toEqual(['...', 'x..', '...']);
    act(() => store.getState().mark(6));
    expect(disabled()).toEqual(['...', '...', '...']);
    act(() => store.getState().mark(6));
    act(() => store.getState().mark(0));
    expect(disabled()).toEqual(['...', '...', '...']);
    act(() => store.getState().mark(7));
    expect(disabled()).toEqual(['...', 'x..', '...']);
  });

  it('not with more flags than its number, where the rules have that open', () => {
    const store = shown(storeOn('*..\n...\n..*', { rules: { chord: 'at-least' } }));
    for (const flag of [0, 2]) act(() => store.getState().mark(flag));
    act(() => store.getState().open(1));
    expect(disabled()).toEqual(['...', '...', '...']);
  });

  it('always, where the rules know no chord', () => {
    const store = shown(storeOn('*..\n...\n..*', { rules: { chord: 'off' } }));
    act(() => store.getState().mark(0));
    act(() => store.getState().open(1));
    expect(disabled()).toEqual(['.x.', '...', '...']);
  });
});

it('an empty cell is aria-disabled, but not beside a flag that was taken off', () => {
  const store = shown(storeOn('....*..'));
  act(() => store.getState().mark(1));
  act(() => store.getState().open(0));
  // The flag stopped the flood.
  expect(disabled()).toEqual(['x......']);
  act(() => store.getState().mark(1));
  expect(disabled()).toEqual(['.......']);
  act(() => store.getState().chord(0));
  expect(disabled()).toEqual(['xxxx...']);
});

it('a paused field is aria-disabled throughout, and what was not before is not after', () => {
  const store = shown(storeOn('*..\n...\n..*'));
  act(() => store.getState().open(1));
  act(() => store.getState().pause());
  expect(disabled()).toEqual(['xxx', 'xxx', 'xxx']);
  act(() => store.getState().resume());
  expect(disabled()).toEqual(['.x.', '...', '...']);
});

/** A field of elements of one's own. */
function Own({ store }: { readonly store: MinefieldStore }): ReactElement {
  const { state, gridProps, rowProps, cellProps, cellState } = useField({ store });
  return (
    <div {...gridProps}>
      {state.rows.map((faces, y) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
        <div key={y} {...rowProps(y)}>
          {Array.from(faces, (_, x) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
            <i key={x} {...cellProps(x, y)} title={String(cellState(x, y).disabled)} />
          ))}
        </div>
      ))}
    </div>
  );
}

it('a field without markup says the same, and has it in the state of the cell', () => {
  const store = storeOn('*..\n...\n..*');
  render(<Own store={store} />);
  act(() => store.getState().open(1));
  expect(disabled()).toEqual(['.x.', '...', '...']);
  expect(cells().map(({ title }) => title === 'true')).toEqual(cells().map((_, at) => at === 1));
});

describe('a cell is aria-disabled if and only if no move on it changes the game:', () => {
  const boards = fc.record({ width: fc.integer({ min: 1, max: 4 }), height: fc.integer({ min: 1, max: 4 }) });
  const layouts = boards.chain(({ width, height }) => {
    const all = [...Array(width * height).keys()];
    return fc
      .subarray(all, { maxLength: Math.min(all.length - 1, Math.ceil(all.length / 4)) })
      .map((mines) => layoutOf({ width, height, mines: mines.length }, mines));
  });
  const rules = fc.record({
    firstOpen: fc.constantFrom('any', 'safe', 'opening'),
    questionMarks: fc.boolean(),
    chord: fc.constantFrom('exact', 'at-least', 'off'),
  });
  // Blind moves alone end most games at once, so some go by where the mines are.
  const tries = fc.array(
    fc.record({
      type: fc.constantFrom<Move['type']>('open', 'open', 'mark', 'mark', 'chord'),
      wise: fc.constantFrom(true, true, true, false),
      pick: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
    }),
    { maxLength: 9, size: 'max' },
  );

  it('after each move of games by chance', () => {
    fc.assert(
      fc.property(layouts, rules, tries, (layout, chosen, moves) => {
        const store = createMinefieldStore({ layout, rules: chosen, now: () => 0 });
        let game = createGame(layout.board, { layout, rules: chosen });
        const all = [...Array(layout.board.width * layout.board.height).keys()];
        const mined = new Set(mineCells(layout));
        const changes = (type: Move['type'], at: number): boolean => play(game, { type, cell: at }) !== game;
        render(<Minefield store={store} />);
        for (const { type, wise, pick } of moves) {
          const good = all.filter(
            (at) => changes(type, at) && (type === 'chord' || mined.has(at) === (type === 'mark')),
          );
          const choices = wise && good.length > 0 ? good : all;
          const at = choices[Math.floor(pick * choices.length)] ?? 0;
          game = play(game, { type, cell: at });
          act(() => store.getState()[type](at));
          const idle = all.filter(
            (place) => !(['open', 'mark', 'chord'] as const).some((any) => changes(any, place)),
          );
          const said = cells().flatMap((found, place) =>
            found.getAttribute('aria-disabled') === 'true' ? place : [],
          );
          expect(said).toEqual(idle);
        }
        cleanup();
      }),
      { numRuns: 50 },
    );
  });
});

it('a cell that is aria-disabled keeps the focus and the tab stop', () => {
  const store = shown(storeOn('*..\n...\n..*'));
  act(() => cell(1, 0).focus());
  act(() => store.getState().open(1));
  expect(cell(1, 0).getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(cell(1, 0));
  expect(cell(1, 0).tabIndex).toBe(0);
});
