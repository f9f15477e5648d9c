import type { FinishedGame } from '../schema.js';
import { isRanked } from './best.js';
import { efficiency, inOrder, speed } from './measure.js';

/** A ranked game on a line through time. */
export interface Point {
  /** Which game of its kind it was, from 1, lost ones counted too. */
  readonly game: number;
  /** When it was begun, milliseconds since 1970. */
  readonly at: number;
  readonly elapsed: number;
  /** 3BV a second, `null` where it took no time. */
  readonly speed: number | null;
  /** 3BV a click. */
  readonly efficiency: number | null;
  /** Whether no game before it was as fast. */
  readonly isBest: boolean;
}

/** Time, speed and efficiency of the ranked games, game by game. */
export function pointsOf(games: readonly FinishedGame[]): readonly Point[] {
  const points: Point[] = [];
  let best = Number.POSITIVE_INFINITY;
  inOrder(games).forEach((game, index) => {
    if (!isRanked(game)) return;
    const { elapsed, startedAt } = game;
    const isBest = elapsed < best;
    best = Math.min(best, elapsed);
    points.push({
      game: index + 1,
      at: startedAt,
      elapsed,
      speed: speed(game),
      efficiency: efficiency(game),
      isBest,
    });
  });
  return points;
}

/** The share of games won up to a game. */
export interface WinRatePoint {
  /** Which game it is, from 1. */
  readonly game: number;
  readonly at: number;
  /** 0 to 1, of the games in the window that ends here. */
  readonly rate: number;
}

/** The win rate over time: of the latest `window` games at each game, of fewer at the beginning. */
export function winRateOf(games: readonly FinishedGame[], window: number): readonly WinRatePoint[] {
  const ordered = inOrder(games);
  let wins = 0;
  return ordered.map((game, index) => {
    if (game.status === 'won') wins++;
    if (ordered[index - window]?.status === 'won') wins--;
    return { game: index + 1, at: game.startedAt, rate: wins / Math.min(index + 1, window) };
  });
}
