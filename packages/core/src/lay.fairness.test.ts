import { describe, expect, it } from 'vitest';
import { type Board, type FirstOpen, layMines, mineCells, neighbours } from './index.js';
import { cellsOf } from './testing/scenes.js';
import { evennessOfDraws } from './testing/statistics.js';

const BOARDS = 20_000;
const board = { width: 9, height: 9, mines: 10 };
const policies: readonly FirstOpen[] = ['any', 'safe', 'opening'];

/** How often each cell is mined over many seeds. */
function tally(on: Board, start: number, firstOpen: FirstOpen, seedOf: (n: number) => string): number[] {
  const counts = new Array<number>(on.width * on.height).fill(0);
  for (let n = 1; n <= BOARDS; n++) {
    for (const cell of mineCells(layMines(on, { seed: seedOf(n), start, firstOpen }))) {
      counts[cell] = (counts[cell] ?? 0) + 1;
    }
  }
  return counts;
}

/** The cells that may be mined, given what the first open is promised. */
function mineable(on: Board, start: number, firstOpen: FirstOpen): number[] {
  const zone = firstOpen === 'any' ? [] : firstOpen === 'safe' ? [start] : [start, ...neighbours(on, start)];
  return cellsOf(on).filter((cell) => !zone.includes(cell));
}

function expectEven(on: Board, counts: readonly number[], cells: readonly number[]): void {
  const { chiSquare, min, max } = evennessOfDraws(
    cells.map((cell) => counts[cell] ?? 0),
    on.mines,
    BOARDS,
  );
  expect(chiSquare).toBeGreaterThan(min);
  expect(chiSquare).toBeLessThan(max);
}

describe.each(policies)(
  'with first open "%s", every cell outside the safe zone is mined as often',
  (policy) => {
    it('over the seeds "1", "2", "3" and on', () => {
      expectEven(board, tally(board, 40, policy, String), mineable(board, 40, policy));
    });

    it('over seeds of words', () => {
      const counts = tally(board, 40, policy, (n) => `game-${n.toString(36)}-${n % 7}`);
      expectEven(board, counts, mineable(board, 40, policy));
    });

    it('the last row and the last column included, from a corner', () => {
      const wide = { width: 7, height: 5, mines: 6 };
      const counts = tally(wide, 0, policy, String);
      expectEven(wide, counts, mineable(wide, 0, policy));
      const last = cellsOf(wide).filter((cell) => cell % 7 === 6 || cell >= 28);
      const cells = mineable(wide, 0, policy);
      const mean = (BOARDS * wide.mines) / cells.length;
      for (const cell of last) expect(Math.abs((counts[cell] ?? 0) / mean - 1)).toBeLessThan(0.08);
    });
  },
);

describe('the safe zone', () => {
  it('is the whole square: over 2000 games its nine cells are never mined, the other 72 about 278 times', () => {
    const counts = new Array<number>(81).fill(0);
    for (let seed = 0; seed < 2000; seed++) {
      for (const cell of mineCells(layMines(board, { seed: `square ${seed}`, start: 40 }))) {
        counts[cell] = (counts[cell] ?? 0) + 1;
      }
    }
    const square = new Set([40, ...neighbours(board, 40)]);
    counts.forEach((count, cell) => {
      if (square.has(cell)) expect(count).toBe(0);
      // Four standard deviations of 15.5.
      else expect(Math.abs(count - 278)).toBeLessThan(62);
    });
  });
});

describe('two cells', () => {
  it('are mined together as often as any other two', () => {
    const small = { width: 5, height: 4, mines: 3 };
    const pairs = new Map<number, number>();
    for (let n = 1; n <= BOARDS; n++) {
      const [a = 0, b = 0, c = 0] = mineCells(
        layMines(small, { seed: String(n), start: 0, firstOpen: 'any' }),
      );
      for (const pair of [a * 20 + b, a * 20 + c, b * 20 + c]) pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
    }
    expect(pairs.size).toBe(190);
    // Each 20000 * 3 / 190 = 316 times, within five standard deviations of 18.
    for (const count of pairs.values()) expect(Math.abs(count - 316)).toBeLessThan(90);
  });
});
