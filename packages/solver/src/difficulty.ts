import type { Layout } from '@mines/core';
import { type AnalyseOptions, NODES } from './analyse.js';
import { certainPlaces, isFinished } from './certain.js';
import { deduceAlone, deduceTogether } from './deduce.js';
import { openNumbers } from './frontier.js';
import { type Knowledge, learn } from './knowledge.js';
import { startPlace } from './no-guess.js';
import { proofByFew, shownBy } from './proof.js';
import { solve } from './solve.js';
import type { Budget } from './trellis.js';
import { startOf, truthOf } from './truth.js';
import { atOnce } from './work.js';

/** How many conclusions of each kind a board takes, the simplest that will do at each point. */
export interface Difficulty {
  /** Whether certain moves alone solve it. Otherwise the counts say how far they come. */
  readonly solvable: boolean;
  /** Conclusions from one number, mines that are known already taken off. */
  readonly number: number;
  /** From two or three numbers together. */
  readonly numbers: number;
  /** From every layout of more numbers. */
  readonly exact: number;
  /** From the number of mines on the board. */
  readonly count: number;
}

/**
 * What kinds of proof a layout needs from `start` on, and how many of each.
 *
 * @throws {@link BudgetExceeded} where that takes too many nodes, RangeError for a start that is off the board.
 * @example
 * ```ts
 * import { layMines, presets } from '@mines/core';
 * import { difficulty } from '@mines/solver';
 *
 * const layout = layMines(presets.beginner, { seed: 'tomato', start: 40 });
 * const { solvable, number, numbers, exact, count } = difficulty(layout, 40);
 * ```
 */
export function difficulty(layout: Layout, start: number, options: AnalyseOptions = {}): Difficulty {
  const steps = { number: 0, numbers: 0, exact: 0, count: 0 };
  const truth = atOnce(truthOf(layout));
  const place = startPlace(truth, start);
  if (truth.mined[place]) return { solvable: false, ...steps };
  const nodes = options.budget ?? NODES;
  const budget = { nodes, left: nodes };
  const knowledge = atOnce(startOf(truth, place));
  while (!isFinished(knowledge)) {
    const reason = deduceAlone(knowledge)
      ? 'number'
      : deduceTogether(knowledge)
        ? 'numbers'
        : concludeHarder(knowledge, budget);
    if (!reason) break;
    steps[reason]++;
  }
  return { solvable: isFinished(knowledge), ...steps };
}

/** Draws what neither one nor two numbers show, and answers what it took; `null` where there is nothing more. */
function concludeHarder(knowledge: Knowledge, budget: Budget): 'numbers' | 'exact' | 'count' | null {
  const solution = solve(knowledge, { budget });
  if (!solution) return null;
  const certain = atOnce(certainPlaces(knowledge, solution));
  const mined = certain.safe.length === 0;
  const targets = mined ? certain.mined : certain.safe;
  if (targets.length === 0) return null;
  const claim = { knowledge, mined, targets, budget };
  const few = proofByFew(claim);
  const local = few ?? shownBy(claim, atOnce(openNumbers(knowledge)), false);
  for (const place of local?.places ?? targets) learn(knowledge, place, mined);
  return few ? 'numbers' : local ? 'exact' : 'count';
}
