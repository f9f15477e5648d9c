import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  faceAt,
  formatGame,
  type Game,
  layoutOfGame,
  mineCells,
  restoreGame,
  type SavedGame,
  saveGame,
} from './index.js';
import { games } from './testing/arbitraries.js';
import { cellsOf } from './testing/scenes.js';
import { HOUSE_STYLE } from './testing/thrown.js';

/** Everything that holds for any game that was played by the rules. */
function expectSound(game: Game): void {
  const { board, rules, start, status } = game;
  const cells = cellsOf(board);
  const layout = layoutOfGame(game);
  const mines = new Set(layout ? mineCells(layout) : []);
  const having = (...faces: number[]): number[] => cells.filter((cell) => faces.includes(faceAt(game, cell)));
  const open = having(0, 1, 2, 3, 4, 5, 6, 7, 8);

  expect(game.rows.map((row) => row.length)).toEqual(new Array(board.height).fill(board.width));
  expect(game.opened).toBe(open.length);
  expect(game.flags).toBe(having(10, 14).length);
  expect(typeof game.elapsed === 'number' && game.elapsed >= 0 && game.elapsed < Infinity).toBe(true);
  expect(typeof game.seed).toBe('string');
  expect(['any', 'safe', 'opening']).toContain(rules.firstOpen);
  expect(['exact', 'at-least', 'off']).toContain(rules.chord);
  expect([true, false]).toContain(rules.questionMarks);

  if (layout) expect(layout.board).toEqual(board);
  else expect(status).toBe('ready');
  expect(open.some((cell) => mines.has(cell))).toBe(false);
  const hits = having(13);
  expect(hits.every((cell) => mines.has(cell))).toBe(true);
  expect(having(12).every((cell) => mines.has(cell))).toBe(true);
  expect(having(14).some((cell) => mines.has(cell))).toBe(false);

  const won = open.length === cells.length - board.mines;
  expect(status).toBe(hits.length > 0 ? 'lost' : won ? 'won' : open.length > 0 ? 'playing' : 'ready');
  if (status !== 'lost') expect(having(12, 13, 14)).toEqual([]);
  if (status === 'won') expect(having(10)).toEqual([...mines]);
  expect(start === null).toBe(status === 'ready');
  if (start !== null) expect([...open, ...hits]).toContain(start);
}

/** What becomes of a text from storage: a sound game, or an error of ours; anything else is thrown on. */
function restoredOrRefused(json: unknown): Game | null {
  let game: Game;
  try {
    game = restoreGame(json);
  } catch (error) {
    if (!(error instanceof Error && error.message.startsWith('mines: '))) throw error;
    expect(error.message).toMatch(HOUSE_STYLE);
    return null;
  }
  expectSound(game);
  return game;
}

/** The value of a text, or nothing where it is no JSON, as a reader of storage does it. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

// Thousands of games take seconds on a busy machine.
describe('a saved game', { timeout: 30_000 }, () => {
  it('comes back as it was from JSON, whatever was played', () => {
    fc.assert(
      fc.property(games, (game) => {
        const restored = restoreGame(JSON.parse(JSON.stringify(saveGame(game))));
        expect(restored).toEqual(game);
        expectSound(restored);
      }),
      { numRuns: 1000 },
    );
  });

  it('with one part replaced by anything is sound or is refused', () => {
    const fields: (keyof SavedGame)[] = [
      'version',
      'board',
      'rules',
      'seed',
      'start',
      'elapsed',
      'layout',
      'sight',
    ];
    const values = fc.oneof(fc.jsonValue(), fc.integer({ min: -2, max: 90 }), fc.constant(undefined));
    fc.assert(
      fc.property(games, fc.constantFrom(...fields), values, (game, field, value) => {
        restoredOrRefused({ ...saveGame(game), [field]: value });
      }),
      { numRuns: 1500 },
    );
  });

  it('with one part of its board or rules replaced by anything is sound or is refused', () => {
    const values = fc.oneof(
      fc.jsonValue(),
      fc.integer({ min: -2, max: 90 }),
      fc.constantFrom('any', 'safe', 'exact', 'off', true, false),
    );
    const parts = fc.constantFrom(
      ['board', 'width'],
      ['board', 'height'],
      ['board', 'mines'],
      ['rules', 'firstOpen'],
      ['rules', 'questionMarks'],
      ['rules', 'chord'],
    );
    fc.assert(
      fc.property(games, parts, values, (game, [part = '', field = ''], value) => {
        const saved = saveGame(game);
        const inner = part === 'board' ? saved.board : saved.rules;
        restoredOrRefused({ ...saved, [part]: { ...inner, [field]: value } });
      }),
      { numRuns: 1500 },
    );
  });

  it('with one part taken from another game is sound or is refused', () => {
    const fields: (keyof SavedGame)[] = ['board', 'rules', 'seed', 'start', 'elapsed', 'layout', 'sight'];
    fc.assert(
      fc.property(games, games, fc.constantFrom(...fields), (game, other, field) => {
        restoredOrRefused({ ...saveGame(game), [field]: saveGame(other)[field] });
      }),
      { numRuns: 1000 },
    );
  });

  it('with one sign of its sight changed is refused, or shows just that', () => {
    const place = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    fc.assert(
      fc.property(games, place, fc.constantFrom(...'0123456789.F?*X!\n x'), (game, at, sign) => {
        const saved = saveGame(game);
        const cut = Math.floor(at * saved.sight.length);
        const sight = saved.sight.slice(0, cut) + sign + saved.sight.slice(cut + 1);
        const restored = restoredOrRefused({ ...saved, sight });
        if (restored) expect(formatGame(restored)).toBe(sight);
      }),
      { numRuns: 3000 },
    );
  });

  it('with one character of its JSON changed, lost or added is sound or is refused', () => {
    const place = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
    const put = fc.oneof(
      fc.constantFrom('', ...'0123456789-.eEF?*X!"{}[],:\\ntruefalse'),
      fc.string({ maxLength: 1 }),
    );
    fc.assert(
      fc.property(games, place, fc.nat(1), put, (game, at, cut, sign) => {
        const text = JSON.stringify(saveGame(game));
        const from = Math.floor(at * text.length);
        restoredOrRefused(parsed(text.slice(0, from) + sign + text.slice(from + cut)));
      }),
      { numRuns: 3000 },
    );
  });

  it('replaced by any JSON at all is refused', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (json) => {
        expect(restoredOrRefused(json)).toBeNull();
      }),
      { numRuns: 500 },
    );
  });
});
