import type { FinishedGame } from '../schema.js';

/** All that the player did in a game, what changed nothing included. */
export function clickCount({ clicks, wasted }: Pick<FinishedGame, 'clicks' | 'wasted'>): number {
  return usefulClickCount({ clicks }) + usefulClickCount({ clicks: wasted });
}

/** What the player did in a game that changed something. */
export function usefulClickCount({ clicks }: Pick<FinishedGame, 'clicks'>): number {
  return clicks.open + clicks.mark + clicks.chord;
}

/** 3BV done a second, `null` for a game that took no time. */
export function speed({ threeBVDone, elapsed }: FinishedGame): number | null {
  return elapsed > 0 ? (threeBVDone * 1000) / elapsed : null;
}

/** 3BV done a click: above 1 where chords saved clicks. `null` for a game without a click. */
export function efficiency(game: FinishedGame): number | null {
  const count = clickCount(game);
  return count > 0 ? game.threeBVDone / count : null;
}

/** The games in the order in which they were begun. */
export function inOrder(games: readonly FinishedGame[]): FinishedGame[] {
  return [...games].sort((a, b) => a.startedAt - b.startedAt || (a.id < b.id ? -1 : 1));
}
