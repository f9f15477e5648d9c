import type { Box } from './frontier.js';
import type { Layer, Step, Trellis } from './trellis.js';
import { choose, tame, type Weights } from './weights.js';
import { LOT, type Work } from './work.js';

/** How many ways a component has for each number of mines, with what the backward sum needs. */
export interface Count extends Weights {
  readonly trellis: Trellis;
  /** The natural logarithm of the scale of `values`. */
  readonly log: number;
  readonly forward: readonly Float64Array[];
}

/** What is known of places that are all alike: the chance of a mine at each, and whether all are certain. */
export interface Odds {
  readonly chance: number;
  readonly safe: boolean;
  readonly mined: boolean;
}

/** The odds of the cells of a box. */
export interface BoxOdds extends Odds {
  readonly box: Box;
}

/**
 * The odds of `size` places where `weights[i]` is the weight of `first + i * step` mines among them all. Certainty is
 * told by what weighs nothing at all, never by what is small.
 */
export function oddsOf(weights: Float64Array, size: number, first = 0, step = 1): Odds {
  let total = 0;
  let mean = 0;
  let safe = true;
  let mined = true;
  weights.forEach((weight, i) => {
    if (weight === 0) return;
    const mines = first + i * step;
    total += weight;
    mean += weight * (mines / size);
    if (mines > 0) safe = false;
    if (mines < size) mined = false;
  });
  return { chance: mined ? 1 : mean / total, safe, mined };
}

/** Sums the ways of a trellis from its first state on; `null` where none arrives. */
export function* countWays(trellis: Trellis): Work<Count> {
  let log = 0;
  let values: Float64Array = Float64Array.of(1);
  const forward = [values];
  for (const [i, step] of trellis.steps.entries()) {
    const before = trellis.layers[i];
    const after = trellis.layers[i + 1];
    if (!before || !after) break;
    const next = new Float64Array(after.starts[after.low.length] ?? 0);
    const sums = values;
    const visit: Visit = (from, to, length, ways) => {
      for (let j = 0; j < length; j++) next[to + j] = (next[to + j] ?? 0) + (sums[from + j] ?? 0) * ways;
    };
    yield* visitWays(step, before, after, visit);
    log += tame(next, 1e100);
    forward.push(next);
    values = next;
  }
  return { trellis, low: trellis.layers.at(-1)?.low[0] ?? 0, values, log, forward };
}

/**
 * The odds of each box of a component, where a whole way with so many mines weighs as much as
 * `outside` says for what is around it.
 */
export function* boxOdds(count: Count, outside: Float64Array): Work<BoxOdds[]> {
  const { trellis, forward } = count;
  const odds: BoxOdds[] = [];
  let values = outside.slice();
  for (let i = trellis.steps.length - 1; i >= 0; i--) {
    const step = trellis.steps[i];
    const before = trellis.layers[i];
    const after = trellis.layers[i + 1];
    const sums = forward[i];
    if (!step || !before || !after || !sums) break;
    const next = new Float64Array(sums.length);
    const share = new Float64Array(step.box.places.length + 1);
    tame(values);
    const weights = values;
    const visit: Visit = (from, to, length, ways, mines) => {
      let weight = 0;
      for (let j = 0; j < length; j++) {
        const value = (weights[to + j] ?? 0) * ways;
        next[from + j] = (next[from + j] ?? 0) + value;
        weight += value * (sums[from + j] ?? 0);
      }
      share[mines] = (share[mines] ?? 0) + weight;
    };
    yield* visitWays(step, before, after, visit);
    odds.push({ box: step.box, ...oddsOf(share, step.box.places.length) });
    values = next;
  }
  return odds;
}

/** A way of a step: where the numbers of its states begin, how many, what it multiplies, and its mines. */
type Visit = (from: number, to: number, length: number, ways: number, mines: number) => void;

/** Calls `visit` with each way of a step. */
function* visitWays({ box, from, take, to }: Step, before: Layer, after: Layer, visit: Visit): Work<void> {
  let done = 0;
  for (let way = 0; way < from.length; way++) {
    const source = from[way] ?? 0;
    const target = to[way] ?? 0;
    const mines = take[way] ?? 0;
    const low = before.low[source] ?? 0;
    const shift = low + mines - (after.low[target] ?? 0);
    const length = 1 + (before.high[source] ?? 0) - low;
    visit(
      before.starts[source] ?? 0,
      (after.starts[target] ?? 0) + shift,
      length,
      choose(box.places.length, mines),
      mines,
    );
    done += 8 + length;
    if (done > LOT) {
      yield done;
      done = 0;
    }
  }
  yield done;
}
