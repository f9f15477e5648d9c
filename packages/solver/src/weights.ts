/**
 * Non-negative numbers by a count of mines from `low` on. Only their ratios matter: they are scaled at will, so that
 * neither 10^491 layouts nor one among them is out of reach. Small ones are exact whole numbers.
 */
export interface Weights {
  readonly low: number;
  readonly values: Float64Array;
}

// A scaled number that is not zero never becomes it: zero means impossible. Two such floors still multiply to more
// than the smallest double.
const FLOOR = 1e-150;

/**
 * Scales numbers so that the largest is 1, unless none is above `ceiling`. Answers the natural logarithm of what it
 * divided by.
 */
export function tame(values: Float64Array, ceiling = 0): number {
  let most = 0;
  for (const value of values) if (value > most) most = value;
  if (most <= ceiling) return 0;
  for (let i = 0; i < values.length; i++) {
    const value = values[i] ?? 0;
    if (value > 0) values[i] = Math.max(FLOOR, value / most);
  }
  return Math.log(most);
}

/** `size` choose `count` for the cells of one box, exact. */
export function choose(size: number, count: number): number {
  let ways = 1;
  for (let i = 0; i < count; i++) ways = (ways * (size - i)) / (i + 1);
  return ways;
}

/** Each number of a count times `factor` to the power of its mines above `low`. */
export function tilted({ low, values }: Weights, factor: number): Weights {
  return { low, values: values.map((value, i) => value && Math.max(FLOOR, value * factor ** i)) };
}

/**
 * The ways to fill `cells` places where `mines` are to be had and so many of them, from `low` to `high`, are elsewhere;
 * each divided by `factor` to the power of those elsewhere, so that the likely ones are all of a size. `log` is the
 * natural logarithm of the scale, as if divided by `factor` to the power of those above `low`.
 *
 * By ratios of neighbouring counts, which keeps the digits that differences of logarithms lose.
 */
export function waysToFill(
  cells: number,
  mines: number,
  low: number,
  high: number,
  factor: number,
): Weights & { readonly log: number } {
  const values = new Float64Array(high - low + 1);
  const first = Math.max(low, mines - cells);
  const last = Math.min(high, mines);
  if (first > last) return { low, values, log: 0 };
  const likely = Math.round(mines - (cells * factor) / (1 + factor));
  const top = Math.min(Math.max(likely, first), last);
  values[top - low] = 1;
  for (let t = top; t > first; t--) {
    const inside = mines - t + 1;
    values[t - 1 - low] = Math.max(FLOOR, ((values[t - low] ?? 0) * (cells - inside + 1) * factor) / inside);
  }
  for (let t = top; t < last; t++) {
    const inside = mines - t;
    values[t + 1 - low] = Math.max(FLOOR, ((values[t - low] ?? 0) * inside) / (cells - inside + 1) / factor);
  }
  let log = (low - top) * Math.log(factor);
  const few = Math.min(mines - top, cells - mines + top);
  for (let i = 1; i <= few; i++) log += Math.log((cells - i + 1) / i);
  return { low, values, log };
}
