import { describe, expect, it } from 'vitest';
import { formatGame, type Game, type Move, minesLeft, play } from './index.js';
import { cellsOf, chordAt, gameOn, markAt, openAll, openAt } from './testing/scenes.js';

const types: readonly Move['type'][] = ['open', 'mark', 'chord'];

function expectFinal(game: Game): void {
  for (const cell of cellsOf(game.board)) {
    for (const type of types) expect(play(game, { type, cell, at: 1e6 })).toBe(game);
  }
}

describe('a win', () => {
  it('is when every safe cell is open, opened one by one', () => {
    const game = openAll(gameOn('*.\n..'), [1, 2]);
    expect(game.status).toBe('playing');
    expect(openAt(game, 1, 1).status).toBe('won');
  });

  it('shows the remaining mines as flags and no mines left', () => {
    const game = openAll(markAt(markAt(markAt(gameOn('**.\n*..'), 0, 0), 1, 0), 1, 0), [2, 4, 5]);
    expect(formatGame(game)).toBe('FF1\nF31');
    expect(minesLeft(game)).toBe(0);
    expect(game.flags).toBe(3);
  });

  it('needs no mine: a board without any is won by one open', () => {
    expect(openAt(gameOn('...\n...'), 1, 1)).toMatchObject({ status: 'won', opened: 6, flags: 0 });
  });

  it('is final', () => {
    expectFinal(openAll(gameOn('*.*'), [1]));
    expectFinal(openAt(gameOn('...'), 0, 0));
  });
});

describe('a loss', () => {
  it('shows the mine that was hit, the others, wrong flags; right flags stay', () => {
    let game = openAll(gameOn('*..*\n....\n*..*'), [1]);
    game = markAt(markAt(game, 3, 0), 2, 1);
    const lost = openAt(game, 0, 2);
    expect(formatGame(lost)).toBe('*1.F\n..!.\nX..*');
    expect(lost).toMatchObject({ status: 'lost', opened: 1, flags: 2 });
  });

  it('shows a mine under a question mark, and leaves one on a safe cell', () => {
    let game = gameOn('*..*');
    for (const x of [1, 1, 3, 3]) game = markAt(game, x, 0);
    expect(formatGame(openAt(game, 0, 0))).toBe('X?.*');
  });

  it('shows every wrong flag of a row, also where it shows a mine too', () => {
    let game = gameOn('....*..*\n*.......');
    for (const x of [0, 2, 3, 7]) game = markAt(game, x, 0);
    for (const x of [1, 7]) game = markAt(game, x, 1);
    expect(formatGame(openAt(game, 4, 0))).toBe('!.!!X..F\n*!.....!');
  });

  it('at the first open counts that cell as the start and none as open', () => {
    expect(openAt(gameOn('*..'), 0, 0)).toMatchObject({ status: 'lost', opened: 0, start: 0 });
  });

  it('is final', () => {
    expectFinal(openAt(gameOn('*..\n...'), 0, 0));
    expectFinal(openAt(markAt(markAt(gameOn('*..\n...'), 1, 0), 2, 0), 0, 0));
  });

  it.each([
    ['1x2', '*\n.', [0]],
    ['2x1', '*.', [0]],
    ['3x1', '..*', [1, 2]],
    ['2x2', '*.\n..', [1, 2, 0]],
    ['1x3', '.\n*\n.', [0, 1]],
  ])('on %s stays a loss where the mine is opened with one safe cell left', (_, picture, cells) => {
    const game = openAll(gameOn(picture), cells);
    expect(game.status).toBe('lost');
    expectFinal(game);
  });

  it('stays a loss where a mine is opened that would have made the count of opens full', () => {
    const game = openAll(gameOn('.*.*.'), [0, 2]);
    expect(game).toMatchObject({ status: 'playing', opened: 2 });
    expect(openAt(game, 1, 0)).toMatchObject({ status: 'lost', opened: 2 });
  });

  it('by a chord opens the safe cells around as well', () => {
    const game = markAt(openAt(gameOn('*..\n...\n..*'), 1, 1), 1, 0);
    const lost = chordAt(markAt(game, 2, 1), 1, 1);
    expect(formatGame(lost)).toBe('X!0\n12!\n01X');
  });
});
