/**
 * @param {number[]} list
 * @returns {number | undefined}
 */
export function median(list) {
  if (!list.length) return undefined;
  const sorted = [...list].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/**
 * @typedef {{ chi2: number, dof: number, p: number, min: number, max: number }} Uniformity
 */

/**
 * Is a mine equally likely in every counted cell? `counts[i]` boards out of `boards` had a mine in cell i.
 *
 * Mines are drawn without replacement, which narrows the spread of the counts; the factor (n-1)/(n(1-p)) undoes that.
 *
 * @param {number[]} counts
 * @param {number} boards
 * @returns {Uniformity}
 */
export function uniformity(counts, boards) {
  const n = counts.length;
  const mean = counts.reduce((a, b) => a + b, 0) / n;
  const share = mean / boards;
  if (!mean || share >= 1) return { chi2: 0, dof: n - 1, p: 1, min: 1, max: 1 };
  const raw = counts.reduce((sum, c) => sum + (c - mean) ** 2 / mean, 0);
  const chi2 = (raw * (n - 1)) / (n * (1 - share));
  return {
    chi2,
    dof: n - 1,
    p: chiSquareP(chi2, n - 1),
    min: Math.min(...counts) / mean,
    max: Math.max(...counts) / mean,
  };
}

/**
 * Upper tail of the chi-square distribution: the regularised incomplete gamma function Q(dof/2, x/2), as a series below
 * its bend and as a continued fraction (modified Lentz) above.
 *
 * @param {number} x
 * @param {number} dof
 */
export function chiSquareP(x, dof) {
  if (!(x > 0)) return 1;
  const a = dof / 2;
  const z = x / 2;
  const front = Math.exp(-z + a * Math.log(z) - logGamma(a));
  if (z < a + 1) {
    let term = 1 / a;
    let sum = term;
    for (let n = 1; n < 10000 && term > sum * 1e-15; n++) {
      term *= z / (a + n);
      sum += term;
    }
    return Math.max(0, 1 - sum * front);
  }
  let b = z + 1 - a;
  let c = 1e300;
  let d = 1 / b;
  let h = d;
  for (let i = 1; i < 10000; i++) {
    const an = -i * (i - a);
    b += 2;
    d = 1 / (an * d + b || 1e-300);
    c = b + an / c || 1e-300;
    const delta = c * d;
    h *= delta;
    if (Math.abs(delta - 1) < 1e-14) break;
  }
  return Math.min(1, front * h);
}

/**
 * Stirling's series, after the argument was raised to where it is exact enough.
 *
 * @param {number} x
 */
function logGamma(x) {
  let shift = 0;
  let y = x;
  for (; y < 10; y++) shift += Math.log(y);
  const inverse = 1 / (y * y);
  const series = (1 / 12 - inverse * (1 / 360 - inverse * (1 / 1260 - inverse / 1680))) / y;
  return (y - 0.5) * Math.log(y) - y + Math.log(2 * Math.PI) / 2 + series - shift;
}
