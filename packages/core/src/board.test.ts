import { describe, expect, it } from 'vitest';
import {
  type Board,
  BoardError,
  cellAt,
  checkBoard,
  createGame,
  layMines,
  layoutOf,
  presets,
} from './index.js';
import { callUntyped } from './testing/scenes.js';
import { HOUSE_STYLE, rangeOf, thrownBy } from './testing/thrown.js';

const CELLS = 2 ** 24;

describe('presets', () => {
  it('are the three classic boards, expert 30 columns by 16 rows', () => {
    expect(presets).toEqual({
      beginner: { width: 9, height: 9, mines: 10 },
      intermediate: { width: 16, height: 16, mines: 40 },
      expert: { width: 30, height: 16, mines: 99 },
    });
  });
});

describe('a board that can be played', () => {
  it.each([
    ['one cell', { width: 1, height: 1, mines: 0 }],
    ['one safe cell', { width: 3, height: 3, mines: 8 }],
    ['no mine', { width: 9, height: 9, mines: 0 }],
    ['the widest row', { width: CELLS, height: 1, mines: CELLS - 1 }],
    ['the tallest column', { width: 1, height: CELLS, mines: 0 }],
    ['the largest square', { width: 4096, height: 4096, mines: CELLS - 1 }],
  ])('has %s', (_, board) => {
    expect(checkBoard(board)).toEqual(board);
  });

  it('is answered as a value of its own, without what else the object held', () => {
    const given = { width: 9, height: 9, mines: 10, name: 'mine' };
    const checked = checkBoard(given);
    given.width = 1;
    expect(checked).toEqual({ width: 9, height: 9, mines: 10 });
  });
});

describe('an impossible board', () => {
  const cases: [string, Board, { field: string; min: number; max: number }][] = [
    ['no column', { width: 0, height: 9, mines: 10 }, { field: 'width', min: 1, max: CELLS }],
    ['a negative width', { width: -1, height: 9, mines: 10 }, { field: 'width', min: 1, max: CELLS }],
    ['half a column', { width: 1.5, height: 9, mines: 10 }, { field: 'width', min: 1, max: CELLS }],
    ['a width of NaN', { width: Number.NaN, height: 9, mines: 10 }, { field: 'width', min: 1, max: CELLS }],
    ['endless rows', { width: 9, height: Infinity, mines: 10 }, { field: 'height', min: 1, max: 1864135 }],
    ['no row', { width: 9, height: 0, mines: 10 }, { field: 'height', min: 1, max: 1864135 }],
    ['one row too many', { width: 4096, height: 4097, mines: 1 }, { field: 'height', min: 1, max: 4096 }],
    ['a billion columns', { width: 1e9, height: 1, mines: 0 }, { field: 'width', min: 1, max: CELLS }],
    ['a billion rows', { width: 1, height: 1e9, mines: 0 }, { field: 'height', min: 1, max: CELLS }],
    ['no safe cell', { width: 5, height: 5, mines: 25 }, { field: 'mines', min: 0, max: 24 }],
    ['a billion mines', { width: 5, height: 5, mines: 1e9 }, { field: 'mines', min: 0, max: 24 }],
    ['a mine less than none', { width: 5, height: 5, mines: -1 }, { field: 'mines', min: 0, max: 24 }],
    ['half a mine', { width: 5, height: 5, mines: 0.5 }, { field: 'mines', min: 0, max: 24 }],
    ['mines of NaN', { width: 5, height: 5, mines: Number.NaN }, { field: 'mines', min: 0, max: 24 }],
    ['a mine on its only cell', { width: 1, height: 1, mines: 1 }, { field: 'mines', min: 0, max: 0 }],
  ];

  it.each(cases)('with %s is refused with the measure and its range', (_, board, range) => {
    expect(rangeOf(() => checkBoard(board))).toEqual(range);
    expect(rangeOf(() => createGame(board))).toEqual(range);
    expect(rangeOf(() => layMines(board, { seed: '', start: 0 }))).toEqual(range);
    expect(rangeOf(() => layoutOf(board, []))).toEqual(range);
  });

  it.each([
    ['a text', '9'],
    ['a padded text', '9 '],
    ['an empty text', ''],
    ['an exponent', '1e3'],
    ['nothing', null],
    ['a missing value', undefined],
    ['a yes', true],
    ['a list', [9]],
    ['an object that cannot be text', { toString: 1, valueOf: 1 }],
    ['a big whole number', 9n],
  ])('with %s for a number is refused in each field', (_, value) => {
    const board = { width: 9, height: 9, mines: 10 };
    for (const field of ['width', 'height', 'mines']) {
      expect(rangeOf(() => callUntyped(checkBoard, { ...board, [field]: value })).field).toBe(field);
    }
  });

  it('is a RangeError whose message says what, why and how', () => {
    const error = thrownBy(() => checkBoard({ width: 9, height: 9, mines: 81 }));
    expect(error).toBeInstanceOf(RangeError);
    expect(error).toBeInstanceOf(BoardError);
    expect(error).toMatchObject({
      name: 'BoardError',
      message: 'mines: mines is 81. That cannot be played. Pass a whole number from 0 to 80.',
    });
  });

  it.each([Number.NaN, '9', null, 'x'.repeat(10_000), { a: 1 }, () => 'a\nb'])(
    'is told in one short line of house style: %s',
    (value) => {
      const error = thrownBy(() => callUntyped(checkBoard, { width: value, height: 1, mines: 0 }));
      expect(error).toMatchObject({ message: expect.stringMatching(HOUSE_STYLE) });
      expect(String(error).length).toBeLessThan(200);
    },
  );

  it.each([
    [{ a: 1 }, 'an object'],
    [[9], 'an object'],
    [() => 9, 'an object'],
    [null, 'null'],
    [undefined, 'undefined'],
    [1.5, '1.5'],
  ])('names %s as %s', (value, name) => {
    const error = thrownBy(() => callUntyped(checkBoard, { width: value, height: 9, mines: 10 }));
    expect(error).toMatchObject({ message: expect.stringMatching(`^mines: width is ${name}\\. `) });
  });

  it('names a text in quotes, so that "9" is not taken for 9', () => {
    const error = thrownBy(() => callUntyped(checkBoard, { width: '9', height: 9, mines: 10 }));
    expect(error).toMatchObject({ message: expect.stringContaining('width is "9"') });
  });
});

describe('cellAt', () => {
  it('counts along the rows, column first', () => {
    expect(cellAt(presets.expert, 0, 0)).toBe(0);
    expect(cellAt(presets.expert, 29, 0)).toBe(29);
    expect(cellAt(presets.expert, 0, 1)).toBe(30);
    expect(cellAt(presets.expert, 29, 15)).toBe(479);
    expect(cellAt({ width: 16, height: 30, mines: 0 }, 15, 29)).toBe(479);
  });

  it.each([
    [9, 0, 'x is 9'],
    [-1, 0, 'x is -1'],
    [0.5, 0, 'x is 0.5'],
    [0, 9, 'y is 9'],
    [0, Number.NaN, 'y is NaN'],
  ])('refuses column %s, row %s, which the board does not have', (x, y, what) => {
    const error = thrownBy(() => cellAt(presets.beginner, x, y));
    expect(error).toBeInstanceOf(RangeError);
    const message = `mines: ${what}. That cannot be played. Pass a whole number from 0 to 8.`;
    expect(error).toMatchObject({ message });
  });
});
