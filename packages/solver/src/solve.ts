import { type BoxOdds, boxOdds, type Count, countWays, type Odds } from './count.js';
import { boxesSeenBy, components, openNumbers } from './frontier.js';
import { join } from './join.js';
import type { Knowledge } from './knowledge.js';
import { type Budget, trellisOf } from './trellis.js';
import { atOnce, type Work } from './work.js';

/** What the numbers and the mine count say of the unknown places. */
export interface Solution {
  readonly boxes: readonly BoxOdds[];
  /** How many unknown places no number sees, and the odds of each. */
  readonly outside: number;
  readonly beyond: Odds;
  /** The natural logarithm of the number of layouts. */
  readonly log: number;
}

/** What is counted. */
export interface Question {
  /** The numbers to go by. Default: all that see an unknown place. */
  readonly numbers?: readonly number[];
  /** Whether the number of mines on the whole board is known. Default `true`. */
  readonly counted?: boolean;
  readonly budget: Budget;
}

/** {@link solving} without a stop. @throws {@link BudgetExceeded} */
export function solve(knowledge: Knowledge, question: Question): Solution | null {
  return atOnce(solving(knowledge, question));
}

/**
 * Counts all layouts of the unknown places that the knowledge allows; `null` where there are none.
 *
 * Components are counted on their own, and their sums by number of mines joined with the ways to fill the places that
 * no number sees.
 *
 * @throws {@link BudgetExceeded}
 */
export function* solving(knowledge: Knowledge, question: Question): Work<Solution | null> {
  const { numbers = yield* openNumbers(knowledge), counted = true, budget } = question;
  if (knowledge.broken) return null;
  const boxes = yield* boxesSeenBy(knowledge, numbers);
  const counts: Count[] = [];
  for (const group of yield* components(boxes)) {
    const trellis = yield* trellisOf(group, budget);
    if (!trellis) return null;
    counts.push(yield* countWays(trellis));
  }
  const seen = boxes.reduce((sum, { places }) => sum + places.length, 0);
  const outside = knowledge.unknown - seen;
  const joined = yield* join(counts, outside, counted ? knowledge.minesLeft : null);
  if (!joined) return null;
  const odds: BoxOdds[] = [];
  for (const [i, count] of counts.entries())
    odds.push(...(yield* boxOdds(count, joined.around[i] ?? new Float64Array(1))));
  return { boxes: odds, outside, beyond: joined.beyond, log: joined.log };
}
