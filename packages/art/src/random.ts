import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Numbers that are the same for the same seed on every machine. */
export type Random = {
  /** From `low` (included) to `high` (not). */
  between(low: number, high: number): number;
};

/** A source of numbers for one drawing. */
export function randomFrom(seed: number): Random {
  const source = xoroshiro128plus(seed);
  return { between: (low, high) => low + ((source.next() >>> 0) / 2 ** 32) * (high - low) };
}
