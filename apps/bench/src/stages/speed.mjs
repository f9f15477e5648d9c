import { inTurn, say } from '../rounds.mjs';
import { Runner } from '../runner.mjs';
import { median } from '../stats.mjs';

/**
 * The task, which number of its answer counts, and its limit.
 *
 * @type {{ key: 'firstReveal' | 'game', pick: 'opsPerSec' | 'msPerGame', limitMs: number }[]}
 */
const CASES = [
  { key: 'firstReveal', pick: 'opsPerSec', limitMs: 20000 },
  { key: 'game', pick: 'msPerGame', limitMs: 40000 },
];

const WIDE = { w: 30, h: 16, mines: 99 };
/** About as large, for engines that fail on a board that is not square. */
const SQUARE = { w: 22, h: 22, mines: 99 };

/**
 * One engine on one small-board task.
 *
 * @typedef {object} SpeedResult
 * @property {number[]} samples
 * @property {boolean} square on the square board, since the wide one failed
 * @property {string} [wideError]
 * @property {string} [error]
 * @property {number} [median]
 * @property {any} [last] the whole answer of the last round
 */

/**
 * Small boards, in rounds over all engines, each in one process that stays warm. The first round does not count.
 *
 * @param {import('../engines.mjs').Engine[]} engines
 * @param {import('../plan.mjs').Plan} plan
 * @returns {Promise<Record<string, Record<'firstReveal' | 'game', SpeedResult>>>}
 */
export async function measureSpeed(engines, { rounds }) {
  const runners = new Map(engines.map(({ slug, file }) => [slug, new Runner(file)]));
  const results = Object.fromEntries(
    engines.map(({ slug }) => [slug, { firstReveal: empty(), game: empty() }]),
  );
  for (let round = 0; round <= rounds; round++) {
    say(`small boards, round ${round} of ${rounds}${round ? '' : ' (warm-up)'}`);
    for (const { slug } of inTurn(engines, round)) {
      const runner = /** @type {Runner} */ (runners.get(slug));
      for (const test of CASES) {
        const result = results[slug][test.key];
        if (result.error) continue;
        const answer = await runOn(runner, test, result);
        if (!answer || round === 0) continue;
        result.samples.push(answer[test.pick]);
        result.last = answer;
        result.median = median(result.samples);
      }
    }
  }
  for (const runner of runners.values()) runner.stop();
  return results;
}

/** @returns {SpeedResult} */
const empty = () => ({ samples: [], square: false });

/**
 * Runs a task on the wide board, from the first failure on the square one.
 *
 * @param {Runner} runner
 * @param {{ key: 'firstReveal' | 'game', limitMs: number }} test
 * @param {Pick<SpeedResult, 'square' | 'wideError' | 'error'>} result
 * @returns {Promise<any>}
 */
export async function runOn(runner, test, result) {
  const board = result.square ? SQUARE : WIDE;
  const { result: answer, error } = await runner.run('task', test.key, board, test.limitMs);
  if (!error) return answer;
  if (result.square) {
    result.error = error;
    return null;
  }
  result.wideError = error;
  result.square = true;
  return runOn(runner, test, result);
}
