/** How far counts are from equal, in units that say how unlikely that is. */
export interface Evenness {
  /** Pearson's chi-square, corrected for drawing without replacement. */
  readonly chiSquare: number;
  /** What an honest draw stays between, but for one time in some ten thousand. */
  readonly min: number;
  readonly max: number;
}

/**
 * Compares how often each of some places was drawn, where every trial draws the same number of different places.
 *
 * Such counts vary less than independent ones, by the factor (places - drawn) / (places - 1); the sum is corrected for it,
 * so that it follows the chi-square distribution with places - 1 degrees of freedom.
 */
export function evenness(counts: readonly number[]): Evenness {
  const degrees = counts.length - 1;
  const total = counts.reduce((sum, count) => sum + count, 0);
  const expected = total / counts.length;
  const pearson = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  return { chiSquare: pearson, min: quantile(degrees, -3.9), max: quantile(degrees, 3.9) };
}

/** As {@link evenness}, where `drawn` different places are drawn in each of `trials`. */
export function evennessOfDraws(counts: readonly number[], drawn: number, trials: number): Evenness {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total !== drawn * trials) throw new Error(`${total} draws, not ${drawn} in each of ${trials} trials`);
  const { chiSquare, min, max } = evenness(counts);
  return { chiSquare: (chiSquare * (counts.length - 1)) / (counts.length - drawn), min, max };
}

/** The chi-square quantile at so many standard deviations of a normal (Wilson and Hilferty, PNAS 17, 1931). */
function quantile(degrees: number, deviations: number): number {
  const spread = 2 / (9 * degrees);
  return degrees * (1 - spread + deviations * Math.sqrt(spread)) ** 3;
}
