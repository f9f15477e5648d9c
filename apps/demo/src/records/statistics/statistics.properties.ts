import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FinishedGame } from '../schema.js';
import { gameOf } from '../testing/game-of.js';
import { anyGames } from '../testing/games.js';
import { bestTime } from './best.js';
import { clickCount, efficiency, speed, usefulClickCount } from './measure.js';
import { fiveNumbers, mean } from './numbers.js';
import { pointsOf, winRateOf } from './series.js';
import { byPreset, summarise, winStreak } from './summary.js';

// The oracles are slow and plain: they count as one would with a pencil.
const ranked = (games: readonly FinishedGame[]): FinishedGame[] =>
  games.filter((game) => game.status === 'won' && !game.helped && !game.known);

/** Where a game stands among the others: how many were begun before it. */
function placeOf(game: FinishedGame, games: readonly FinishedGame[]): number {
  return games.filter(
    (other) => other.startedAt < game.startedAt || (other.startedAt === game.startedAt && other.id < game.id),
  ).length;
}

function lined(games: readonly FinishedGame[]): FinishedGame[] {
  const line = new Array<FinishedGame>(games.length);
  for (const game of games) line[placeOf(game, games)] = game;
  return line;
}

describe('the summary', () => {
  it('counts as one would by hand, in whatever order the games come', () => {
    fc.assert(
      fc.property(anyGames, (games) => {
        const sum = summarise(games);
        const won = games.filter(({ status }) => status === 'won');
        expect(sum).toMatchObject({ games: games.length, wins: won.length, ranked: ranked(games).length });
        expect(sum.winRate).toBe(games.length > 0 ? won.length / games.length : null);
        expect(summarise([...games].reverse())).toEqual({
          ...sum,
          mean: closeTo(sum.mean),
          meanEfficiency: closeTo(sum.meanEfficiency),
          openings: closeTo(sum.openings),
        });
      }),
    );
  });

  it('has the best of every kind: no ranked game is better, and one is as good', () => {
    fc.assert(
      fc.property(anyGames, (games) => {
        const { best, bestSpeed, bestEfficiency } = summarise(games);
        const all = ranked(games);
        expect(best).toBe(bestTime(games));
        expect(all.every(({ elapsed }) => best !== null && elapsed >= best)).toBe(true);
        expect(best === null || all.some(({ elapsed }) => elapsed === best)).toBe(true);
        const speeds = all.filter(({ elapsed }) => elapsed > 0).map(speed);
        expect(bestSpeed).toBe(speeds.length > 0 ? Math.max(...speeds.map(Number)) : null);
        const rates = all.map(efficiency).filter((rate) => rate !== null);
        expect(bestEfficiency).toBe(rates.length > 0 ? Math.max(...rates) : null);
      }),
    );
  });

  it('has streaks that are runs of ranked wins with no loss between them', () => {
    fc.assert(
      fc.property(anyGames, (games) => {
        // A letter a game; what neither counts nor ends is left out.
        const text = lined(games)
          .map((game) => (game.status === 'lost' ? 'l' : ranked([game]).length > 0 ? 'w' : ''))
          .join('');
        const runs = text.split('l').map((run) => run.length);
        expect(winStreak(games)).toEqual({ current: runs.at(-1), best: Math.max(...runs) });
      }),
    );
  });

  it('of no game at all has nothing to say', () => {
    expect(summarise([])).toEqual({
      games: 0,
      wins: 0,
      winRate: null,
      streak: { current: 0, best: 0 },
      ranked: 0,
      best: null,
      mean: null,
      spread: null,
      bestSpeed: null,
      bestEfficiency: null,
      meanEfficiency: null,
      openings: null,
    });
  });

  it('of 1001 games says 1001', () => {
    const games = Array.from({ length: 1001 }, (_, n) =>
      gameOf({ id: String(n), elapsed: n + 1, status: n % 2 === 0 ? 'won' : 'lost', startedAt: n }),
    );
    expect(summarise(games)).toMatchObject({
      games: 1001,
      wins: 501,
      best: 1,
      streak: { current: 1, best: 1 },
    });
    expect(winRateOf(games, 100)).toHaveLength(1001);
  });
});

describe('the five numbers', () => {
  it('leave as many values on each side as their shares say', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(1000), { minLength: 1 }), (values) => {
        const five = fiveNumbers(values);
        if (!five) throw new Error('There are values.');
        const below = (limit: number): number => values.filter((value) => value < limit).length;
        const above = (limit: number): number => values.filter((value) => value > limit).length;
        expect([five.min, five.max]).toEqual([Math.min(...values), Math.max(...values)]);
        for (const [at, share] of [
          [five.lowerQuartile, 0.25],
          [five.median, 0.5],
          [five.upperQuartile, 0.75],
        ] as const) {
          expect(below(at)).toBeLessThanOrEqual(Math.ceil((values.length - 1) * share));
          expect(above(at)).toBeLessThanOrEqual(Math.ceil((values.length - 1) * (1 - share)));
        }
      }),
    );
  });

  it('lie between two values in proportion', () => {
    expect(fiveNumbers([4, 1, 3, 2])).toEqual({
      min: 1,
      lowerQuartile: 1.75,
      median: 2.5,
      upperQuartile: 3.25,
      max: 4,
    });
    expect(fiveNumbers([7])).toEqual({ min: 7, lowerQuartile: 7, median: 7, upperQuartile: 7, max: 7 });
    expect(fiveNumbers([])).toBeNull();
    expect(mean([1, 2, 6])).toBe(3);
  });
});

describe('the series', () => {
  it('of times has each ranked game at its place, and marks each that was the best until then', () => {
    fc.assert(
      fc.property(anyGames, (games) => {
        const line = lined(games);
        const expected = line.flatMap((game, index) => {
          if (ranked([game]).length === 0) return [];
          const former = ranked(line.slice(0, index)).map(({ elapsed }) => elapsed);
          return [[index + 1, game.elapsed, former.every((time) => time > game.elapsed)]];
        });
        expect(pointsOf(games).map(({ game, elapsed, isBest }) => [game, elapsed, isBest])).toEqual(expected);
      }),
    );
  });

  it('of win rates counts the games in each window', () => {
    fc.assert(
      fc.property(anyGames, fc.integer({ min: 1, max: 12 }), (games, window) => {
        const line = lined(games);
        const expected = line.map((_, index) => {
          const part = line.slice(Math.max(0, index + 1 - window), index + 1);
          return part.filter(({ status }) => status === 'won').length / part.length;
        });
        expect(winRateOf(games, window).map(({ rate }) => rate)).toEqual(expected);
      }),
    );
  });
});

describe('kinds of boards', () => {
  it('have each game once, under its own', () => {
    fc.assert(
      fc.property(anyGames, (games) => {
        const kinds = [...byPreset(games)];
        expect(kinds.flatMap(([, some]) => some).length).toBe(games.length);
        for (const [preset, some] of kinds)
          expect(some).toEqual(games.filter((game) => game.preset === preset));
      }),
    );
  });

  it('come with the classic ones first, then by size', () => {
    const games = ['50x50x500', 'expert', '5x5x3', 'beginner'].map((preset) => {
      const [width = 9, height = 9, mines = 10] = preset.includes('x5') ? preset.split('x').map(Number) : [];
      return gameOf({ id: preset, preset, board: { width, height, mines } });
    });
    expect([...byPreset(games).keys()]).toEqual(['beginner', 'expert', '5x5x3', '50x50x500']);
  });
});

describe('the measures of one game', () => {
  const game = gameOf({
    id: 'a',
    threeBV: 30,
    threeBVDone: 30,
    elapsed: 10_000,
    clicks: { open: 10, mark: 4, chord: 4 },
    wasted: { open: 1, mark: 0, chord: 1 },
  });

  it('count every click, the useful ones apart', () => {
    expect(clickCount(game)).toBe(20);
    expect(usefulClickCount(game)).toBe(18);
    expect(efficiency(game)).toBe(1.5);
    expect(speed(game)).toBe(3);
  });

  it('are not there where nothing can be divided by', () => {
    expect(speed({ ...game, elapsed: 0 })).toBeNull();
    const still = { open: 0, mark: 0, chord: 0 };
    expect(efficiency({ ...game, clicks: still, wasted: still })).toBeNull();
  });
});

/** Sums differ in their last digits when they are added up in another order. */
function closeTo(value: number | null): unknown {
  return value === null ? null : expect.closeTo(value, 6);
}
