import {
  BoardError,
  decodeLayout,
  layMines,
  layoutOf,
  mineCells,
  neighbours,
  parseLayout,
  presets,
} from '@mines/core';
import { describe, expect, it } from 'vitest';
import { difficulty } from './difficulty.js';
import { NoGuessUnavailable } from './errors.js';
import { isNoGuess, layNoGuess } from './no-guess.js';
import { isSolvedByHand } from './testing/naive.js';

const LARGE =
  '49x22.GUlAICAIkUSBgDBABEBQAYJAQxAGKAA0jADAvAhgABEBZLHIUBAACIAAgQQACYkhnROBAAAIA4QiRICEQ8ABUQIkgEECRHQABAEAKAxgVA4AADQwAoIGQgJABIEEAEGxYDFBASFAMACUgGAgAIgwEUAAaAiRRAAKKEKMYALAAIAIAAEkwAAA';
const RING = '9x9.AAAPhEIhEPgAAAA';

describe('isNoGuess', () => {
  it.each([
    ['a large board laid by another engine', LARGE, 12 * 49 + 9, true],
    ['a ring that only the mine count opens', RING, 0, true],
    ['one mine in the corner', '3x3.gAA', 8, true],
    ['a start on a mine', '3x3.gAA', 0, false],
    ['one of two', '2x1.gA', 1, true],
    ['a coin toss behind a wall', '4x2.JA', 0, false],
  ])('%s', (_, text, start, answer) => {
    expect(isNoGuess(decodeLayout(text), start)).toBe(answer);
  });

  it('refuses a start that is off the board', () => {
    for (const start of [-1, 9, 0.5, NaN]) {
      expect(() => isNoGuess(decodeLayout('3x3.gAA'), start)).toThrow(RangeError);
    }
  });

  it('agrees with a player who goes through every layout', () => {
    const answers = [0, 0];
    for (let n = 0; n < 150; n++) {
      const board = n % 3 ? { width: 6, height: 5, mines: 6 } : { width: 8, height: 4, mines: 5 };
      const layout = layMines(board, { seed: `${n}`, start: 7, firstOpen: n % 2 ? 'safe' : 'opening' });
      const answer = isNoGuess(layout, 7);
      expect(answer).toBe(isSolvedByHand(layout, 7));
      answers[+answer] = (answers[+answer] ?? 0) + 1;
    }
    expect(Math.min(...answers)).toBeGreaterThan(20);
  });
});

describe('layNoGuess', () => {
  it.each([
    ['beginner', presets.beginner, 40, 60],
    ['intermediate', presets.intermediate, 119, 40],
    ['expert', presets.expert, 255, 25],
  ])('lays %s boards that need no guess', async (_, board, start, count) => {
    for (let n = 0; n < count; n++) {
      const layout = await layNoGuess(board, { seed: `no guess ${n}`, start });
      expect(layout.board).toEqual(board);
      expect(isNoGuess(layout, start)).toBe(true);
      const zone = [start, ...neighbours(board, start)];
      expect(mineCells(layout).filter((cell) => zone.includes(cell))).toEqual([]);
    }
  });

  it('convinces a player who goes through every layout', async () => {
    for (let n = 0; n < 40; n++) {
      const board =
        [
          { width: 6, height: 6, mines: 8 },
          { width: 9, height: 4, mines: 7 },
          { width: 9, height: 9, mines: 10 },
          { width: 5, height: 5, mines: 8 },
        ][n % 4] ?? presets.beginner;
      const start = n % 25;
      const firstOpen = n % 3 ? 'opening' : 'safe';
      const layout = await layNoGuess(board, { seed: `${n}`, start, rules: { firstOpen } });
      expect(mineCells(layout)).toHaveLength(board.mines);
      expect(isSolvedByHand(layout, start)).toBe(true);
    }
  });

  it('lays what the engine lays where that needs no guess', async () => {
    let same = 0;
    for (let n = 0; n < 20; n++) {
      const plain = layMines(presets.beginner, { seed: `${n}`, start: 40 });
      if (!isNoGuess(plain, 40)) continue;
      expect(await layNoGuess(presets.beginner, { seed: `${n}`, start: 40 })).toEqual(plain);
      same++;
    }
    expect(same).toBeGreaterThan(10);
  });

  it.each([
    [16, 16, 99],
    [30, 16, 170],
    [30, 30, 240],
    [9, 18, 72],
    [100, 100, 2000],
  ])('%i by %i with %i mines: answers or gives up', async (width, height, mines) => {
    const board = { width, height, mines };
    const start = Math.floor(height / 2) * width + Math.floor(width / 2);
    try {
      const layout = await layNoGuess(board, { seed: 'dense', start });
      expect(isNoGuess(layout, start)).toBe(true);
    } catch (error) {
      expect(error).toBeInstanceOf(NoGuessUnavailable);
    }
  });

  it('lays the boards that leave no choice', async () => {
    for (const [board, start] of [
      [{ width: 1, height: 1, mines: 0 }, 0],
      [{ width: 5, height: 5, mines: 24 }, 12],
      [{ width: 9, height: 9, mines: 0 }, 3],
      [{ width: 2, height: 1, mines: 1 }, 1],
    ] as const) {
      expect(isNoGuess(await layNoGuess(board, { seed: 'x', start }), start)).toBe(true);
    }
  });

  it('gives up within its budget, with the board and the budget in words', async () => {
    // One safe cell among the eight around the start, and nothing tells which.
    const order = { seed: 'x', start: 4, budget: 20_000 };
    const hopeless = layNoGuess({ width: 3, height: 3, mines: 7 }, order);
    await expect(hopeless).rejects.toThrow(NoGuessUnavailable);
    await expect(hopeless).rejects.toThrow(/^mines: .*3 by 3 cells with 7 mines.*20000/);
    await expect(layNoGuess(presets.expert, { seed: 'x', start: 0, budget: 0 })).rejects.toThrow(
      NoGuessUnavailable,
    );
  });

  it('ends when it is told to', async () => {
    const before = AbortSignal.abort(new Error('enough'));
    await expect(layNoGuess(presets.expert, { seed: 'x', start: 0, signal: before })).rejects.toThrow(
      'enough',
    );
    const later = new AbortController();
    const endless = { seed: 'x', start: 4, budget: Infinity, signal: later.signal };
    const search = layNoGuess({ width: 3, height: 3, mines: 7 }, endless);
    setTimeout(() => later.abort());
    await expect(search).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('refuses what is no board and no start', async () => {
    await expect(layNoGuess({ width: 0, height: 9, mines: 1 }, { seed: '', start: 0 })).rejects.toThrow(
      BoardError,
    );
    await expect(layNoGuess({ width: 9, height: 9, mines: 81 }, { seed: '', start: 0 })).rejects.toThrow(
      BoardError,
    );
    await expect(layNoGuess(presets.beginner, { seed: '', start: 81 })).rejects.toThrow(RangeError);
  });
});

describe('difficulty', () => {
  it('counts the kinds of proof', () => {
    const corner = parseLayout('*..\n...\n...');
    expect(difficulty(corner, 8)).toMatchObject({ solvable: true, numbers: 0, exact: 0, count: 0 });
    expect(difficulty(decodeLayout(RING), 0)).toMatchObject({ solvable: true, count: 1 });
    const toss = difficulty(decodeLayout('4x2.JA'), 0);
    expect(toss.solvable).toBe(false);
    const hit = layoutOf({ width: 2, height: 1, mines: 1 }, [0]);
    expect(difficulty(hit, 0)).toEqual({ solvable: false, number: 0, numbers: 0, exact: 0, count: 0 });
  });

  it('agrees with isNoGuess on whether a board can be solved', () => {
    const all = { number: 0, numbers: 0, exact: 0, count: 0 };
    for (let n = 0; n < 40; n++) {
      const board = n % 2 ? presets.expert : presets.intermediate;
      const layout = layMines(board, { seed: `kinds ${n}`, start: 40 });
      const { solvable, ...steps } = difficulty(layout, 40);
      expect(solvable).toBe(isNoGuess(layout, 40));
      all.number += steps.number;
      all.numbers += steps.numbers;
      all.exact += steps.exact;
      all.count += steps.count;
    }
    expect(Math.min(...Object.values(all))).toBeGreaterThan(0);
  });
});
