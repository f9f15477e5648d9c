/** Flags, and what hangs on them: chords. */
import { beginner, cellOf, cells, goesOn, minesAmong, openSet, startGame } from '../boards.mjs';
import { flood, makeField, neighbours } from '../reference.mjs';

/** @typedef {import('../types').Adapter} Adapter */

/**
 * Is a flagged cell safe from a click and from the flood? Does the flag come off again?
 *
 * @param {Adapter} a
 */
export function flagged(a) {
  return { onSafe: clickFlagged(a, false), onMine: clickFlagged(a, true), flood: floodFlagged(a) };
}

/**
 * @param {Adapter} a
 * @param {boolean} wantMine
 */
function clickFlagged(a, wantMine) {
  const [w, h, mines] = beginner(a);
  let tried = 0;
  let refused = 0;
  let off = 0;
  for (let b = 0; b < 60; b++) {
    const { g, isMine } = startGame(a, w, h, mines);
    const cell = [...cells(w, h)].find(([x, y]) => !a.isOpen(g, x, y) && isMine(x, y) === wantMine);
    if (cell && goesOn(a, g)) a.flag(g, ...cell);
    if (cell && a.isFlag(g, ...cell) && goesOn(a, g)) {
      tried++;
      a.reveal(g, ...cell);
      if (!a.isOpen(g, ...cell) && a.status(g) !== 'lost') {
        refused++;
        for (let k = 0; k < 2 && a.isFlag(g, ...cell); k++) a.flag(g, ...cell);
        if (!a.isFlag(g, ...cell)) off++;
      }
    }
    a.dispose?.(g);
  }
  return { tried, refused: tried ? refused / tried : null, off: refused ? off / refused : null };
}

/**
 * A flag on a number at the edge of an area that a click is about to open.
 *
 * @param {Adapter} a
 */
function floodFlagged(a) {
  const [w, h, mines] = beginner(a);
  let tried = 0;
  let kept = 0;
  for (let b = 0; b < 80; b++) {
    const started = a.flagNeedsStart || a.minesPlaced === 'first-reveal';
    const { g, isMine } = startGame(a, w, h, mines, started ? undefined : null);
    const field = makeField(w, h, minesAmong(w, h, isMine));
    /** @param {number} i */
    const isOpen = (i) => a.isOpen(g, ...cellOf(w, i));
    const start = [...field.adj.keys()].find((i) => !field.mine[i] && field.adj[i] === 0 && !isOpen(i));
    if (start !== undefined && goesOn(a, g)) {
      const victim = [...flood(field, start)].find((i) => field.adj[i] > 0 && !isOpen(i));
      if (victim !== undefined) a.flag(g, ...cellOf(w, victim));
      if (victim !== undefined && a.isFlag(g, ...cellOf(w, victim))) {
        a.reveal(g, ...cellOf(w, start));
        if (goesOn(a, g)) {
          tried++;
          if (!isOpen(victim)) kept++;
        }
      }
    }
    a.dispose?.(g);
  }
  return { tried, kept: tried ? kept / tried : null };
}

/**
 * Chords: on a number whose flags are missing (nothing), are right (opens), are wrong (loses).
 *
 * @param {Adapter} a
 */
export function chord(a) {
  if (!a.chord) return { supported: false };
  const [w, h, mines] = beginner(a);
  const right = { of: 0, opens: 0, flagsKept: 0 };
  const short = { of: 0, quiet: 0 };
  const wrong = { of: 0, loses: 0 };
  for (let b = 0; b < 400 && (right.of < 60 || wrong.of < 20); b++) {
    const { g, isMine } = startGame(a, w, h, mines);
    const field = makeField(w, h, minesAmong(w, h, isMine));
    /** @param {number} i */
    const isOpen = (i) => a.isOpen(g, ...cellOf(w, i));
    /** @param {number} i */
    const closedSafe = (i) => neighbours(w, h, i).filter((j) => !isOpen(j) && !field.mine[j]);
    const pick = [...field.adj.keys()].find((i) => isOpen(i) && field.adj[i] > 0 && closedSafe(i).length > 0);
    if (pick !== undefined && a.status(g) === 'playing') {
      const bombs = neighbours(w, h, pick).filter((j) => field.mine[j]);
      const safe = closedSafe(pick);
      const before = openSet(a, g, w, h).size;
      short.of++;
      a.chord(g, ...cellOf(w, pick));
      if (openSet(a, g, w, h).size === before) short.quiet++;
      const flags = b % 3 < 2 ? bombs : [...safe, ...bombs].slice(0, bombs.length);
      for (const j of flags) a.flag(g, ...cellOf(w, j));
      a.chord(g, ...cellOf(w, pick));
      if (flags === bombs) {
        right.of++;
        if (safe.every(isOpen) && a.status(g) !== 'lost') right.opens++;
        if (a.status(g) === 'won' || bombs.every((j) => a.isFlag(g, ...cellOf(w, j)))) right.flagsKept++;
      } else {
        wrong.of++;
        if (a.status(g) === 'lost') wrong.loses++;
      }
    }
    a.dispose?.(g);
  }
  return { supported: true, right, short, wrong };
}
