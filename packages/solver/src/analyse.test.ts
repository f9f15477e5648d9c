import { createGame, layMines, play, presets } from '@mines/core';
import { describe, expect, it } from 'vitest';
import { analyse } from './analyse.js';
import { BudgetExceeded, InconsistentPosition } from './errors.js';
import type { Position } from './position.js';
import { drawn, facesOf, fractions, metInPlay, sightOf } from './testing/positions.js';

const sum = (values: Iterable<number>): number =>
  [...values].reduce((a, b) => a + (Number.isNaN(b) ? 0 : b), 0);

describe('exact odds', () => {
  it.each(fractions())('$id', ({ position, chances, solutions, inconsistent }) => {
    if (inconsistent) {
      expect(() => analyse(position)).toThrow(InconsistentPosition);
      return;
    }
    const { probability, safe, mines, log10Solutions } = analyse(position);
    expect(probability.filter((chance) => !Number.isNaN(chance))).toHaveLength(chances.length);
    for (const [cell, numerator, denominator] of chances) {
      expect(Math.abs((probability[cell] ?? NaN) - numerator / denominator)).toBeLessThan(1e-12);
    }
    const ascending = [...chances].sort(([a], [b]) => a - b);
    expect(safe).toEqual(ascending.flatMap(([cell, top]) => (top === 0 ? [cell] : [])));
    expect(mines).toEqual(ascending.flatMap(([cell, top, bottom]) => (top === bottom ? [cell] : [])));
    expect(Math.abs(log10Solutions - Math.log10(solutions))).toBeLessThan(1e-12);
  });

  it.each(Object.entries(metInPlay()))('positions of %s games', (_, list) => {
    for (const { position, safe } of list) {
      const { probability } = analyse(position);
      const closed = [...probability].filter((chance) => !Number.isNaN(chance));
      expect(closed).toHaveLength(safe.length);
      closed.forEach((chance, i) => {
        expect(Math.abs(1 - chance - (safe[i] ?? NaN))).toBeLessThan(1e-7);
      });
    }
  });

  it('knows nothing but the density of a fresh board, whatever its size', () => {
    for (const [width, height, mines] of [
      [60, 35, 540],
      [50, 50, 500],
      [100, 100, 2000],
      [1, 1, 0],
      [206, 10, 1030],
    ] as const) {
      const rows = Array.from({ length: height }, () => new Uint8Array(width).fill(9));
      const { probability, log10Solutions } = analyse({ board: { width, height, mines }, rows });
      expect(probability.every((chance) => Math.abs(chance - mines / width / height) < 1e-14)).toBe(true);
      expect(log10Solutions).toBeGreaterThanOrEqual(0);
    }
    // 2060 choose 1030 is beyond every double: 619 decimal digits.
    const rows = Array.from({ length: 10 }, () => new Uint8Array(206).fill(9));
    const { log10Solutions } = analyse({ board: { width: 206, height: 10, mines: 1030 }, rows });
    expect(log10Solutions).toBeCloseTo(618.366745, 5);
  });

  it.each([
    [60, 35, 540],
    [50, 50, 500],
    [100, 100, 2000],
  ])('adds up in games on %i by %i with %i mines', (width, height, mines) => {
    const board = { width, height, mines };
    let game = play(createGame(board, { seed: 'large' }), { type: 'open', cell: 20 * width + 20 });
    for (let moves = 0; moves < 25 && game.status === 'playing'; moves++) {
      const { probability, safe } = analyse(game);
      expect(Math.abs(sum(probability) - mines)).toBeLessThan(1e-6);
      expect(probability.every((chance) => !(chance < 0 || chance > 1))).toBe(true);
      const least = Math.min(...probability.filter((chance) => !Number.isNaN(chance)));
      for (const cell of safe.length > 0 ? safe : [probability.indexOf(least)]) {
        game = play(game, { type: 'open', cell });
      }
    }
  });

  it.each([
    [60, 35, 540],
    [50, 50, 500],
    [100, 100, 2000],
  ])(
    'adds up or gives up where cells of %i by %i with %i mines are open at random',
    (width, height, mines) => {
      const board = { width, height, mines };
      let answered = 0;
      for (const open of [0.02, 0.15, 0.5, 0.75]) {
        const layout = layMines(board, { seed: `${open}`, start: 0 });
        const position = sightOf(layout, (cell) => ((cell * 7919) % 1009) / 1009 < open);
        try {
          expect(Math.abs(sum(analyse(position).probability) - mines)).toBeLessThan(1e-6);
          answered++;
        } catch (error) {
          expect(error).toBeInstanceOf(BudgetExceeded);
        }
      }
      expect(answered).toBeGreaterThan(1);
    },
  );
});

describe('evidence', () => {
  it('takes a game as a position', () => {
    const game = play(createGame(presets.expert, { seed: 'a' }), { type: 'open', cell: 100 });
    expect(analyse(game).probability).toHaveLength(480);
  });

  it('never takes a flag or a question mark for evidence', () => {
    const bare = analyse(drawn('1#1#/##1#/####', 3));
    for (const marked of ['1F1F/FF1F/FFFF', '1?1#/#F1#/###?']) {
      expect(analyse(drawn(marked, 3))).toEqual(bare);
    }
  });

  it('takes what a loss shows for what it is', () => {
    const { board, rows } = drawn('1##/###', 2);
    const lost: Position = { board, rows: rows.map((row) => row.slice()) };
    lost.rows[0]?.set([12], 2);
    lost.rows[1]?.set([14], 0);
    expect([...analyse(lost).probability]).toEqual([NaN, 0.5, 1, 0, 0.5, 0]);
  });
});

describe('what cannot be', () => {
  it.each([
    ['5x1 with 3 mines', drawn('#1#1#', 3)],
    ['no mine for a 1', drawn('#1#/###', 0)],
    ['an 8 at the edge', drawn('###/8##/###', 8)],
    ['a 0 beside a 1', drawn('01/##', 1)],
    ['more mines than cells', drawn('##', 3)],
    ['more mines than closed cells', drawn('0', 1)],
    ['less mines than none', drawn('##', -1)],
    ['half a mine', drawn('##', 0.5)],
    ['no cells', { board: { width: 0, height: 0, mines: 0 }, rows: [] }],
    ['rows that do not fit', { board: { width: 3, height: 2, mines: 1 }, rows: [new Uint8Array(3)] }],
    ['a row that does not fit', { board: { width: 3, height: 1, mines: 1 }, rows: [new Uint8Array(2)] }],
    ['no face', { board: { width: 1, height: 1, mines: 0 }, rows: [Uint8Array.of(15)] }],
  ])('%s', (_, position) => {
    expect(() => analyse(position)).toThrow(InconsistentPosition);
    expect(() => analyse(position)).toThrow(/^mines: .+\. .+\. .+\.$/);
  });

  it('answers for every count that can be', () => {
    expect(analyse(drawn('#1#1#', 1)).mines).toEqual([2]);
    expect(analyse(drawn('#1#1#', 2)).mines).toEqual([0, 4]);
    expect(facesOf(drawn('01', 0))).toEqual([0, 1]);
  });
});

it('gives up on a tangle within its budget', () => {
  // Every second cell of every second row open: thirty numbers are half done at any time.
  const rows = Array.from({ length: 61 }, (_, y) =>
    Uint8Array.from({ length: 61 }, (_, x) => (x % 2 && y % 2 ? 4 : 9)),
  );
  const tangle = { board: { width: 61, height: 61, mines: 1200 }, rows };
  expect(() => analyse(tangle)).toThrow(BudgetExceeded);
  expect(() => analyse(tangle, { budget: 10 })).toThrow(/10 nodes/);
});
