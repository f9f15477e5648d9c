import type { FinishedGame } from '../schema.js';
import { isRanked } from './best.js';
import { efficiency, inOrder, speed } from './measure.js';
import { type FiveNumbers, fiveNumbers, largest, mean } from './numbers.js';

/** What games of one kind come to. Times are those of ranked games, in milliseconds; all else is of all games. */
export interface Summary {
  readonly games: number;
  readonly wins: number;
  /** 0 to 1, `null` without a game. */
  readonly winRate: number | null;
  readonly streak: Streak;
  /** How many games count for best times. */
  readonly ranked: number;
  readonly best: number | null;
  readonly mean: number | null;
  readonly spread: FiveNumbers | null;
  /** The most 3BV a second in a ranked game. */
  readonly bestSpeed: number | null;
  /** 3BV a click in ranked games. */
  readonly bestEfficiency: number | null;
  readonly meanEfficiency: number | null;
  /** The mean number of openings of the boards. */
  readonly openings: number | null;
}

/** Games in a row that were won. */
export interface Streak {
  /** Up to the latest game. */
  readonly current: number;
  readonly best: number;
}

/** What these games come to, in whatever order they are. */
export function summarise(games: readonly FinishedGame[]): Summary {
  const wins = games.filter(({ status }) => status === 'won').length;
  const ranked = games.filter(isRanked);
  const times = ranked.map(({ elapsed }) => elapsed);
  const spread = fiveNumbers(times);
  const efficiencies = ranked.flatMap((game) => efficiency(game) ?? []);
  return {
    games: games.length,
    wins,
    winRate: games.length === 0 ? null : wins / games.length,
    streak: winStreak(games),
    ranked: ranked.length,
    best: spread?.min ?? null,
    mean: mean(times),
    spread,
    bestSpeed: largest(ranked.flatMap((game) => speed(game) ?? [])),
    bestEfficiency: largest(efficiencies),
    meanEfficiency: mean(efficiencies),
    openings: mean(games.map(({ openings }) => openings)),
  };
}

/** The streaks of games, a helped win or one on a known board neither adds to one nor ends it. */
export function winStreak(games: readonly FinishedGame[]): Streak {
  let current = 0;
  let best = 0;
  for (const game of inOrder(games)) {
    if (isRanked(game)) current++;
    else if (game.status === 'lost') current = 0;
    best = Math.max(best, current);
  }
  return { current, best };
}

/** The games of each kind of board, classic ones first, then by size. */
export function byPreset(games: readonly FinishedGame[]): ReadonlyMap<string, readonly FinishedGame[]> {
  const found = new Map<string, FinishedGame[]>();
  for (const game of games) {
    const same = found.get(game.preset);
    if (same) same.push(game);
    else found.set(game.preset, [game]);
  }
  const rank = ([preset, [first]]: [string, FinishedGame[]]): number => {
    const classic = CLASSIC.indexOf(preset);
    return classic >= 0 ? classic : CLASSIC.length + (first ? first.board.width * first.board.height : 0);
  };
  return new Map([...found].sort((a, b) => rank(a) - rank(b) || (a[0] < b[0] ? -1 : 1)));
}

const CLASSIC: readonly string[] = ['beginner', 'intermediate', 'expert'];
