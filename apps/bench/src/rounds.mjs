/**
 * The list, begun at another place each round: engines take turns, so that a slow minute of the machine does not hit
 * the same one every time.
 *
 * @template T
 * @param {T[]} list
 * @param {number} round
 */
export const inTurn = (list, round) => list.map((_, i) => list[(i + round) % list.length]);

/** @param {string} text to the terminal, not into the report */
export const say = (text) => process.stderr.write(`${text}\n`);
