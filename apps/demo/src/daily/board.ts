import { type Board, cellAt, type Layout, presets } from '@mines/core';
import { layNoGuess, NoGuessUnavailable } from '@mines/solver';
import { type DateText, dayIndex } from './date.js';

/** The board of every day, so that the times of days can be compared. */
export const dailyBoard: Board = presets.intermediate;

/** The cell that the game begins with, opened for the player: from here nobody has to guess. */
export const dailyStart: number = cellAt(dailyBoard, 8, 8);

const FIRST = '2020-01-01';

/** The number of a date's board; the first was that of the first of January 2020. */
export function dailyNumber(date: DateText): number {
  return dayIndex(date) - dayIndex(FIRST) + 1;
}

/**
 * The layout of a date: the same for everyone, for ever.
 *
 * @throws the signal's reason once it is aborted.
 */
export async function layDaily(
  date: DateText,
  { lay = layNoGuess, signal }: { readonly lay?: typeof layNoGuess; readonly signal?: AbortSignal } = {},
): Promise<Layout> {
  // Where the search gives up, which is the same on every machine, the next seed is tried.
  for (let attempt = 0; ; attempt++) {
    const seed = attempt === 0 ? `daily ${date}` : `daily ${date} ${attempt}`;
    try {
      return await lay(dailyBoard, { seed, start: dailyStart, signal });
    } catch (error) {
      if (!(error instanceof NoGuessUnavailable)) throw error;
    }
  }
}
