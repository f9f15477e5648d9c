import { describe, expect, it } from 'vitest';
import { formatGame, minesLeft, parseLayout, play } from './index.js';
import { cellsOf, chordAt, drawn, gameOf, gameOn, markAt, openAll, openAt } from './testing/scenes.js';

describe('an open', () => {
  it('of a number shows that cell alone', () => {
    const game = openAt(gameOn('.*..\n....'), 0, 0);
    expect(formatGame(game)).toBe('1...\n....');
    expect(game).toMatchObject({ status: 'playing', opened: 1, start: 0 });
  });

  it('of a 0 opens the whole opening and the numbers around it, nothing behind these', () => {
    const game = openAt(
      gameOn(`
        ......
        ......
        ..**..
        ..*.*.
        ..***.
      `),
      0,
      0,
    );
    expect(formatGame(game)).toBe(
      drawn(`
        000000
        012210
        02..21
        03....
        02....
      `),
    );
    expect(game).toMatchObject({ status: 'playing', opened: 20 });
  });

  it('does not pass from one 0 to another through a number', () => {
    const game = openAt(
      gameOn(`
        ...*...
        ...*...
      `),
      0,
      0,
    );
    expect(formatGame(game)).toBe('002....\n002....');
  });

  it('passes from 0 to 0 where they touch at a corner only', () => {
    const game = openAt(
      gameOn(`
        ...*
        ....
        ....
        *...
      `),
      0,
      0,
    );
    expect(formatGame(game)).toBe('001F\n0011\n1100\nF100');
  });

  it('of an open cell, whatever its number, changes nothing', () => {
    const game = openAt(gameOn('...*.'), 0, 0);
    expect(openAt(game, 0, 0)).toBe(game);
    expect(openAt(game, 2, 0)).toBe(game);
  });

  it('of a flagged cell changes nothing, a mine or not, before and after the first open', () => {
    const ready = markAt(markAt(gameOn('..*.'), 0, 0), 2, 0);
    expect(openAt(ready, 0, 0)).toBe(ready);
    expect(openAt(ready, 2, 0)).toBe(ready);
    const playing = openAt(ready, 1, 0);
    expect(openAt(playing, 2, 0)).toBe(playing);
  });

  it('of a question mark opens it', () => {
    const game = openAt(markAt(markAt(gameOn('..*.'), 1, 0), 1, 0), 1, 0);
    expect(formatGame(game)).toBe('.1..');
    expect(openAt(markAt(markAt(gameOn('..*.'), 2, 0), 2, 0), 2, 0).status).toBe('lost');
  });

  it('notes the cell that was first', () => {
    const game = openAt(gameOn('.*.\n...'), 2, 1);
    expect(game.start).toBe(5);
    expect(openAt(game, 0, 0).start).toBe(5);
  });
});

describe('an opening', () => {
  const corner = '.....\n.....\n.....\n.....\n....*';
  const fence = [10, 11, 12, 13, 14];

  it('stops at flags; unflagged cells behind open later, until all 24 are', () => {
    let game = fence.reduce((next, cell) => play(next, { type: 'mark', cell }), gameOn(corner));
    game = openAt(game, 0, 0);
    expect(game).toMatchObject({ status: 'playing', opened: 10, flags: 5 });
    expect(minesLeft(game)).toBe(-4);
    expect(formatGame(game)).toBe('00000\n00000\nFFFFF\n.....\n.....');

    game = openAt(markAt(markAt(game, 0, 2), 0, 2), 0, 2);
    expect(game).toMatchObject({ status: 'playing', opened: 19, flags: 4 });
    expect(formatGame(game)).toBe('00000\n00000\n0FFFF\n0001.\n0001.');

    for (const cell of [11, 12, 13, 14]) {
      game = openAll(play(play(game, { type: 'mark', cell }), { type: 'mark', cell }), [cell]);
    }
    expect(game).toMatchObject({ status: 'won', opened: 24 });
  });

  it('goes over question marks', () => {
    const noted = fence.reduce(
      (next, cell) => play(play(next, { type: 'mark', cell }), { type: 'mark', cell }),
      gameOn(corner),
    );
    expect(openAt(noted, 0, 0)).toMatchObject({ status: 'won', opened: 24 });
  });

  it('leaves flags within it alone and counts them still', () => {
    const game = openAt(markAt(markAt(gameOn(corner), 2, 2), 4, 3), 0, 0);
    expect(formatGame(game)).toBe('00000\n00000\n00F00\n0001F\n0001.');
    expect(game).toMatchObject({ status: 'playing', opened: 22, flags: 2 });
  });

  it('reaches every corner through a winding corridor', () => {
    // Walls of flags leave one way through; each turn is a diagonal or an edge step.
    const walls = ['.......', '.FFFFFF', '.......', 'FFFFFF.', '.......', '.FFFFFF', '......*'];
    const layout = parseLayout(walls.join('\n').replaceAll('F', '.'));
    const flagged = cellsOf(layout.board).filter((cell) => walls.join('')[cell] === 'F');
    let game = gameOf(layout);
    for (const cell of flagged) game = play(game, { type: 'mark', cell });
    expect(formatGame(openAt(game, 6, 0))).toBe(
      '0000000\n0FFFFFF\n0000000\nFFFFFF0\n0000000\n0FFFFFF\n000001.',
    );
  });
});

describe('boards of every shape', () => {
  it.each([
    ['30x16', 30, 16],
    ['16x30', 16, 30],
    ['3x5', 3, 5],
    ['5x3', 5, 3],
    ['1x9', 1, 9],
    ['9x1', 9, 1],
  ])('%s open from each corner to the opposite one', (_, width, height) => {
    const last = width * height - 1;
    for (const start of [0, width - 1, last - width + 1, last]) {
      const game = openAt(
        gameOn(pictureWithMineAt(width, height, last - start)),
        start % width,
        Math.floor(start / width),
      );
      expect(game).toMatchObject({ status: 'won', opened: last });
    }
  });

  it('30x16 and 16x30 have a mine in a corner just there', () => {
    for (const width of [30, 16]) {
      const height = 480 / width;
      const last = 479;
      for (const corner of [0, width - 1, last - width + 1, last]) {
        const game = openAt(
          gameOn(pictureWithMineAt(width, height, corner)),
          corner % width,
          Math.floor(corner / width),
        );
        expect(game).toMatchObject({ status: 'lost', start: corner });
        expect(formatGame(game).replaceAll('\n', '').indexOf('X')).toBe(corner);
      }
    }
  });

  it('9x9 and 1x1 without a mine are won by one open', () => {
    for (const side of [9, 1]) {
      const game = openAt(gameOn(pictureWithMineAt(side, side, -1)), 0, 0);
      expect(game).toMatchObject({ status: 'won', opened: side * side, flags: 0 });
    }
  });

  it('a chord reaches over the edge of no row', () => {
    const game = openAt(markAt(gameOn('*...\n....\n....'), 0, 0), 1, 0);
    expect(formatGame(chordAt(game, 1, 0))).toBe('F100\n1100\n0000');
  });
});

function pictureWithMineAt(width: number, height: number, mine: number): string {
  return Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_cell, x) => (y * width + x === mine ? '*' : '.')).join(''),
  ).join('\n');
}
