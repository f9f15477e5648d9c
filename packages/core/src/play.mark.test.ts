import { describe, expect, it } from 'vitest';
import { createGame, formatGame, minesLeft, play, presets } from './index.js';
import { gameOn, markAt, openAll, openAt } from './testing/scenes.js';

describe('a mark', () => {
  it('goes flag, question, closed, flag with question marks', () => {
    const looks = ['F.', '?.', '..', 'F.'];
    let game = gameOn('.*');
    for (const look of looks) {
      game = markAt(game, 0, 0);
      expect(formatGame(game)).toBe(look);
      expect(game.flags).toBe(look === 'F.' ? 1 : 0);
    }
  });

  it('goes flag, closed, flag, closed without', () => {
    let game = gameOn('.*', { questionMarks: false });
    for (const look of ['F.', '..', 'F.', '..']) {
      game = markAt(game, 0, 0);
      expect(formatGame(game)).toBe(look);
    }
    expect(game.flags).toBe(0);
  });

  it('on an open cell changes nothing, whatever its number', () => {
    const game = openAt(gameOn('...*.'), 0, 0);
    for (const x of [0, 2]) expect(markAt(game, x, 0)).toBe(game);
  });

  it('is for one cell: the others and the status stay', () => {
    const game = openAt(gameOn('...\n..*\n*..'), 0, 0);
    const marked = markAt(game, 2, 2);
    expect(formatGame(marked)).toBe(`${formatGame(game).slice(0, -1)}F`);
    expect(marked).toMatchObject({ status: 'playing', opened: game.opened, start: 0 });
  });

  it('in the last column and row is where it was set', () => {
    const game = markAt(createGame(presets.expert), 29, 15);
    expect(game.rows[15]?.[29]).toBe(10);
    expect(markAt(createGame({ width: 16, height: 30, mines: 99 }), 15, 29).rows[29]?.[15]).toBe(10);
  });
});

describe('mines left', () => {
  it('goes down with each flag and below zero, without a floor', () => {
    let game = createGame({ width: 16, height: 16, mines: 10 });
    const counts: number[] = [];
    for (let cell = 0; cell < 120; cell++) {
      game = play(game, { type: 'mark', cell });
      if ([10, 11, 12, 20, 120].includes(cell + 1)) counts.push(minesLeft(game));
    }
    expect(counts).toEqual([0, -1, -2, -10, -110]);
  });

  it('counts flags only: a question mark gives the mine back', () => {
    const flagged = markAt(createGame(presets.beginner), 3, 3);
    expect(minesLeft(flagged)).toBe(9);
    expect(minesLeft(markAt(flagged, 3, 3))).toBe(10);
  });

  it('is the number of mines in a new game', () => {
    expect(minesLeft(createGame(presets.expert))).toBe(99);
    expect(minesLeft(createGame({ width: 1, height: 1, mines: 0 }))).toBe(0);
  });

  it('counts wrong flags after a loss and none after a win', () => {
    expect(minesLeft(openAt(markAt(gameOn('*.*'), 1, 0), 0, 0))).toBe(1);
    expect(minesLeft(openAll(gameOn('*.*'), [1]))).toBe(0);
  });
});

describe('flags alone', () => {
  it('never win, right or wrong; the last safe cell does', () => {
    let game = openAll(gameOn('*.\n..'), [1, 2]);
    expect(formatGame(game)).toBe('.1\n1.');
    game = markAt(game, 0, 0);
    expect(game.status).toBe('playing');
    game = markAt(game, 1, 1);
    expect(game.status).toBe('playing');
    game = openAt(markAt(markAt(game, 1, 1), 1, 1), 1, 1);
    expect(game.status).toBe('won');
  });

  it('on every mine before the first open leave the game ready', () => {
    const game = markAt(markAt(gameOn('*.*'), 0, 0), 2, 0);
    expect(game).toMatchObject({ status: 'ready', flags: 2, opened: 0, start: null });
  });
});
