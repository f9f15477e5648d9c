import { inTurn, say } from '../rounds.mjs';
import { Runner, runFresh } from '../runner.mjs';
import { median } from '../stats.mjs';
import { runOn } from './speed.mjs';

/**
 * @typedef {import('../engines.mjs').Engine} Engine
 * @typedef {import('../races.mjs').Race} Race
 *
 * @typedef {object} Time of one engine in one race
 * @property {string} slug
 * @property {number[]} samples one a round
 * @property {number} [median]
 * @property {boolean} square on a 22x22 board, since the wide one failed
 * @property {string} [wideError]
 * @property {string} [error]
 * @property {string | null} [remark]
 */

/** CPU time for one big board: the slowest engine that floods it takes about 15 s. */
const LIMIT_MS = 60_000;

/**
 * All races, in rounds: every round runs each race once on each of its engines, in turn. Races in warm processes have
 * a round more, the first, that does not count.
 *
 * @param {Race[]} races
 * @param {Engine[]} engines
 * @param {{ rounds: number, bigRounds: number }} plan
 * @returns {Promise<Record<string, Time[]>>}
 */
export async function runRaces(races, engines, { rounds, bigRounds }) {
  const runners = new Map(engines.map(({ slug, file }) => [slug, new Runner(file)]));
  /** @type {Record<string, Time[]>} */
  const times = {};
  for (const { key, against } of races) {
    times[key] = ['ours', ...against].map((slug) => ({ slug, samples: [], square: false }));
  }
  for (let round = 0; round <= Math.max(rounds, bigRounds); round++) {
    for (const race of races) {
      if (race.fresh ? round === 0 || round > bigRounds : round > rounds) continue;
      say(`round ${round}: ${race.title}`);
      for (const time of inTurn(times[race.key], round)) {
        if (time.error) continue;
        const engine = /** @type {Engine} */ (engines.find(({ slug }) => slug === time.slug));
        const runner = /** @type {Runner} */ (runners.get(time.slug));
        const answer = await (race.fresh ? onBigBoard(race, engine, time) : onSmallBoard(race, runner, time));
        if (answer === null) continue;
        const objection = race.objection?.(answer, time.slug);
        if (objection) time.error = objection;
        else if (round > 0) time.samples.push(race.figure(answer));
        time.median = median(time.samples);
        time.remark = race.remark?.(answer) ?? null;
      }
    }
  }
  for (const runner of runners.values()) runner.stop();
  return times;
}

/**
 * @param {Race} race
 * @param {Engine} engine
 * @param {Time} time
 */
async function onBigBoard({ task, args }, { file }, time) {
  const { result, error } = await runFresh(file, task, args, LIMIT_MS);
  if (error === undefined) return result;
  time.error = error;
  return null;
}

/**
 * @param {Race} race
 * @param {Runner} runner
 * @param {Time} time
 */
function onSmallBoard({ task }, runner, time) {
  const key = /** @type {'firstReveal' | 'game'} */ (task);
  return runOn(runner, { key, limitMs: LIMIT_MS }, time);
}
