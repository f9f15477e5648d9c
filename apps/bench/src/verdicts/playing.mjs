/** What the checks of opening, ending, marking and history are worth. */
import { percent } from '../report/text.mjs';

/** @typedef {import('./index.mjs').Verdict} Verdict */

/**
 * Of something that should hold every time.
 *
 * @param {number | null | undefined} share null where it could not be tried
 * @returns {Verdict}
 */
export function always(share) {
  if (share === null || share === undefined || Number.isNaN(share)) return { ok: null, text: '-' };
  return { ok: share === 1, text: share === 1 ? 'yes' : share === 0 ? 'NO' : `only ${percent(share, 1)}` };
}

/**
 * @param {{ lost: number, opening: number }} result
 * @returns {Verdict}
 */
export function firstClickSafe({ lost, opening }) {
  if (lost) return { ok: false, text: `loses ${percent(lost, 1)}` };
  return { ok: true, text: opening === 1 ? 'always an opening' : 'safe' };
}

/**
 * @param {{ square: { exact: number }, wide?: { exact: number }, wideFails?: string }} result
 * @returns {Verdict}
 */
export function floodExact({ square, wide, wideFails }) {
  const [left, right] = [always(square.exact), always(wide?.exact)];
  return { ok: left.ok === true && right.ok === true, text: `${left.text}; ${wideFails ?? right.text}` };
}

/**
 * @param {Record<'of' | 'atEnd' | 'early' | 'byFlags' | 'never' | 'lostBySafe' | 'errors' | 'flagsAlone', number> & { thrown: string }} result
 * @returns {Verdict}
 */
export function winsAtTheEnd({ of, atEnd, early, byFlags, never, lostBySafe, errors, thrown, flagsAlone }) {
  const text = [
    atEnd && `at the last safe cell ${percent(atEnd, of)}`,
    early && `too early ${percent(early, of)}`,
    byFlags && `only once all mines are flagged ${percent(byFlags, of)}`,
    never && `never ${percent(never, of)}`,
    lostBySafe && `LOST by opening safe cells ${percent(lostBySafe, of)}`,
    errors && `throws ${percent(errors, of)} (${thrown})`,
    flagsAlone && 'also with all mines flagged and safe cells still closed',
  ];
  return { ok: atEnd === of && !lostBySafe && !flagsAlone, text: text.filter(Boolean).join('; ') };
}

/**
 * @param {{ opensAfterLoss: boolean, flagsAfterLoss: boolean }} result
 * @returns {Verdict}
 */
export function lossIsFinal({ opensAfterLoss, flagsAfterLoss }) {
  const text = opensAfterLoss ? 'NO, cells open' : flagsAfterLoss ? 'NO, flags are set' : 'yes';
  return { ok: text === 'yes', text };
}

/**
 * @param {{ onSafe: { refused: number | null }, onMine: { refused: number | null } }} result
 * @returns {Verdict}
 */
export function flagStopsClick({ onSafe, onMine }) {
  const [safe, mine] = [always(onSafe.refused), always(onMine.refused)];
  if (safe.text === mine.text) return safe;
  return { ok: false, text: `${safe.text} (on a mine: ${mine.text})` };
}

/**
 * @param {{ bad: number, of: number, text: string }} result
 * @returns {Verdict}
 */
export function repeatsNothing({ bad, of, text }) {
  return bad ? { ok: false, text: `NO (${bad} of ${of}: ${text})` } : { ok: of > 0, text: 'yes' };
}

/**
 * @param {{ supported: boolean, right?: any, short?: any, wrong?: any }} result
 * @returns {Verdict}
 */
export function chordsRight({ supported, right, short, wrong }) {
  if (!supported) return { ok: null, text: 'none' };
  const parts = [
    { what: 'opens', part: always(right.opens / right.of) },
    { what: 'keeps its flags', part: always(right.flagsKept / right.of) },
    { what: 'quiet when flags are missing', part: always(short.quiet / short.of) },
    { what: 'a wrong flag loses', part: always(wrong.loses / wrong.of) },
  ];
  return {
    ok: parts.every(({ part }) => part.ok === true),
    text: parts.every(({ part }) => part.ok)
      ? 'right'
      : parts.map(({ what, part }) => `${what}: ${part.text}`).join(', '),
  };
}

/**
 * @param {{ supported: boolean, anyMove?: boolean, losingMove?: boolean }} result
 * @returns {Verdict}
 */
export function undoes({ supported, anyMove, losingMove }) {
  if (!supported) return { ok: null, text: 'none' };
  return {
    ok: Boolean(anyMove || losingMove),
    text: anyMove ? 'any move' : losingMove ? 'the losing move' : 'BROKEN',
  };
}

/**
 * @param {{ supported: boolean, moves?: number, renewed?: number, kept?: number }} result
 * @returns {Verdict}
 */
export function keepsValues({ supported, moves, renewed, kept }) {
  if (!supported) return { ok: null, text: '-' };
  const ok = Boolean(moves) && renewed === moves && kept === moves;
  return { ok, text: ok ? 'yes' : `NO (${renewed} new values, ${kept} old ones kept, of ${moves} moves)` };
}
