/** What the checks of `checks/laying.mjs` are worth. */
import { number } from '../report/text.mjs';

/**
 * @typedef {import('./index.mjs').Verdict} Verdict
 * @typedef {import('../stats.mjs').Uniformity} Uniformity
 */

/** A p this near to 0 or 1 does not come by chance, not even in a thousand runs of the bench. */
const CHANCE = 1e-6;

/**
 * @param {{ seen: number, wrong: number, wideFails?: string }} result
 * @returns {Verdict}
 */
export function numbersRight({ seen, wrong, wideFails }) {
  if (wrong) return { ok: false, text: `NO (${wrong} of ${seen})` };
  return { ok: seen > 0 && !wideFails, text: wideFails ? 'yes (square only)' : 'yes' };
}

/**
 * @param {{ asked: number, exact: number, seen: Record<number, number> }} result
 * @returns {Verdict}
 */
export function countExact({ asked, exact, seen }) {
  if (exact === 1) return { ok: true, text: 'yes' };
  const counts = Object.keys(seen);
  return { ok: false, text: `NO (${Math.round(exact * 100)}%; ${counts[0]}-${counts.at(-1)} for ${asked})` };
}

/**
 * @param {Uniformity | null} result
 * @returns {Verdict}
 */
export function evenlyLaid(result) {
  if (!result) return { ok: null, text: '-' };
  const { p, chi2, dof, min, max } = result;
  const square = `χ² ${number(chi2)}/${dof}`;
  if (p > 1 - CHANCE) return { ok: false, text: `too even (${square})` };
  if (p >= CHANCE) return { ok: true, text: `even (p=${number(p, 2)})` };
  return {
    ok: false,
    text: `**BIASED** (${square}; ${number(min, 2)}-${number(max, 2)} × even share)`,
  };
}

/**
 * @param {{ supported: 'seed' | 'rng' | null, repeatable?: boolean, distinctOf200?: number }} result
 * @returns {Verdict}
 */
export function seedRepeats({ supported, repeatable, distinctOf200 }) {
  if (!supported) return { ok: null, text: 'no seeds' };
  return {
    ok: Boolean(repeatable) && distinctOf200 === 200,
    text: `${repeatable ? 'yes' : 'NO'} (${supported}; ${distinctOf200} of 200 distinct)`,
  };
}
