import type { Board, FirstOpen, Layout, Rules } from '@mines/core';
import { type AnalyseOptions, NODES } from './analyse.js';
import { isSolved } from './certain.js';
import { BudgetExceeded, NoGuessUnavailable, say } from './errors.js';
import { placeOf } from './grid.js';
import { lay } from './lay.js';
import { inSlices } from './slices.js';
import { startOf, type Truth, truthOf } from './truth.js';
import { atOnce } from './work.js';

/** What {@link layNoGuess} goes by. */
export interface NoGuessOptions {
  /** Any text; the same text lays the same mines, on every machine and in every later version. */
  readonly seed: string;
  /** The cell that is opened first. */
  readonly start: number;
  /** What that cell is promised: its neighbours are clear too with `opening`, the default. It is always safe. */
  readonly rules?: Partial<Pick<Rules, 'firstOpen'>> | undefined;
  /** Ends the search. */
  readonly signal?: AbortSignal | undefined;
  /** The most nodes that the search may take, the same on every machine. Default 4 000 000: a second or two. */
  readonly budget?: number | undefined;
}

/**
 * A layout that can be solved from `start` by certain moves alone, as {@link isNoGuess} has confirmed.
 *
 * The work is done in slices of at most 8 ms of a browser's main thread (on boards of up to some 10 000 cells: where
 * core lays the mines to begin with, it lays all of them; the first ones wait for the code to be compiled);
 * `@mines/solver/worker` does it elsewhere.
 *
 * @throws {@link NoGuessUnavailable} where none was found within the budget, the signal's reason once it is aborted,
 * BoardError for an impossible board, RangeError for a start that is off it.
 * @example
 * ```ts
 * import { createGame, presets } from '@mines/core';
 * import { isNoGuess, layNoGuess } from '@mines/solver';
 *
 * const layout = await layNoGuess(presets.beginner, { seed: 'tomato', start: 40 });
 * isNoGuess(layout, 40); // => true
 * const game = createGame(presets.beginner, { layout });
 * ```
 */
export async function layNoGuess(board: Board, options: NoGuessOptions): Promise<Layout> {
  const { seed, start, rules, signal, budget = 4_000_000 } = options;
  const firstOpen: FirstOpen = rules?.firstOpen === 'safe' || rules?.firstOpen === 'any' ? 'safe' : 'opening';
  try {
    return await inSlices(lay({ board, seed, start, firstOpen }, { nodes: budget, left: budget }), signal);
  } catch (error) {
    if (!(error instanceof BudgetExceeded)) throw error;
    const { width, height, mines } = board;
    const message = say(
      `no layout without guesses was found for ${width} by ${height} cells with ${mines} mines`,
      `Its budget of ${budget} nodes ran out; the fuller a board, the fewer there are`,
      'Take fewer mines, allow a larger budget, or play a random layout',
    );
    throw new NoGuessUnavailable(message, budget);
  }
}

/**
 * Whether a layout can be solved from `start` by certain moves alone, the mine count included. Every conclusion that
 * any player could draw is drawn.
 *
 * @throws {@link BudgetExceeded} where that takes too many nodes, RangeError for a start that is off the board.
 * @example
 * ```ts
 * import { parseLayout } from '@mines/core';
 * import { isNoGuess } from '@mines/solver';
 *
 * isNoGuess(parseLayout('*...'), 3); // => true
 * ```
 */
export function isNoGuess(layout: Layout, start: number, options: AnalyseOptions = {}): boolean {
  const truth = atOnce(truthOf(layout));
  const place = startPlace(truth, start);
  const nodes = options.budget ?? NODES;
  return !truth.mined[place] && isSolved(atOnce(startOf(truth, place)), { nodes, left: nodes });
}

/** The place of a start. @throws RangeError where the board has no such cell. */
export function startPlace({ board, grid }: Truth, start: number): number {
  const last = board.width * board.height - 1;
  if (!Number.isInteger(start) || start < 0 || start > last) {
    throw new RangeError(say(`start is ${start}`, `It is a cell from 0 to ${last}`, 'Pass such a cell'));
  }
  return placeOf(grid, start);
}
