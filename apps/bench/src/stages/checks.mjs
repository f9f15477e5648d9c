import { BOARDS, CLICKS } from '../checks/probes.mjs';
import { say } from '../rounds.mjs';
import { Runner } from '../runner.mjs';

/**
 * @typedef {import('../types').Answer<any>} Answer
 * @typedef {import('../checks/probes.mjs').Probe} Probe
 * @typedef {import('../engines.mjs').Engine} Engine
 */

/** Checks without arguments, in the order in which they run. */
const PLAIN = /** @type {const} */ ([
  'numbers',
  'mineCount',
  'seeds',
  'firstClick',
  'floodShape',
  'winning',
  'losing',
  'flagged',
  'repeats',
  'chord',
  'undo',
  'values',
]);

const ACTIONS = /** @type {const} */ (['reveal', 'flag', 'chord']);

/**
 * What the checks of one engine answered; a check that threw or hung is `{ error }`.
 *
 * @typedef {Record<typeof PLAIN[number] | 'evenness', any> & {
 *   boards: Record<string, Probe>,
 *   clicks: Record<typeof ACTIONS[number], Record<string, Probe>>,
 * }} CheckResults
 */

/**
 * Every check and every probe on every engine.
 *
 * @param {Engine[]} engines
 * @param {{ boards: number, budgetMs: number }} evenness
 */
export async function runChecks(engines, evenness) {
  /** @type {Record<string, CheckResults>} */
  const results = {};
  for (const engine of engines) {
    results[engine.slug] = await checkEngine(engine, evenness);
    say(`checks: ${engine.name}`);
  }
  return results;
}

/**
 * @param {Engine} engine
 * @param {{ boards: number, budgetMs: number }} evenness
 * @returns {Promise<CheckResults>}
 */
async function checkEngine({ file }, evenness) {
  const runner = new Runner(file);
  /** @type {Record<string, any>} */
  const plain = {};
  for (const name of PLAIN) plain[name] = await check(runner, name, {}, 60000);
  plain['evenness'] = await check(runner, 'evenness', evenness, 400000);
  runner.stop();
  const small = new Runner(file, { heapMb: 1024 });
  const boards = await probeAll(small, 'boardProbe', Object.keys(BOARDS), {});
  /** @type {Partial<CheckResults['clicks']>} */
  const clicks = {};
  for (const action of ACTIONS) {
    clicks[action] = await probeAll(small, 'clickProbe', Object.keys(CLICKS), { action });
  }
  small.stop();
  return /** @type {CheckResults} */ ({ ...plain, boards, clicks });
}

/**
 * @param {Runner} runner
 * @param {string} name
 * @param {object} args
 * @param {number} limitMs
 */
async function check(runner, name, args, limitMs) {
  const { result, error } = await runner.run('check', name, args, limitMs);
  return error === undefined ? result : { error };
}

/**
 * Probes one after the other; one that hangs or dies leaves a new process to the next.
 *
 * @param {Runner} runner
 * @param {'boardProbe' | 'clickProbe'} kind
 * @param {string[]} probes
 * @param {object} args
 */
async function probeAll(runner, kind, probes, args) {
  /** @type {Record<string, Probe>} */
  const results = {};
  for (const probe of probes) {
    /** @type {import('../types').Answer<Probe>} */
    const answer = await runner.run('check', kind, { probe, ...args }, 5000);
    results[probe] = answer.result ?? { result: failure(answer), detail: answer.error ?? '' };
  }
  return results;
}

/** @param {Answer} answer */
function failure({ timeout, died, overflow }) {
  return timeout ? 'HANGS' : died ? 'DIES (memory)' : overflow ? 'STACK OVERFLOW' : 'throws';
}
