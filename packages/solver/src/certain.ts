import { deduce } from './deduce.js';
import { BudgetExceeded } from './errors.js';
import { visitingPlaces } from './grid.js';
import { type Knowledge, learn, UNKNOWN } from './knowledge.js';
import { type Solution, solving } from './solve.js';
import type { Budget } from './trellis.js';
import { atOnce, type Work } from './work.js';

/** Whether every safe place is known. */
export function isFinished(knowledge: Knowledge): boolean {
  return knowledge.unknown === knowledge.minesLeft;
}

/**
 * Goes on with certain conclusions until none is left: the cheap ones first, and where these end, what counting every
 * layout shows. Answers whether that finishes the game.
 *
 * @throws {@link BudgetExceeded}
 */
export function isSolved(knowledge: Knowledge, budget: Budget): boolean {
  do deduce(knowledge);
  while (!isFinished(knowledge) && atOnce(concluding(knowledge, budget)));
  return isFinished(knowledge);
}

/** Takes in all that counting shows. Answers whether that is anything. @throws {@link BudgetExceeded} */
function* concluding(knowledge: Knowledge, budget: Budget): Work<boolean> {
  const solution = yield* solving(knowledge, { budget });
  if (!solution) return false;
  const { safe, mined } = yield* certainPlaces(knowledge, solution);
  for (const places of [safe, mined]) {
    for (const place of places) {
      learn(knowledge, place, places === mined);
      yield 16;
    }
  }
  return safe.length + mined.length > 0;
}

/** {@link concluding} with a budget of its own: what takes more is not concluded. */
export function* concludingWithin(knowledge: Knowledge, nodes: number): Work<boolean> {
  try {
    return yield* concluding(knowledge, { nodes, left: nodes });
  } catch (error) {
    if (error instanceof BudgetExceeded) return false;
    throw error;
  }
}

/** Unknown places that are certain. */
export interface Certain {
  readonly safe: number[];
  readonly mined: number[];
}

/** The unknown places that are certain by a solution, boxes first. */
export function* certainPlaces(knowledge: Knowledge, { boxes, outside, beyond }: Solution): Work<Certain> {
  const safe = boxes.flatMap((odds) => (odds.safe ? odds.box.places : []));
  const mined = boxes.flatMap((odds) => (odds.mined ? odds.box.places : []));
  if (outside > 0 && (beyond.safe || beyond.mined)) {
    const seen = new Set(boxes.flatMap(({ box }) => box.places));
    yield* visitingPlaces(knowledge.grid, (place) => {
      if (knowledge.known[place] === UNKNOWN && !seen.has(place)) (beyond.safe ? safe : mined).push(place);
    });
  }
  return { safe, mined };
}
