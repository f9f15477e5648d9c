import { createGame, type Game, play, presets } from '@mines/core';
import { describe, expect, it } from 'vitest';
import { analyse } from './analyse.js';
import { InconsistentPosition } from './errors.js';
import { hint } from './hint.js';
import { chancesOver, holdsAlways, layoutsOf } from './testing/brute.js';
import { drawn, facesOf } from './testing/positions.js';

describe('the simplest proof', () => {
  it('is a single number', () => {
    expect(hint(drawn('000/011/01#', 1))).toBeNull();
    expect(hint(drawn('22/##/##', 3))).toMatchObject({
      reason: 'number',
      action: 'mark',
      cell: 2,
      cells: [2, 3],
      numbers: [0],
      chance: 1,
    });
  });

  it('is two numbers together', () => {
    // 1-1 from the edge: the second 1 has all its mines where the first has one, so the third cell is safe.
    expect(hint(drawn('111#/####/####', 3))).toMatchObject({ reason: 'numbers', action: 'open' });
    expect(hint(drawn('###/###/111/000', 2))).toMatchObject({ cells: [5], numbers: [6, 7] });
  });

  it('is the mine count', () => {
    expect(hint(drawn('####/1###', 1))).toMatchObject({
      reason: 'count',
      action: 'open',
      cell: 2,
      numbers: [4],
    });
    expect(hint(drawn('###', 0))).toMatchObject({ reason: 'count', cell: 0, cells: [0, 1, 2], numbers: [] });
  });

  it('is the odds where nothing is certain', () => {
    expect(hint(drawn('1#/##', 1))).toMatchObject({
      reason: 'guess',
      action: 'open',
      chance: 1 / 3,
      numbers: [],
    });
    expect(hint(drawn('#1#1#', 2))).toMatchObject({ action: 'open', cell: 2, chance: 0 });
  });
});

describe('a hint', () => {
  it('marks mines only when no cell is safe, and those without a flag', () => {
    expect(hint(drawn('2##/##1/###', 3))?.action).not.toBe('guess');
    expect(hint(drawn('3###/F###/####', 4))).toMatchObject({ action: 'mark', cell: 1, cells: [1, 5] });
  });

  it('is silent once the game is over', () => {
    let game: Game = createGame({ width: 2, height: 1, mines: 1 }, { seed: '' });
    game = play(game, { type: 'open', cell: 0 });
    expect(game.status).toBe('won');
    expect(hint(game)).toBeNull();
    let lost: Game = createGame(presets.beginner, { rules: { firstOpen: 'any' } });
    for (let cell = 0; lost.status !== 'lost'; cell++) lost = play(lost, { type: 'open', cell });
    expect(hint(lost)).toBeNull();
  });

  it('says so where nothing looks like the position', () => {
    expect(() => hint(drawn('#1#/###', 0))).toThrow(InconsistentPosition);
  });
});

it('is certain while anything is, and its proof stands alone', () => {
  const reasons = new Set<string>();
  for (let n = 0; n < 60; n++) {
    const [width, height, mines] = [
      [6, 3, 4],
      [5, 4, 5],
      [9, 2, 5],
      [4, 4, 6],
    ][n % 4] ?? [4, 4, 4];
    let game = createGame(
      { width: width ?? 4, height: height ?? 4, mines: mines ?? 4 },
      { seed: `hint ${n}` },
    );
    game = play(game, { type: 'open', cell: 0 });
    while (game.status === 'playing') {
      const step = hint(game);
      if (!step) throw new Error('no hint');
      reasons.add(step.reason);
      const cells = facesOf(game).length;
      const sure = chancesOver(layoutsOf(game), cells);
      expect(Math.abs((sure[step.cell] ?? NaN) - step.chance)).toBeLessThan(1e-12);
      if (step.reason === 'guess') {
        const unmarked = sure.filter((_, cell) => facesOf(game)[cell] === 9);
        expect(Math.min(...unmarked)).toBeGreaterThan(0);
        expect(Math.max(...unmarked)).toBeLessThan(1);
      } else {
        const alone = layoutsOf(game, new Set(step.numbers), step.reason === 'count');
        const chances = chancesOver(alone, cells);
        for (const cell of step.cells) expect(chances[cell]).toBe(step.chance);
        expect(step.cells).toContain(step.cell);
      }
      game = play(game, { type: step.action, cell: step.cell });
    }
  }
  expect([...reasons].sort()).toEqual(['count', 'exact', 'guess', 'number', 'numbers']);
});

it('proves every certain step of whole games on classic boards', () => {
  const reasons: Record<string, number> = {};
  for (let n = 0; n < 12; n++) {
    const board = [presets.beginner, presets.intermediate, presets.expert][n % 3] ?? presets.beginner;
    let game = play(createGame(board, { seed: `proof ${n}` }), { type: 'open', cell: board.width + 1 });
    while (game.status === 'playing') {
      const step = hint(game);
      if (!step) throw new Error('no hint');
      reasons[step.reason] = (reasons[step.reason] ?? 0) + 1;
      const { safe, mines } = analyse(game);
      if (safe.length > 0) expect(safe).toContain(step.cell);
      if (step.reason === 'guess') {
        expect(mines.every((cell) => facesOf(game)[cell] === 10)).toBe(true);
      } else {
        const { numbers, cells, action, reason } = step;
        expect(holdsAlways(game, numbers, reason === 'count', cells, action === 'mark')).toBe(true);
        if (reason === 'number') expect(numbers).toHaveLength(1);
        if (reason === 'numbers') expect([2, 3]).toContain(numbers.length);
        if (reason === 'exact') expect(numbers.length).toBeGreaterThan(3);
        // None of the numbers could be left out.
        for (const out of numbers) {
          const fewer = numbers.filter((number) => number !== out);
          expect(holdsAlways(game, fewer, reason === 'count', [step.cell], action === 'mark')).toBe(false);
        }
      }
      for (const cell of step.cells) game = play(game, { type: step.action, cell });
    }
  }
  expect(Object.keys(reasons).sort()).toEqual(
    expect.arrayContaining(['exact', 'guess', 'number', 'numbers']),
  );
});
