/** What the probes with ill-formed boards and clicks are worth. */
import { SOUND_BOARDS } from '../checks/probes.mjs';

/**
 * @typedef {import('./index.mjs').Verdict} Verdict
 * @typedef {import('../checks/probes.mjs').Probe} Probe
 */

/**
 * Sound boards must be played, the others refused with an error of the engine's own.
 *
 * @param {Record<string, Probe>} probes
 * @returns {Verdict}
 */
export function refusesBoards(probes) {
  return allOf(probes, (probe, name) =>
    SOUND_BOARDS.includes(name) ? probe.result === 'accepted' : isRefusal(probe),
  );
}

/**
 * @param {Record<string, Probe>} probes
 * @returns {Verdict}
 */
export const refusesClicks = (probes) => allOf(probes, isRefusal);

/** @param {Probe} probe */
const isRefusal = ({ result, own }) => result === 'throws' && own === true;

/**
 * @param {Record<string, Probe>} probes
 * @param {(probe: Probe, name: string) => boolean} isRight
 * @returns {Verdict}
 */
function allOf(probes, isRight) {
  const tried = Object.entries(probes).filter(([, { result }]) => result !== 'n/a');
  if (!tried.length) return { ok: null, text: 'n/a' };
  const wrong = tried.filter(([name, probe]) => !isRight(probe, name));
  if (!wrong.length) return { ok: true, text: `yes (${tried.length} of ${tried.length})` };
  return { ok: false, text: `NO (${tried.length - wrong.length} of ${tried.length})` };
}
