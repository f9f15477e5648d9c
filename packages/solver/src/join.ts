import { type Count, type Odds, oddsOf } from './count.js';
import { tame, tilted, type Weights, waysToFill } from './weights.js';
import type { Work } from './work.js';

/** Components put together. */
export interface Joined {
  /** For each component and number of mines in it: the weight of all that is around it. */
  readonly around: readonly Float64Array[];
  /** The odds of each place that no number sees; says nothing where there is none, or any number of mines will do. */
  readonly beyond: Odds;
  /** The natural logarithm of the number of layouts. */
  readonly log: number;
}

/**
 * Puts components together with `outside` places that no number sees, such that all hold `mines` together (`null`:
 * any number). `null` where that cannot be.
 *
 * Sums run from the last component to the first and back, each over the number of mines so far. Every mine weighs as
 * much as it is rare, which cancels out in the end: without it the likely numbers of mines would be lost below the
 * smallest double on large boards.
 */
export function* join(counts: readonly Count[], outside: number, mines: number | null): Work<Joined | null> {
  let low = 0;
  let high = 0;
  let unknown = outside;
  for (const count of counts) {
    low += count.low;
    high += count.low + count.values.length - 1;
    unknown += count.trellis.cells;
  }
  const rarity = mines === null ? 1 : Math.min(1e3, Math.max(1e-3, mines / Math.max(1, unknown - mines)));
  const rest =
    mines === null
      ? { low, values: new Float64Array(high - low + 1).fill(1), log: 0 }
      : waysToFill(outside, mines, low, high, rarity);

  const parts = counts.map((count) => tilted(count, rarity));
  const behind: Weights[] = [rest];
  for (const part of [...parts].reverse()) {
    const next = before(part, behind.at(-1) ?? rest);
    behind.push(next);
    yield part.values.length * next.values.length;
  }
  behind.reverse();

  let ahead: Weights = { low: 0, values: Float64Array.of(1) };
  let log = rest.log;
  const around: Float64Array[] = [];
  for (const [i, part] of parts.entries()) {
    const next = behind[i + 1] ?? rest;
    around.push(tilted(weightAround(part, ahead, next), rarity).values);
    ahead = withPart(ahead, part, next);
    log += tame(ahead.values) + (counts[i]?.log ?? 0);
    yield 2 * part.values.length * ahead.values.length;
  }

  const total = rest.values.map((weight, i) => weight * (ahead.values[i] ?? 0));
  const sum = total.reduce((all, weight) => all + weight, 0);
  if (sum === 0) return null;
  const beyond =
    mines === null ? { chance: NaN, safe: false, mined: false } : oddsOf(total, outside, mines - low, -1);
  return { around, beyond, log: log + Math.log(sum) };
}

/** What weighs on the mines before a component, given what weighs on those up to it. */
function before(part: Weights, next: Weights): Weights {
  const low = next.low - part.low;
  const values = new Float64Array(next.values.length - part.values.length + 1);
  for (let t = 0; t < values.length; t++) {
    let sum = 0;
    for (let m = 0; m < part.values.length; m++) sum += (part.values[m] ?? 0) * (next.values[t + m] ?? 0);
    values[t] = sum;
  }
  tame(values);
  return { low, values };
}

/** For each number of mines in a component: the weight of those before and after. */
function weightAround(part: Weights, ahead: Weights, next: Weights): Weights {
  const values = new Float64Array(part.values.length);
  for (let m = 0; m < values.length; m++) {
    let sum = 0;
    for (let t = 0; t < ahead.values.length; t++) sum += (ahead.values[t] ?? 0) * (next.values[t + m] ?? 0);
    values[m] = sum;
  }
  return { low: part.low, values };
}

/** The weights of the mines up to and with a component; none where nothing can follow. */
function withPart(ahead: Weights, part: Weights, next: Weights): Weights {
  const values = new Float64Array(ahead.values.length + part.values.length - 1);
  for (let t = 0; t < ahead.values.length; t++) {
    for (let m = 0; m < part.values.length; m++) {
      values[t + m] = (values[t + m] ?? 0) + (ahead.values[t] ?? 0) * (part.values[m] ?? 0);
    }
  }
  for (let t = 0; t < values.length; t++) if (!next.values[t]) values[t] = 0;
  return { low: ahead.low + part.low, values };
}
