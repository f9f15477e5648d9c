import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { gameOf } from '../records/testing/game-of.js';
import { addDays, midnight } from './date.js';
import { dailyResults, dailyStreak } from './results.js';

const FIRST = '2026-02-25';
const dateOf = (index: number): string => addDays(FIRST, index);

/** A game of the board of a day, begun at noon of some day. */
const play = (id: string, index: number, parts: Partial<Parameters<typeof gameOf>[0]> = {}, on = index) =>
  gameOf({ id, daily: dateOf(index), startedAt: midnight(dateOf(on)) + 43_200_000, ...parts });

describe('the results of days', () => {
  it('are the best that came of each, how often it was tried and the best time', () => {
    const results = dailyResults([
      play('a', 0, { status: 'lost' }),
      play('b', 0, { elapsed: 9000 }),
      play('c', 0, { elapsed: 8000, known: true }),
      play('d', 1, { helped: true, elapsed: 100 }),
      play('e', 2, { status: 'lost' }),
      play('f', 3, {}, 4),
      gameOf({ id: 'no daily board' }),
    ]);
    expect([...results.values()]).toEqual([
      { date: dateOf(0), outcome: 'won', attempts: 3, best: 8000 },
      { date: dateOf(1), outcome: 'late', attempts: 1, best: 100 },
      { date: dateOf(2), outcome: 'lost', attempts: 1, best: null },
      { date: dateOf(3), outcome: 'late', attempts: 1, best: 12_340 },
    ]);
  });

  it('do not depend on the order of the games', () => {
    const games = [play('a', 0, { status: 'lost' }), play('b', 0), play('c', 0, { helped: true })];
    expect(dailyResults([...games].reverse())).toEqual(dailyResults(games));
  });
});

describe('the streak of days', () => {
  it('is the run of won days up to today, or up to yesterday while today is open', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('w', 'l', '-'), { minLength: 1, maxLength: 20 }),
        fc.nat(19),
        (days, place) => {
          const today = Math.min(place, days.length - 1);
          const results = dailyResults(
            days.flatMap((day, index) =>
              day === '-' ? [] : [play(String(index), index, { status: day === 'w' ? 'won' : 'lost' })],
            ),
          );
          const past = days.slice(0, today + 1).join('');
          const upToNow = past.endsWith('w') ? past : past.slice(0, -1);
          expect(dailyStreak(results, dateOf(today))).toEqual({
            current: /w*$/.exec(upToNow)?.[0].length,
            best: Math.max(...past.split(/[^w]/).map((run) => run.length)),
          });
        },
      ),
    );
  });

  it('survives a clock that is set forward and back again', () => {
    const honest = [play('a', 0), play('b', 1), play('c', 2)];
    expect(dailyStreak(dailyResults(honest), dateOf(2))).toEqual({ current: 3, best: 3 });
    // A week ahead: the days between are not won, so a streak of one begins there.
    const ahead = [...honest, play('d', 9)];
    expect(dailyStreak(dailyResults(ahead), dateOf(9))).toEqual({ current: 1, best: 3 });
    // Back again: what lies ahead does not count, and what was there is there.
    expect(dailyStreak(dailyResults(ahead), dateOf(2))).toEqual({ current: 3, best: 3 });
    expect(dailyStreak(dailyResults([...ahead, play('e', 3)]), dateOf(3))).toEqual({ current: 4, best: 4 });
  });

  it('does not count a day whose board was won on another date', () => {
    const results = dailyResults([play('a', 0), play('b', 1, {}, 2), play('c', 2)]);
    expect(dailyStreak(results, dateOf(2))).toEqual({ current: 1, best: 1 });
  });

  it('is nothing without results', () => {
    expect(dailyStreak(new Map(), FIRST)).toEqual({ current: 0, best: 0 });
  });
});
