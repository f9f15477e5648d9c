import { describe, expect, it } from 'vitest';
import { type ChordRule, canChord, chordTargets, formatGame, type Game, play } from './index.js';
import { cellsOf, chordAt, drawn, gameOn, markAt, openAll, openAt } from './testing/scenes.js';

// The middle shows 2: the mines are in the two upper corners.
const middle = (): Game => openAt(gameOn('*.*\n...\n...'), 1, 1);

describe('a chord', () => {
  it('with as many flags as the number opens all the rest and wins where they are right', () => {
    const game = chordAt(markAt(markAt(middle(), 0, 0), 2, 0), 1, 1);
    expect(formatGame(game)).toBe('F2F\n121\n000');
    expect(game).toMatchObject({ status: 'won', opened: 7 });
  });

  it('with no flag, too few or too many changes nothing', () => {
    const one = markAt(middle(), 0, 0);
    const three = markAt(markAt(one, 2, 0), 1, 0);
    for (const game of [middle(), one, three]) expect(chordAt(game, 1, 1)).toBe(game);
  });

  it('with a wrong flag loses and shows the mine that was hit and the flag that was wrong', () => {
    const game = chordAt(markAt(markAt(middle(), 0, 0), 1, 0), 1, 1);
    expect(game.status).toBe('lost');
    expect(formatGame(game)).toBe('F!X\n121\n000');
  });

  it('explodes every unflagged mine around', () => {
    let game = openAt(gameOn('***\n...\n...'), 1, 1);
    for (const x of [0, 1, 2]) game = markAt(game, x, 2);
    expect(formatGame(chordAt(game, 1, 1))).toBe('XXX\n232\n!!!');
  });

  it('stays lost where it explodes as many mines as there were safe cells left to win', () => {
    // One of four safe cells is open; the chord opens another one and hits two mines: four cells in all.
    let game = openAt(gameOn('*.*\n...'), 1, 0);
    for (const x of [0, 2]) game = markAt(game, x, 1);
    const lost = chordAt(game, 1, 0);
    expect(formatGame(lost)).toBe('X2X\n!2!');
    expect(lost).toMatchObject({ status: 'lost', opened: 2 });
  });

  it('wins where it opens the last safe cell', () => {
    const game = markAt(openAll(gameOn('*.\n..'), [1, 2]), 0, 0);
    expect(chordAt(game, 1, 0)).toMatchObject({ status: 'won', opened: 3 });
  });

  it('on a 0 whose neighbour was flagged opens it once the flag is gone', () => {
    const corner = gameOn('.....\n.....\n.....\n.....\n....*');
    const flagged = openAt(markAt(corner, 1, 0), 0, 4);
    expect(flagged).toMatchObject({ status: 'playing', opened: 23 });
    expect(chordAt(flagged, 0, 0)).toBe(flagged);
    const unflagged = markAt(markAt(flagged, 1, 0), 1, 0);
    expect(chordAt(unflagged, 0, 0)).toMatchObject({ status: 'won', opened: 24 });
  });

  it('opens openings beside the number, and question marks', () => {
    let game = openAt(gameOn('*....\n.....\n.....\n....*'), 1, 0);
    game = markAt(markAt(markAt(game, 0, 0), 2, 1), 2, 1);
    expect(formatGame(chordAt(game, 1, 0))).toBe(
      drawn(`
        F1000
        11000
        00011
        0001F
      `),
    );
  });

  it('does not take a question mark for a flag', () => {
    const game = markAt(markAt(openAt(gameOn('*.\n..'), 1, 1), 0, 0), 0, 0);
    expect(formatGame(game)).toBe('?.\n.1');
    expect(chordAt(game, 1, 1)).toBe(game);
  });

  it('on a covered or flagged cell changes nothing', () => {
    const game = markAt(middle(), 0, 0);
    for (const cell of [0, 1, 8]) expect(play(game, { type: 'chord', cell })).toBe(game);
  });

  it('with nothing left to open changes nothing', () => {
    const game = markAt(openAt(gameOn('.*.'), 0, 0), 1, 0);
    expect(chordAt(game, 0, 0)).toBe(game);
  });

  it('before the first open and after the end changes nothing', () => {
    const ready = gameOn('*.*\n...\n...');
    const won = chordAt(markAt(markAt(middle(), 0, 0), 2, 0), 1, 1);
    const lost = chordAt(markAt(markAt(middle(), 0, 0), 1, 0), 1, 1);
    for (const game of [ready, won, lost]) {
      for (const cell of cellsOf(game.board)) expect(play(game, { type: 'chord', cell })).toBe(game);
    }
  });
});

describe('the chord rule', () => {
  const flags = (game: Game, count: number): Game =>
    [0, 2, 1].slice(0, count).reduce((next, x) => markAt(next, x, 0), game);

  const cases: [ChordRule, boolean[]][] = [
    ['exact', [false, false, true, false]],
    ['at-least', [false, false, true, true]],
    ['off', [false, false, false, false]],
  ];

  it.each(cases)('"%s" opens beside a 2 with 0, 1, 2 or 3 flags: %j', (chord, opens) => {
    const start = openAt(gameOn('*.*\n...\n...', { chord }), 1, 1);
    opens.forEach((live, count) => {
      const game = flags(start, count);
      expect(canChord(game, 4)).toBe(live);
      expect(chordAt(game, 1, 1) === game).toBe(!live);
    });
  });

  it('"at-least" chords on a 0 with a flag beside it', () => {
    const corner = '.....\n.....\n.....\n.....\n....*';
    const fenced = (chord: 'exact' | 'at-least'): Game =>
      markAt(markAt(openAt(markAt(markAt(gameOn(corner, { chord }), 1, 0), 0, 1), 0, 4), 0, 1), 0, 1);
    expect(chordAt(fenced('at-least'), 0, 0).opened).toBe(23);
    expect(chordAt(fenced('exact'), 0, 0).opened).toBe(22);
  });
});

describe('whether a chord is live', () => {
  it('is told for each cell: an open number with its flags and something to open', () => {
    const game = markAt(markAt(middle(), 0, 0), 2, 0);
    expect(cellsOf(game.board).filter((cell) => canChord(game, cell))).toEqual([4]);
  });

  it('agrees with what a chord then does', () => {
    const won = chordAt(markAt(markAt(middle(), 0, 0), 2, 0), 1, 1);
    const lost = chordAt(markAt(markAt(middle(), 0, 0), 1, 0), 1, 1);
    for (const game of [gameOn('*.*\n...'), middle(), markAt(middle(), 0, 0), won, lost]) {
      for (const cell of cellsOf(game.board)) {
        expect(play(game, { type: 'chord', cell }) !== game).toBe(canChord(game, cell));
      }
    }
  });

  it('never is once the game is over, even beside a number that has its flags', () => {
    const live = markAt(openAt(gameOn('*.....*'), 1, 0), 0, 0);
    expect(canChord(live, 1)).toBe(true);
    expect(canChord(openAt(live, 6, 0), 1)).toBe(false);
  });

  it('names the covered cells around, question marks included, flags not', () => {
    const game = markAt(markAt(markAt(middle(), 0, 0), 2, 2), 2, 2);
    expect(formatGame(game)).toBe('F..\n.2.\n..?');
    expect(chordTargets(game, 4)).toEqual([1, 2, 3, 5, 6, 7, 8]);
    expect(chordTargets(game, 0)).toEqual([1, 3]);
  });

  it('is refused for a cell that is off the board, and so are the cells it would open', () => {
    for (const cell of [9, -1, 0.5]) {
      expect(() => canChord(middle(), cell)).toThrow(RangeError);
      expect(() => chordTargets(middle(), cell)).toThrow(RangeError);
    }
  });
});
