/** How long a run of `bench.mjs` takes: which boards, how often, with which limits. */
import { parseArgs } from 'node:util';

/**
 * @typedef {object} Plan
 * @property {boolean} quick
 * @property {string[]} only adapters, all of them when empty
 * @property {string[]} skip stages: speed, big, checks
 * @property {string} out where the results go, without the ending
 * @property {number} rounds of small boards, after one that warms up
 * @property {number} bigRounds of 1000x1000 boards
 * @property {number} limitMs CPU time for one big board
 * @property {number[]} sides of the empty squares that are flooded, up to the first that fails
 * @property {{ boards: number, budgetMs: number }} evenness boards for each chi-square, or as many as the time allows
 */

/** @returns {Plan} */
export function planFromArguments() {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      skip: { type: 'string', default: '' },
      out: { type: 'string', default: 'results/bench' },
      rounds: { type: 'string' },
      'big-rounds': { type: 'string' },
      limit: { type: 'string' },
      'evenness-seconds': { type: 'string' },
    },
  });
  const { quick, only, skip, out } = values;
  return {
    quick,
    only: only.split(',').filter(Boolean),
    skip: skip.split(',').filter(Boolean),
    out,
    rounds: Number(values.rounds ?? (quick ? 3 : 7)),
    bigRounds: Number(values['big-rounds'] ?? (quick ? 1 : 3)),
    limitMs: 1000 * Number(values.limit ?? 25),
    sides: quick ? [50, 200, 1000] : [50, 100, 200, 300, 500, 700, 1000],
    evenness: {
      boards: quick ? 2000 : 20000,
      budgetMs: 1000 * Number(values['evenness-seconds'] ?? (quick ? 4 : 20)),
    },
  };
}
