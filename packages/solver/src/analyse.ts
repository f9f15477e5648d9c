import type { Odds } from './count.js';
import { deduce } from './deduce.js';
import { visitPlaces } from './grid.js';
import { UNKNOWN } from './knowledge.js';
import { noLayout, type Position, readPosition } from './position.js';
import { solve } from './solve.js';

/** How much work counting may take unless told otherwise: about a second. */
export const NODES = 500_000;

/** The odds of what is known, in the order of the constants of knowledge: unknown, safe, mine. */
const CERTAIN: readonly (Odds | undefined)[] = [
  undefined,
  { chance: 0, safe: true, mined: false },
  { chance: 1, safe: false, mined: true },
];

/** What a perfect player knows of a position. */
export interface Analysis {
  /** The chance that a cell holds a mine, by cell; NaN where it is open. */
  readonly probability: Float64Array;
  /** The closed cells that hold no mine in any layout, in ascending order. */
  readonly safe: number[];
  /** The closed cells that hold a mine in every layout, in ascending order. */
  readonly mines: number[];
  /** The decimal logarithm of the number of layouts that look like the position. */
  readonly log10Solutions: number;
}

/** What an analysis may be told. */
export interface AnalyseOptions {
  /** The most nodes that counting may take, the same on every machine. Default 500 000. */
  readonly budget?: number | undefined;
}

/**
 * The exact chance of a mine at every closed cell of a position, by counting every layout that looks like it.
 *
 * Goes by the open numbers and the number of mines alone: flags and question marks are never evidence.
 *
 * @throws {@link InconsistentPosition} where no layout looks like the position, or it is none.
 * @throws {@link BudgetExceeded} where counting takes too many nodes; games that are played do not come near.
 * @example
 * ```ts
 * import { createGame, parseLayout, play } from '@mines/core';
 * import { analyse } from '@mines/solver';
 *
 * const layout = parseLayout(`
 *   .*.
 *   ...
 *   ...
 * `);
 * const game = play(createGame(layout.board, { layout }), { type: 'open', cell: 8 });
 * const { probability, safe, mines, log10Solutions } = analyse(game);
 * ```
 */
export function analyse(position: Position, options: AnalyseOptions = {}): Analysis {
  const knowledge = readPosition(position);
  const { known, shown, grid } = knowledge;
  deduce(knowledge);
  const nodes = options.budget ?? NODES;
  const solution = solve(knowledge, { budget: { nodes, left: nodes } });
  if (!solution) throw noLayout();
  const oddsAt = new Map<number, Odds>();
  for (const odds of solution.boxes) for (const place of odds.box.places) oddsAt.set(place, odds);
  const probability = new Float64Array(position.board.width * position.board.height).fill(NaN);
  const safe: number[] = [];
  const mines: number[] = [];
  visitPlaces(grid, (place, cell) => {
    if ((shown[place] ?? -1) >= 0) return;
    const odds = CERTAIN[known[place] ?? UNKNOWN] ?? oddsAt.get(place) ?? solution.beyond;
    probability[cell] = odds.chance;
    if (odds.safe) safe.push(cell);
    if (odds.mined) mines.push(cell);
  });
  return { probability, safe, mines, log10Solutions: solution.log / Math.LN10 };
}
