/** For each claim about an engine: whether it holds, and in which words to say so. */
import { countExact, evenlyLaid, numbersRight, seedRepeats } from './laying.mjs';
import {
  always,
  chordsRight,
  firstClickSafe,
  flagStopsClick,
  floodExact,
  keepsValues,
  lossIsFinal,
  repeatsNothing,
  undoes,
  winsAtTheEnd,
} from './playing.mjs';
import { refusesBoards, refusesClicks } from './refusing.mjs';

/**
 * @typedef {import('../stages/checks.mjs').CheckResults} CheckResults
 * @typedef {{ ok: boolean | null, text: string }} Verdict `ok` is null where the engine does not offer the thing
 * @typedef {object} Claim
 * @property {string} title
 * @property {'laying' | 'playing' | 'refusing'} group
 * @property {keyof CheckResults} check whose answer is judged
 * @property {(result: any) => Verdict} judge
 */

/** @type {Claim[]} */
export const CLAIMS = [
  { title: 'numbers right', group: 'laying', check: 'numbers', judge: numbersRight },
  { title: 'mine count exact', group: 'laying', check: 'mineCount', judge: countExact },
  { title: 'mines at creation', group: 'laying', check: 'evenness', judge: (e) => evenlyLaid(e.atCreation) },
  {
    title: 'mines after a first click at (4,4)',
    group: 'laying',
    check: 'evenness',
    judge: (e) => evenlyLaid(e.afterClick),
  },
  {
    title: 'mines with the seeds 1, 2, 3…',
    group: 'laying',
    check: 'evenness',
    judge: (e) => evenlyLaid(e.sequentialSeeds),
  },
  { title: 'seed repeats', group: 'laying', check: 'seeds', judge: seedRepeats },
  { title: 'first click', group: 'laying', check: 'firstClick', judge: firstClickSafe },
  { title: 'flood exact (square; 24x14)', group: 'playing', check: 'floodShape', judge: floodExact },
  { title: 'wins', group: 'playing', check: 'winning', judge: winsAtTheEnd },
  { title: 'a mine loses', group: 'playing', check: 'losing', judge: ({ lost }) => always(lost) },
  { title: 'a loss is final', group: 'playing', check: 'losing', judge: lossIsFinal },
  { title: 'flag stops a click', group: 'playing', check: 'flagged', judge: flagStopsClick },
  {
    title: 'flag comes off',
    group: 'playing',
    check: 'flagged',
    judge: ({ onSafe }) => always(onSafe.off),
  },
  {
    title: 'flag survives the flood',
    group: 'playing',
    check: 'flagged',
    judge: ({ flood }) => always(flood.kept),
  },
  { title: 'opening an open cell does nothing', group: 'playing', check: 'repeats', judge: repeatsNothing },
  { title: 'chord', group: 'playing', check: 'chord', judge: chordsRight },
  { title: 'undo', group: 'playing', check: 'undo', judge: undoes },
  { title: 'a value of an old game stays as it was', group: 'playing', check: 'values', judge: keepsValues },
  {
    title: 'boards: sound ones played, others refused by an error of its own',
    group: 'refusing',
    check: 'boards',
    judge: refusesBoards,
  },
  {
    title: 'reveals refused by an error of its own',
    group: 'refusing',
    check: 'clicks',
    judge: ({ reveal }) => refusesClicks(reveal),
  },
  {
    title: 'flags refused by an error of its own',
    group: 'refusing',
    check: 'clicks',
    judge: ({ flag }) => refusesClicks(flag),
  },
  {
    title: 'chords refused by an error of its own',
    group: 'refusing',
    check: 'clicks',
    judge: ({ chord }) => refusesClicks(chord),
  },
];

/**
 * @param {Claim} claim
 * @param {CheckResults} checks
 * @returns {Verdict}
 */
export function judge(claim, checks) {
  const result = checks[claim.check];
  return result.error ? { ok: false, text: `error: ${result.error}` } : claim.judge(result);
}
