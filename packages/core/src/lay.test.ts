import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Board, type FirstOpen, layMines, mineCells, neighbours, presets } from './index.js';
import { boards } from './testing/arbitraries.js';
import { cellsOf } from './testing/scenes.js';
import { rangeOf } from './testing/thrown.js';

const policies: readonly FirstOpen[] = ['any', 'safe', 'opening'];

function minesOf(board: Board, seed: string, start: number, firstOpen?: FirstOpen): number[] {
  return mineCells(layMines(board, firstOpen ? { seed, start, firstOpen } : { seed, start }));
}

describe('laying the mines', () => {
  it('lays the same mines for the same board, seed, policy and first cell', () => {
    for (const policy of policies) {
      const once = layMines(presets.expert, { seed: 'tomato', start: 17, firstOpen: policy });
      expect(layMines({ ...presets.expert }, { seed: 'tomato', start: 17, firstOpen: policy })).toEqual(once);
    }
  });

  it('lays other mines for another seed, however alike', () => {
    const seeds = [
      '',
      ' ',
      '0',
      '1',
      '2',
      '10',
      '01',
      'a',
      'A',
      'b',
      'aa',
      'ab',
      'ba',
      'é',
      'e\u0301',
      '\0',
      '💣',
    ];
    const layouts = seeds.map((seed) => minesOf(presets.expert, seed, 0).join());
    expect(new Set(layouts).size).toBe(seeds.length);
  });

  it('promises an opening where nothing is said', () => {
    expect(minesOf(presets.beginner, 'x', 40)).toEqual(minesOf(presets.beginner, 'x', 40, 'opening'));
  });

  it('lays 30 distinct mines on 7x9, 1000 times', () => {
    for (let seed = 0; seed < 1000; seed++) {
      const mines = minesOf({ width: 7, height: 9, mines: 30 }, String(seed), 31);
      expect(new Set(mines).size).toBe(30);
      expect(mines.every((cell) => cell >= 0 && cell < 63)).toBe(true);
    }
  });

  it('lays the exact number on any board, from any first cell, and keeps that cell clear where promised', () => {
    fc.assert(
      fc.property(
        boards,
        fc.nat(),
        fc.string(),
        fc.constantFrom(...policies),
        (board, pick, seed, policy) => {
          const start = pick % (board.width * board.height);
          const mines = minesOf(board, seed, start, policy);
          expect(mines).toHaveLength(board.mines);
          if (policy !== 'any') expect(mines).not.toContain(start);
        },
      ),
    );
  });

  it('keeps all neighbours clear on any board that has room for its mines elsewhere', () => {
    fc.assert(
      fc.property(boards, fc.nat(), fc.string(), (board, pick, seed) => {
        const start = pick % (board.width * board.height);
        const around = neighbours(board, start);
        const room = board.width * board.height - around.length - 1;
        const mines = minesOf(board, seed, start);
        const inZone = around.filter((cell) => mines.includes(cell)).length;
        expect(inZone).toBe(Math.max(0, board.mines - room));
      }),
    );
  });

  it('is refused from a first cell that is off the board', () => {
    for (const start of [-1, 81, 0.5, Number.NaN]) {
      expect(() => layMines(presets.beginner, { seed: '', start })).toThrow(RangeError);
    }
  });

  it('is refused at once on an impossible board', () => {
    const full = { width: 3, height: 3, mines: 9 };
    expect(rangeOf(() => layMines(full, { seed: '', start: 0 }))).toEqual({ field: 'mines', min: 0, max: 8 });
  });
});

describe('a board that is too full for its safe zone', () => {
  const starts = { centre: [2, 2], edge: [0, 2], corner: [4, 4] };

  it.each(cellsOf({ width: 5, height: 5 }))(
    'with 24 mines on 25 cells leaves only the first cell %i',
    (start) => {
      const board = { width: 5, height: 5, mines: 24 };
      const others = cellsOf(board).filter((cell) => cell !== start);
      expect(minesOf(board, 'full', start, 'opening')).toEqual(others);
      expect(minesOf(board, 'full', start, 'safe')).toEqual(others);
    },
  );

  it.each(Object.entries(starts))('keeps the %s and shrinks the zone by what does not fit', (_, place) => {
    const [x = 0, y = 0] = place;
    const board = { width: 5, height: 5, mines: 17 };
    const start = y * 5 + x;
    const around = neighbours(board, start);
    for (let seed = 0; seed < 200; seed++) {
      const mines = minesOf(board, String(seed), start);
      expect(mines).toHaveLength(17);
      expect(mines).not.toContain(start);
      expect(around.filter((cell) => mines.includes(cell))).toHaveLength(
        Math.max(0, 17 - (24 - around.length)),
      );
    }
  });

  it.each([0, 1, 4, 5, 8])('with 8 mines on 9 cells has them all around cell %i', (start) => {
    const board = { width: 3, height: 3, mines: 8 };
    expect(minesOf(board, 'tight', start)).toEqual(cellsOf(board).filter((cell) => cell !== start));
  });

  it('gives up any neighbour alike, not the first ones', () => {
    // 5x5 with 20 mines from the centre: 16 outside, so 4 of the 8 neighbours.
    const board = { width: 5, height: 5, mines: 20 };
    const counts = new Map(neighbours(board, 12).map((cell) => [cell, 0]));
    for (let seed = 0; seed < 2000; seed++) {
      for (const cell of minesOf(board, String(seed), 12)) {
        const count = counts.get(cell);
        if (count !== undefined) counts.set(cell, count + 1);
      }
    }
    // 2000 * 4 / 8, give or take four standard deviations of 22.
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(90);
  });

  it('answers at once on a million cells with one safe', () => {
    const board = { width: 1000, height: 1000, mines: 999_999 };
    const mines = minesOf(board, 'large', 1001);
    expect(mines).toHaveLength(999_999);
    expect(mines[1001]).toBe(1002);
  });
});
