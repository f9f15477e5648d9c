import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faceAt, formatGame, type Game, layoutOfGame, mineCells, minesLeft, play } from './index.js';
import { moveOf, playthroughs } from './testing/arbitraries.js';
import { type Oracle, oracleOf, oraclePlay, oracleSight, oracleStatus } from './testing/oracle.js';
import { cellsOf } from './testing/scenes.js';

/** Plays the plans and shows each step, the new game first. */
function eachStep(visit: (next: Game, before: Game | null) => void, numRuns: number): void {
  fc.assert(
    fc.property(playthroughs, ({ game, plans }) => {
      visit(game, null);
      let before = game;
      for (const plan of plans) {
        const next = play(before, moveOf(before, plan));
        visit(next, before);
        before = next;
      }
    }),
    { numRuns },
  );
}

// Thousands of games take seconds on a busy machine.
describe('whatever is played', { timeout: 30_000 }, () => {
  it('a game goes as the plainly written rules say', () => {
    fc.assert(
      fc.property(playthroughs, ({ game: first, plans }) => {
        const { width, height, mines } = first.board;
        let game = first;
        let oracle: Oracle = oracleOf(width, height, mines, game.rules);
        for (const plan of plans) {
          const move = moveOf(game, plan);
          game = play(game, move);
          const layout = layoutOfGame(game);
          oracle = oraclePlay(layout ? { ...oracle, mines: new Set(mineCells(layout)) } : oracle, move);
          expect(formatGame(game)).toBe(oracleSight(oracle));
          expect(game.status).toBe(oracleStatus(oracle));
          expect(game.opened).toBe(oracle.open.size);
          expect(minesLeft(game)).toBe(game.status === 'won' ? 0 : mines - oracle.flags.size);
        }
      }),
      { numRuns: 2000 },
    );
  });

  it('the counts are those of the cells, and each cell is counted once', () => {
    eachStep((game) => {
      const faces = cellsOf(game.board).map((cell) => faceAt(game, cell));
      const flags = faces.filter((face) => face === 10 || face === 14).length;
      const opened = faces.filter((face) => face <= 8).length;
      const covered = faces.filter((face) => face === 9 || face === 11).length;
      const shown = faces.filter((face) => face === 12 || face === 13).length;
      expect(game.flags).toBe(flags);
      expect(game.opened).toBe(opened);
      expect(opened + covered + flags + shown).toBe(faces.length);
    }, 300);
  });

  it('mines show, explode and flags turn out wrong at a loss only', () => {
    eachStep((game) => {
      const ends = cellsOf(game.board).filter((cell) => faceAt(game, cell) >= 12).length;
      expect(ends > 0).toBe(game.status === 'lost');
      const explosions = cellsOf(game.board).filter((cell) => faceAt(game, cell) === 13);
      expect(explosions.length > 0).toBe(game.status === 'lost');
      const mines = layoutOfGame(game);
      for (const cell of explosions) expect(mines && mineCells(mines)).toContain(cell);
    }, 300);
  });

  it('the game is the same object exactly when nothing of it changed', () => {
    eachStep((next, before) => {
      if (!before) return;
      const alike = formatGame(next) === formatGame(before);
      expect(next === before).toBe(alike);
    }, 300);
  });

  it('a won or lost game never changes', () => {
    eachStep((next, before) => {
      if (before?.status === 'won' || before?.status === 'lost') expect(next).toBe(before);
    }, 300);
  });

  it('an open cell stays open and a game never goes back to ready', () => {
    eachStep((next, before) => {
      if (!before) return;
      for (const cell of cellsOf(next.board)) {
        const face = faceAt(before, cell);
        if (face <= 8) expect(faceAt(next, cell)).toBe(face);
      }
      if (before.status !== 'ready') expect(next.status).not.toBe('ready');
    }, 300);
  });

  it('time never runs backwards', () => {
    eachStep((next, before) => {
      expect(next.elapsed).toBeGreaterThanOrEqual(before?.elapsed ?? 0);
    }, 300);
  });

  it('rows that look the same are the same rows', () => {
    eachStep((next, before) => {
      before?.rows.forEach((row, y) => {
        const after = next.rows[y];
        expect(after === row).toBe(String(after) === String(row));
      });
    }, 300);
  });

  it('no game that was left behind changes', () => {
    fc.assert(
      fc.property(playthroughs, ({ game, plans }) => {
        const games: Game[] = [game];
        const looks = [formatGame(game)];
        for (const plan of plans) {
          const last = games.at(-1) ?? game;
          const next = play(last, moveOf(last, plan));
          games.push(next);
          looks.push(formatGame(next));
        }
        expect(games.map(formatGame)).toEqual(looks);
      }),
      { numRuns: 300 },
    );
  });
});
