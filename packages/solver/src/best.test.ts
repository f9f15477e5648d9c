import { createGame, type Game, layoutOf, play, presets } from '@mines/core';
import { describe, expect, it } from 'vitest';
import { analyse } from './analyse.js';
import { bestMove } from './best.js';
import { InconsistentPosition } from './errors.js';
import { layoutsOf } from './testing/brute.js';
import { drawn, facesOf, metInPlay } from './testing/positions.js';

/** Plays a game to its end, one best move after the other. */
function playOut(start: Game, budget?: number): Game {
  let game = start;
  while (game.status === 'playing') game = play(game, { type: 'open', cell: bestMove(game, { budget }) });
  return game;
}

/** In how many of some layouts (mines as bits) best play wins, given what is open. By trying everything. */
function winsByTrying(layouts: readonly number[], cells: number, width: number): number {
  const numberAt = (mines: number, cell: number): number => {
    const x = cell % width;
    let count = 0;
    for (let other = 0; other < cells; other++) {
      const apart = Math.max(
        Math.abs((other % width) - x),
        Math.abs(Math.floor(other / width) - Math.floor(cell / width)),
      );
      if (apart === 1 && (mines >> other) & 1) count++;
    }
    return count;
  };
  if (layouts.length <= 1) return layouts.length;
  let best = 0;
  for (let cell = 0; cell < cells; cell++) {
    const parts = new Map<number, number[]>();
    for (const mines of layouts) {
      if ((mines >> cell) & 1) continue;
      const number = numberAt(mines, cell);
      parts.set(number, [...(parts.get(number) ?? []), mines]);
    }
    const some = [...parts.values()];
    if (some.length === 1 && some[0]?.length === layouts.length) continue;
    best = Math.max(
      best,
      some.reduce((sum, part) => sum + winsByTrying(part, cells, width), 0),
    );
  }
  return best;
}

describe('bestMove', () => {
  it('opens a safe cell while one is certain', () => {
    for (const { position } of Object.values(metInPlay()).flat()) {
      const { safe } = analyse(position);
      if (safe.length > 0) expect(safe).toContain(bestMove(position, { budget: 0 }));
    }
  });

  it('opens the safest cell where it may not look ahead', () => {
    for (const { position } of Object.values(metInPlay()).flat()) {
      const { probability } = analyse(position);
      const least = Math.min(...[...probability].filter((chance) => !Number.isNaN(chance)));
      expect(probability[bestMove(position, { budget: 0 })]).toBeCloseTo(least, 9);
    }
  });

  it('never gives up much safety for an outlook, and does the same each time', () => {
    for (const { position } of Object.values(metInPlay()).flatMap((list) => list.slice(0, 10))) {
      const { probability } = analyse(position);
      const least = Math.min(...[...probability].filter((chance) => !Number.isNaN(chance)));
      const move = bestMove(position, { budget: 3_000 });
      expect(1 - (probability[move] ?? 1)).toBeGreaterThan(0.89 * (1 - least));
      expect(bestMove(position, { budget: 3_000 })).toBe(move);
      expect(facesOf(position)[move]).toBe(9);
    }
  });

  it.each([
    ['1##/###', 2],
    ['2##/###', 3],
    ['1###/####', 3],
    ['#2#/###/###', 4],
    ['#2##/####', 3],
  ])('plays the end of %s with %i mines as well as can be', (text, mines) => {
    const position = drawn(text, mines);
    const { board } = position;
    const layouts = layoutsOf(position);
    const open = facesOf(position).flatMap((face, cell) => (face < 9 ? [cell] : []));
    let won = 0;
    for (const bits of layouts) {
      const cells = facesOf(position).flatMap((_, cell) => ((bits >> cell) & 1 ? [cell] : []));
      let game = createGame(board, { layout: layoutOf(board, cells) });
      for (const cell of open) game = play(game, { type: 'open', cell });
      if (playOut(game).status === 'won') won++;
    }
    expect(layouts.length).toBeGreaterThan(1);
    expect(won).toBe(winsByTrying(layouts, board.width * board.height, board.width));
  });

  it('wins what it should', () => {
    let won = 0;
    for (let n = 0; n < 100; n++) {
      const fresh = createGame(presets.beginner, { seed: `wins ${n}` });
      if (playOut(play(fresh, { type: 'open', cell: 30 }), 2_000).status === 'won') won++;
    }
    expect(won).toBeGreaterThanOrEqual(93);
  });

  it('begins in a corner', () => {
    expect(bestMove(createGame(presets.expert), { budget: 0 })).toBe(0);
  });

  it('says so where nothing can be opened', () => {
    expect(() => bestMove(drawn('#1#/###', 0))).toThrow(InconsistentPosition);
    expect(() => bestMove(drawn('01/01', 0))).toThrow(InconsistentPosition);
    expect(() => bestMove(drawn('##', 2))).toThrow(InconsistentPosition);
  });
});
