/** The five numbers that say how values are spread. */
export interface FiveNumbers {
  readonly min: number;
  readonly lowerQuartile: number;
  readonly median: number;
  readonly upperQuartile: number;
  readonly max: number;
}

/**
 * The five numbers of values in any order, `null` where there are none. Between two values a quartile lies in
 * proportion (definition 7 of Hyndman and Fan, "Sample quantiles in statistical packages", 1996).
 */
export function fiveNumbers(values: readonly number[]): FiveNumbers | null {
  if (values.length === 0) return null;
  const sorted = Float64Array.from(values).sort();
  const at = (share: number): number => {
    const place = (sorted.length - 1) * share;
    const low = sorted[Math.floor(place)] ?? 0;
    const high = sorted[Math.ceil(place)] ?? low;
    return low + (high - low) * (place - Math.floor(place));
  };
  return { min: at(0), lowerQuartile: at(0.25), median: at(0.5), upperQuartile: at(0.75), max: at(1) };
}

/** The mean, `null` of nothing. */
export function mean(values: readonly number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** The largest, `null` of nothing. */
export function largest(values: readonly number[]): number | null {
  return values.reduce<number | null>((most, value) => (most === null || value > most ? value : most), null);
}
