import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatGame, neighbours, parseLayout } from './index.js';
import { boards } from './testing/arbitraries.js';
import { oracleOf, touching } from './testing/oracle.js';
import { cellsOf, drawn, gameOf, gameOn, openAll } from './testing/scenes.js';
import { HOUSE_STYLE, thrownBy } from './testing/thrown.js';

describe('neighbours', () => {
  it('are the eight around a cell inside, row by row', () => {
    expect(neighbours({ width: 5, height: 3, mines: 0 }, 7)).toEqual([1, 2, 3, 6, 8, 11, 12, 13]);
  });

  it.each([
    ['top left', 0, [1, 5, 6]],
    ['top right', 4, [3, 8, 9]],
    ['bottom left', 10, [5, 6, 11]],
    ['bottom right', 14, [8, 9, 13]],
  ])('are three in the %s corner', (_, cell, around) => {
    expect(neighbours({ width: 5, height: 3, mines: 0 }, cell)).toEqual(around);
  });

  it.each([
    ['left', 5, [0, 1, 6, 10, 11]],
    ['right', 9, [3, 4, 8, 13, 14]],
    ['top', 2, [1, 3, 6, 7, 8]],
    ['bottom', 12, [6, 7, 8, 11, 13]],
  ])('are five at the %s edge and never wrap around', (_, cell, around) => {
    expect(neighbours({ width: 5, height: 3, mines: 0 }, cell)).toEqual(around);
  });

  it('are at most two on a board of one row or one column', () => {
    expect(neighbours({ width: 4, height: 1, mines: 0 }, 0)).toEqual([1]);
    expect(neighbours({ width: 4, height: 1, mines: 0 }, 2)).toEqual([1, 3]);
    expect(neighbours({ width: 1, height: 4, mines: 0 }, 3)).toEqual([2]);
    expect(neighbours({ width: 1, height: 4, mines: 0 }, 1)).toEqual([0, 2]);
    expect(neighbours({ width: 1, height: 1, mines: 0 }, 0)).toEqual([]);
  });

  it('are, on any board, the cells one step away', () => {
    fc.assert(
      fc.property(boards, (board) => {
        const { width, height, mines } = board;
        const oracle = oracleOf(width, height, mines, {
          firstOpen: 'any',
          questionMarks: true,
          chord: 'exact',
        });
        for (const cell of cellsOf(board)) expect(neighbours(board, cell)).toEqual(touching(oracle, cell));
      }),
    );
  });

  it.each([-1, 15, 0.5, Number.NaN])('of cell %s, which is off the board, are not to be had', (cell) => {
    const error = thrownBy(() => neighbours({ width: 5, height: 3, mines: 0 }, cell));
    expect(error).toBeInstanceOf(RangeError);
    expect(error).toHaveProperty('message', expect.stringMatching(HOUSE_STYLE));
    expect(error).toHaveProperty('message', expect.stringContaining('from 0 to 14'));
  });
});

describe('the numbers', () => {
  it('count a mine in the first column for its three rows and nothing at the far edge', () => {
    const board = { width: 10, height: 16, mines: 1 };
    const layout = parseLayout(
      Array.from({ length: board.height }, (_, y) => (y === 12 ? '*.........' : '..........')).join('\n'),
    );
    const game = openAll(
      gameOf(layout),
      cellsOf(board).filter((cell) => cell !== 120),
    );
    expect(formatGame(game).split('\n').slice(10, 15)).toEqual([
      '0000000000',
      '1100000000',
      'F100000000',
      '1100000000',
      '0000000000',
    ]);
  });

  it('do not wrap from the last column to the first', () => {
    const game = openAll(
      gameOn(`
        .....
        .....
        ....*
        .....
        .....
      `),
      [0, 9, 13, 19],
    );
    expect(formatGame(game)).toBe(
      drawn(`
        00000
        00011
        0001F
        00011
        00000
      `),
    );
  });

  it('count diagonals', () => {
    const game = openAll(
      gameOn(`
        *.*
        ...
        *.*
      `),
      [4],
    );
    expect(formatGame(game)).toBe('...\n.4.\n...');
  });

  it('reach the bottom right corner of a 10x10 board', () => {
    const layout = parseLayout([...new Array<string>(9).fill('..........'), '.........*'].join('\n'));
    const sight = formatGame(openAll(gameOf(layout), [0])).split('\n');
    expect(sight[7]).toBe('0000000000');
    expect(sight[8]).toBe('0000000011');
    expect(sight[9]).toBe('000000001F');
  });

  it('go up to 8', () => {
    const game = openAll(gameOn('***\n*.*\n***'), [4]);
    expect(formatGame(game)).toBe('FFF\nF8F\nFFF');
  });
});
