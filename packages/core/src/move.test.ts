import { describe, expect, it } from 'vitest';
import { createGame, play, presets } from './index.js';
import { callUntyped, gameOn, markAt, openAt } from './testing/scenes.js';
import { HOUSE_STYLE, thrownBy } from './testing/thrown.js';

const fresh = () => createGame(presets.beginner);

describe('a move that nobody can make is refused', () => {
  it.each([-1, 81, 0.5, Number.NaN, Infinity, '5', null, undefined])('on cell %s', (cell) => {
    for (const type of ['open', 'mark', 'chord']) {
      const error = thrownBy(() => callUntyped(play, fresh(), { type, cell }));
      expect(error).toBeInstanceOf(RangeError);
      expect(error).toMatchObject({ message: expect.stringMatching(HOUSE_STYLE) });
    }
  });

  it.each(['dig', '', null, undefined, { toString: 1 }])('of the kind %j', (type) => {
    const error = thrownBy(() => callUntyped(play, fresh(), { type, cell: 0 }));
    expect(error).toBeInstanceOf(TypeError);
    expect(error).toMatchObject({ message: expect.stringMatching(HOUSE_STYLE) });
  });

  it.each([-1, Number.NaN, Infinity, -Infinity, '5', '', null, true, [], { valueOf: 1, toString: 1 }])(
    'at the time %j',
    (at) => {
      const error = thrownBy(() => callUntyped(play, fresh(), { type: 'open', cell: 0, at }));
      expect(error).toBeInstanceOf(RangeError);
      expect(error).toMatchObject({ message: expect.stringMatching(HOUSE_STYLE) });
    },
  );

  it.each([
    [{ type: 'open', cell: 81 }, 'cell is 81', 'a whole number from 0 to 80'],
    [{ type: 'dig', cell: 0 }, 'move is "dig"', 'open or mark or chord'],
    [{ type: 'mark', cell: 0, at: -1 }, 'at is -1', 'milliseconds, 0 or more'],
  ])('and told what would be one: %o', (move, what, playable) => {
    const message = `mines: ${what}. That cannot be played. Pass ${playable}.`;
    expect(thrownBy(() => callUntyped(play, fresh(), move))).toMatchObject({ message });
  });

  it('in a finished game as in any other', () => {
    const won = openAt(gameOn('.'), 0, 0);
    expect(won.status).toBe('won');
    expect(() => play(won, { type: 'open', cell: 1 })).toThrow(RangeError);
  });
});

describe('the time of a move', () => {
  it('is kept as given, beyond any three-digit display', () => {
    expect(play(fresh(), { type: 'open', cell: 40, at: 1_000_500.25 }).elapsed).toBe(1_000_500.25);
  });

  it('is 0 in a new game and may be left out', () => {
    expect(fresh().elapsed).toBe(0);
    expect(play(fresh(), { type: 'open', cell: 40 }).elapsed).toBe(0);
  });

  it('stays at the latest where a clock ran backwards or a move has none', () => {
    const opened = play(gameOn('.*.*'), { type: 'open', cell: 0, at: 5000 });
    const marked = play(opened, { type: 'mark', cell: 1, at: 3000 });
    expect(marked).not.toBe(opened);
    expect(marked.elapsed).toBe(5000);
    expect(markAt(marked, 1, 0).elapsed).toBe(5000);
    expect(play(marked, { type: 'mark', cell: 1, at: 5001 }).elapsed).toBe(5001);
    expect(play(marked, { type: 'open', cell: 2, at: 4999 }).elapsed).toBe(5000);
  });

  it('does not count for a move that changes nothing', () => {
    const opened = play(fresh(), { type: 'open', cell: 40, at: 5000 });
    expect(play(opened, { type: 'open', cell: 40, at: 9000 })).toBe(opened);
    expect(opened.elapsed).toBe(5000);
  });

  it('stands still once the game is over', () => {
    const lost = play(gameOn('*..'), { type: 'open', cell: 0, at: 1234 });
    expect(lost.status).toBe('lost');
    expect(play(lost, { type: 'open', cell: 1, at: 9999 }).elapsed).toBe(1234);
  });
});
