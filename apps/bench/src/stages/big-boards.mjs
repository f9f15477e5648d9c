import { inTurn, say } from '../rounds.mjs';
import { runFresh } from '../runner.mjs';
import { median } from '../stats.mjs';

/**
 * @typedef {import('../engines.mjs').Engine} Engine
 * @typedef {import('../plan.mjs').Plan} Plan
 * @typedef {{ n: number, mines: number, createMs: number, revealMs: number, open: number }} BigBoard
 * @typedef {{ usPerOp: number, n: number, mines: number, worked: boolean }} Flag
 */

/** The flag is set on the first of these boards that the engine can make at all. */
const FLAG_BOARDS = [
  { n: 1000, mines: 100000 },
  { n: 1000, mines: 100 },
  { n: 200, mines: 4000 },
];

/**
 * @typedef {object} Flood
 * @property {number} largest side of an empty square that floods
 * @property {number} largestMs
 * @property {number} [failsAt]
 * @property {string} [error]
 * @property {boolean} [overflow]
 *
 * @typedef {object} Whole boards of 1000x1000
 * @property {number[]} createMs
 * @property {number[]} revealMs
 * @property {number} [createMedian]
 * @property {number} [revealMedian]
 * @property {BigBoard} [last]
 * @property {string} [error]
 * @property {boolean} [overflow]
 *
 * @typedef {object} Flags
 * @property {number[]} samples
 * @property {number} [median]
 * @property {Flag} [last]
 * @property {{ n: number, mines: number }[]} tries boards that are still to be tried
 * @property {string} [error]
 *
 * @typedef {{ flood: Flood, empty: Whole, tenth: Whole, flag: Flags }} BigResult
 */

/**
 * Big boards, each in a process of its own: heaps and stacks are what is tested.
 *
 * @param {Engine[]} engines
 * @param {Plan} plan
 */
export async function measureBigBoards(engines, plan) {
  /** @type {Record<string, BigResult>} */
  const results = {};
  for (const engine of engines) {
    const flood = await findLargestFlood(engine, plan);
    say(`largest flood: ${engine.name}: ${flood.largest}${flood.error ? `, then ${flood.error}` : ''}`);
    results[engine.slug] = {
      flood,
      empty: { createMs: [], revealMs: [] },
      tenth: { createMs: [], revealMs: [] },
      flag: { samples: [], tries: [...FLAG_BOARDS] },
    };
  }
  for (let round = 0; round < plan.bigRounds; round++) {
    for (const engine of inTurn(engines, round)) {
      const result = results[engine.slug];
      if (result.flood.largest === 1000) await measureWhole(engine, result.empty, 1, plan);
      await measureWhole(engine, result.tenth, 100000, plan);
      // A board that cannot be made in time cannot be flagged either.
      if (result.tenth.error && !result.tenth.overflow && result.flag.tries.length === FLAG_BOARDS.length) {
        result.flag.tries.shift();
      }
      await measureFlag(engine, result.flag, plan);
      say(`big boards, round ${round + 1} of ${plan.bigRounds}: ${engine.name}`);
    }
  }
  return results;
}

/**
 * Squares that grow until one fails. An overflow comes fast, so its limit is narrowed down to about 3%.
 *
 * @param {Engine} engine
 * @param {Plan} plan
 */
async function findLargestFlood({ file }, { sides, limitMs }) {
  /** @type {Flood} */
  const flood = { largest: 0, largestMs: 0 };
  /** @param {number} n */
  const floods = async (n) => {
    const { result, error, overflow } = await runFresh(file, 'bigBoard', { n, mines: 1 }, limitMs);
    if (error === undefined) {
      flood.largest = n;
      flood.largestMs = /** @type {BigBoard} */ (result).revealMs;
    } else Object.assign(flood, { failsAt: n, error, overflow: Boolean(overflow) });
    return error === undefined;
  };
  for (const n of sides) if (!(await floods(n))) break;
  let low = flood.largest;
  let high = flood.failsAt ?? 0;
  while (flood.overflow && high - low > Math.max(2, high * 0.03)) {
    const n = (low + high) >> 1;
    if (await floods(n)) low = n;
    else high = n;
  }
  return flood;
}

/**
 * @param {Engine} engine
 * @param {Whole} whole
 * @param {number} mines
 * @param {Plan} plan
 */
async function measureWhole({ file }, whole, mines, { limitMs }) {
  if (whole.error) return;
  const { result, error, overflow } = await runFresh(file, 'bigBoard', { n: 1000, mines }, limitMs);
  if (error !== undefined) {
    Object.assign(whole, { error, overflow: Boolean(overflow) });
    return;
  }
  const board = /** @type {BigBoard} */ (result);
  whole.createMs.push(board.createMs);
  whole.revealMs.push(board.revealMs);
  whole.createMedian = median(whole.createMs);
  whole.revealMedian = median(whole.revealMs);
  whole.last = board;
}

/**
 * @param {Engine} engine
 * @param {Flags} flag
 * @param {Plan} plan
 */
async function measureFlag({ file }, flag, { limitMs }) {
  while (flag.tries.length) {
    const { result, error } = await runFresh(file, 'flagBig', flag.tries[0], limitMs);
    if (error === undefined) {
      flag.last = /** @type {Flag} */ (result);
      flag.samples.push(flag.last.usPerOp);
      flag.median = median(flag.samples);
      return;
    }
    flag.error = error;
    flag.tries.shift();
  }
}
