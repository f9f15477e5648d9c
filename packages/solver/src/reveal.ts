import { deduce } from './deduce.js';
import { copyOf, type Knowledge, learn, show, UNKNOWN, unknownAround } from './knowledge.js';
import { type Solution, solve } from './solve.js';
import { type Budget, spend } from './trellis.js';

/** What is known at a point of a game, and what counting says of it. */
export interface Point {
  readonly knowledge: Knowledge;
  readonly solution: Solution;
}

/** A point that opening a place may lead to. */
export interface Reveal extends Point {
  /** The share of the layouts of the point before that lead there. */
  readonly share: number;
}

/**
 * All that can come of opening a place, a number each; the shares miss 1 by the risk of a mine.
 *
 * @throws {@link BudgetExceeded}
 */
export function* reveals(point: Point, place: number, budget: Budget): Generator<Reveal, void, void> {
  const { found, known } = point.knowledge;
  const least = found[place] ?? 0;
  const room = unknownAround(point.knowledge, place);
  for (let number = least; number <= least + room; number++) {
    spend(budget, 50);
    const knowledge = copyOf(point.knowledge);
    if (known[place] === UNKNOWN) learn(knowledge, place, false);
    knowledge.unopened--;
    show(knowledge, place, number);
    deduce(knowledge);
    const solution = solve(knowledge, { budget });
    if (solution) yield { knowledge, solution, share: Math.exp(solution.log - point.solution.log) };
  }
}
