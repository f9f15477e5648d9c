import type { FinishedGame } from '../schema.js';

/** Whether a game counts for best times: won without help on a board that the player did not know. */
export function isRanked({ status, helped, known }: FinishedGame): boolean {
  return status === 'won' && !helped && !known;
}

/** The shortest ranked time in milliseconds, `null` where there is none. */
export function bestTime(games: readonly FinishedGame[]): number | null {
  let best: number | null = null;
  for (const game of games) if (isRanked(game)) best = Math.min(best ?? game.elapsed, game.elapsed);
  return best;
}
