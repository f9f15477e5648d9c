/** What is left of a game's past: undo, and values that do not change. */
import { beginner, cells, minesAmong, openSet, safeAmong, startGame } from '../boards.mjs';

/**
 * @typedef {import('../types').Adapter} Adapter
 * @typedef {import('../types').Handle} Handle
 */

/**
 * Undo of a move, and of the losing move, where the engine has one.
 *
 * @param {Adapter} a
 */
export function undo(a) {
  if (!a.undo) return { supported: false };
  const [w, h, mines] = beginner(a);
  const { g, isMine } = startGame(a, w, h, mines);
  const before = openSet(a, g, w, h).size;
  const safe = safeAmong(w, h, isMine).find(([x, y]) => !a.isOpen(g, x, y));
  if (safe) a.reveal(g, ...safe);
  a.undo(g);
  const anyMove = openSet(a, g, w, h).size === before;
  a.reveal(g, ...minesAmong(w, h, isMine)[0]);
  const lost = a.status(g) === 'lost';
  a.undo(g);
  return { supported: true, anyMove, losingMove: lost && a.status(g) === 'playing' };
}

/**
 * Where games are values: does a move answer a new one and leave the old one as it was?
 *
 * @param {Adapter} a
 */
export function values(a) {
  const { value, box } = a;
  if (!value || !box) return { supported: false };
  const [w, h, mines] = beginner(a);
  const open = /** @type {(value: unknown) => Handle} */ (box);
  let moves = 0;
  let renewed = 0;
  let kept = 0;
  for (let b = 0; b < 20; b++) {
    const { g, isMine } = startGame(a, w, h, mines);
    const safe = safeAmong(w, h, isMine);
    const mine = minesAmong(w, h, isMine)[0];
    const cell = safe.find(([x, y]) => !a.isOpen(g, x, y)) ?? mine;
    const acts = [() => a.flag(g, ...mine), () => a.flag(g, ...mine), () => a.reveal(g, ...cell)];
    for (const act of [...acts, () => a.reveal(g, ...mine)]) {
      const before = value(g);
      const photo = picture(a, g, w, h);
      act();
      if (picture(a, g, w, h) === photo) continue;
      moves++;
      if (value(g) !== before) renewed++;
      if (picture(a, open(before), w, h) === photo) kept++;
    }
  }
  return { supported: true, moves, renewed, kept };
}

/**
 * All that a player sees of a game, as text.
 *
 * @param {Adapter} a
 * @param {Handle} g
 * @param {number} w
 * @param {number} h
 */
export function picture(a, g, w, h) {
  const signs = [...cells(w, h)].map(([x, y]) => (a.isOpen(g, x, y) ? 'o' : a.isFlag(g, x, y) ? 'F' : '.'));
  return `${a.status(g)} ${signs.join('')}`;
}
