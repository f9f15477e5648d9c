import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BoardError,
  createGame,
  encodeLayout,
  formatGame,
  giveLayout,
  type Layout,
  layoutOf,
  layoutOfGame,
  mineCells,
  minesLeft,
  parseLayout,
  play,
  presets,
  replayGame,
} from './index.js';
import { games } from './testing/arbitraries.js';
import { callUntyped, cellsOf, gameOn, markAt, openAt, truthOf } from './testing/scenes.js';

describe('a new game', () => {
  it('is ready, closed, without flags and without mines laid', () => {
    const game = createGame(presets.expert, { seed: 'tomato' });
    expect(game).toMatchObject({
      board: { width: 30, height: 16, mines: 99 },
      seed: 'tomato',
      status: 'ready',
      flags: 0,
      opened: 0,
      start: null,
      elapsed: 0,
    });
    expect(formatGame(game)).toBe(new Array(16).fill('.'.repeat(30)).join('\n'));
    expect(minesLeft(game)).toBe(99);
    expect(layoutOfGame(game)).toBeNull();
  });

  it('has the empty seed where none is given, so that it is always the same one', () => {
    expect(createGame(presets.beginner).seed).toBe('');
    expect(openAt(createGame(presets.beginner), 4, 4)).toEqual(openAt(createGame(presets.beginner), 4, 4));
  });

  it('takes a number for a seed as its digits', () => {
    const game = callUntyped(createGame, presets.beginner, { seed: 7 });
    expect(game).toEqual(createGame(presets.beginner, { seed: '7' }));
  });

  it('does not change with the board that it was made from', () => {
    const board = { width: 3, height: 2, mines: 1 };
    const game = createGame(board);
    board.mines = 5;
    expect(game.board).toEqual({ width: 3, height: 2, mines: 1 });
  });
});

describe('play again', () => {
  it('has the same mines from the same first cell, any number of times', () => {
    const first = openAt(createGame(presets.intermediate, { seed: 'again' }), 5, 5);
    let game = first;
    for (let round = 0; round < 10; round++) {
      game = replayGame(game);
      expect(game).toMatchObject({ status: 'ready', flags: 0, opened: 0, seed: 'again', elapsed: 0 });
      game = openAt(game, 5, 5);
      expect(formatGame(game)).toBe(formatGame(first));
    }
  });

  it('has the same mines from wherever it begins', () => {
    const first = openAt(createGame(presets.intermediate, { seed: 'again' }), 5, 5);
    expect(truthOf(openAt(replayGame(first), 0, 0))).toEqual(truthOf(first));
    const mine = mineCells(truthOf(first))[0] ?? -1;
    expect(play(replayGame(first), { type: 'open', cell: mine }).status).toBe('lost');
  });

  it('keeps the rules, and leaves the old game as it was', () => {
    const lost = openAt(gameOn('*..\n...', { chord: 'off', questionMarks: false }), 0, 0);
    const again = replayGame(lost);
    expect(again.rules).toEqual(lost.rules);
    expect(formatGame(again)).toBe('...\n...');
    expect(lost.status).toBe('lost');
  });

  it('of a game that nobody opened lays its mines at the first open, from the same seed', () => {
    const game = markAt(createGame(presets.beginner, { seed: 'fresh' }), 0, 0);
    const again = replayGame(game);
    expect(again).toEqual(createGame(presets.beginner, { seed: 'fresh' }));
  });
});

describe('the layout of a game', () => {
  it('is the one that was handed in, or the one that the first open laid', () => {
    const layout = layoutOf({ width: 3, height: 1, mines: 1 }, [2]);
    expect(layoutOfGame(createGame(layout.board, { layout }))).toBe(layout);
    const opened = openAt(createGame(presets.beginner), 4, 4);
    expect(mineCells(truthOf(opened))).toHaveLength(10);
  });

  it('never gets into the JSON of a game', () => {
    fc.assert(
      fc.property(games, (game) => {
        const json = JSON.stringify(game);
        const keys = ['board', 'rules', 'seed', 'status', 'rows', 'flags', 'opened', 'start', 'elapsed'];
        expect(Object.keys(JSON.parse(json))).toEqual(keys);
        const layout = layoutOfGame(game);
        if (layout) expect(json).not.toContain(encodeLayout(layout));
      }),
    );
  });

  it('cannot be told from the JSON of two games that look alike', () => {
    const one = openAt(gameOn('.*..*'), 0, 0);
    const other = openAt(gameOn('.*.*.'), 0, 0);
    expect(formatGame(one)).toBe('1....');
    expect(JSON.stringify(one)).toBe(JSON.stringify(other));
    expect(Object.keys(one)).toEqual(Object.keys(other));
    for (const cell of cellsOf(one.board)) expect(one.rows[0]?.[cell]).toBe(other.rows[0]?.[cell]);
  });
});

describe('a layout that is given later', () => {
  const corner = (): Layout => parseLayout('*..\n...');

  it('lies under the game as it stands, marks and all', () => {
    const layout = corner();
    const marked = play(createGame(layout.board), { type: 'mark', cell: 0 });
    const given = giveLayout(marked, layout);
    expect(given.rows).toBe(marked.rows);
    expect(given.flags).toBe(1);
    expect(play(given, { type: 'open', cell: 2 }).opened).toBe(4);
  });

  it('must fit the board', () => {
    expect(() => giveLayout(createGame(presets.beginner), corner())).toThrow(BoardError);
  });

  it('never moves the mines of a game that has some', () => {
    const layout = corner();
    expect(() => giveLayout(createGame(layout.board, { layout }), layout)).toThrow(
      'mines: the game is laid already. Its mines cannot move. Begin another game.',
    );
  });
});
