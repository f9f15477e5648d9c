import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { layoutOf, mineCells } from './index.js';
import { layouts } from './testing/arbitraries.js';
import { HOUSE_STYLE, rangeOf, thrownBy } from './testing/thrown.js';

const board = { width: 4, height: 2, mines: 3 };

describe('a layout from its mines', () => {
  it('has exactly these mines and answers them in ascending order', () => {
    expect(mineCells(layoutOf(board, [7, 0, 3]))).toEqual([0, 3, 7]);
  });

  it('takes any iterable', () => {
    expect(mineCells(layoutOf(board, new Set([1, 2, 4])))).toEqual([1, 2, 4]);
  });

  it('may have no mine at all', () => {
    expect(mineCells(layoutOf({ ...board, mines: 0 }, []))).toEqual([]);
  });

  it('says the same for the same mines in any order', () => {
    expect(layoutOf(board, [7, 0, 3])).toEqual(layoutOf(board, [0, 3, 7]));
  });

  it('remembers its board even if the given object changes', () => {
    const given = { ...board };
    const layout = layoutOf(given, [0, 1, 2]);
    given.width = 1;
    expect(layout.board).toEqual(board);
  });

  it('is refused where it has fewer or more mines than the board', () => {
    expect(rangeOf(() => layoutOf(board, [0, 1]))).toEqual({ field: 'mines', min: 2, max: 2 });
    expect(rangeOf(() => layoutOf(board, [0, 1, 2, 3]))).toEqual({ field: 'mines', min: 4, max: 4 });
  });

  it.each([-1, 8, 0.5, Number.NaN, Infinity])('is refused with a mine on cell %s', (cell) => {
    const error = thrownBy(() => layoutOf(board, [0, 1, cell]));
    expect(error).toBeInstanceOf(RangeError);
    expect(error).toMatchObject({ message: expect.stringMatching(HOUSE_STYLE) });
  });

  it('is refused with two mines on one cell', () => {
    const error = thrownBy(() => layoutOf(board, [5, 1, 5]));
    expect(error).toBeInstanceOf(RangeError);
    expect(error).toMatchObject({
      message: 'mines: cell 5 is named twice. It can hold one mine. Name it once.',
    });
  });

  it('shows nothing of its mines to what lists its keys or writes it as JSON', () => {
    const layout = layoutOf(board, [0, 3, 7]);
    expect(Object.keys(layout)).toEqual(['board']);
    expect(JSON.parse(JSON.stringify(layout))).toEqual({ board });
  });

  it('comes back the same from its own mines', () => {
    fc.assert(
      fc.property(layouts, (layout) => {
        expect(layoutOf(layout.board, mineCells(layout))).toEqual(layout);
        expect(mineCells(layout)).toHaveLength(layout.board.mines);
      }),
    );
  });
});
