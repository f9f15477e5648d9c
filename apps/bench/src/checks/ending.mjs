/** Does a game end when it should, and stay ended? */
import { beginner, cells, goesOn, minesAmong, openSet, safeAmong, startGame } from '../boards.mjs';

/** @typedef {import('../types').Adapter} Adapter */

/**
 * Does opening every safe cell win, at the last one and not before?
 *
 * @param {Adapter} a
 */
export function winning(a) {
  const of = 100;
  const count = { atEnd: 0, early: 0, byFlags: 0, never: 0, lostBySafe: 0, errors: 0 };
  let thrown = '';
  for (let b = 0; b < of; b++) {
    try {
      const { ending, lost } = playSafeCells(a);
      count[ending]++;
      if (lost) count.lostBySafe++;
    } catch (error) {
      count.errors++;
      thrown = String(error).slice(0, 90);
    }
  }
  return { of, ...count, thrown, flagsAlone: winsByFlags(a) };
}

/**
 * @param {Adapter} a
 * @returns {{ ending: 'atEnd' | 'early' | 'byFlags' | 'never', lost: boolean }}
 */
function playSafeCells(a) {
  const [w, h, mines] = beginner(a);
  const { g, isMine } = startGame(a, w, h, mines);
  let lost = a.status(g) === 'lost';
  let early = false;
  for (const [x, y] of safeAmong(w, h, isMine)) {
    if (a.isOpen(g, x, y)) continue;
    early = a.status(g) === 'won';
    if (early) break;
    a.reveal(g, x, y);
    if (a.status(g) === 'lost') lost = true;
  }
  const atEnd = a.status(g) === 'won';
  if (!atEnd) for (const [x, y] of minesAmong(w, h, isMine)) a.flag(g, x, y);
  const byFlags = a.status(g) === 'won';
  a.dispose?.(g);
  return { ending: early ? 'early' : atEnd ? 'atEnd' : byFlags ? 'byFlags' : 'never', lost };
}

/**
 * How many of 50 games are won with all mines flagged while safe cells are still closed.
 *
 * @param {Adapter} a
 */
function winsByFlags(a) {
  const [w, h, mines] = beginner(a);
  let wins = 0;
  for (let b = 0; b < 50; b++) {
    try {
      const { g, isMine } = startGame(a, w, h, mines);
      for (const [x, y] of minesAmong(w, h, isMine)) a.flag(g, x, y);
      const [first, ...rest] = safeAmong(w, h, isMine).filter(([x, y]) => !a.isOpen(g, x, y));
      if (rest.length > 1) {
        a.reveal(g, ...first);
        if (a.status(g) === 'won' && rest.some(([x, y]) => !a.isOpen(g, x, y))) wins++;
      }
      a.dispose?.(g);
    } catch {
      // Counted as an error of the games above.
    }
  }
  return wins;
}

/**
 * Does opening a mine lose, and does nothing move after that?
 *
 * @param {Adapter} a
 */
export function losing(a) {
  const [w, h, mines] = beginner(a);
  let of = 0;
  let lost = 0;
  let opensAfter = 0;
  let flagsAfter = 0;
  for (let b = 0; b < 60; b++) {
    const { g, isMine } = startGame(a, w, h, mines);
    const mine = [...cells(w, h)].find(([x, y]) => isMine(x, y) && !a.isOpen(g, x, y));
    if (mine && goesOn(a, g)) {
      const closed = safeAmong(w, h, isMine).filter(([x, y]) => !a.isOpen(g, x, y));
      of++;
      a.reveal(g, ...mine);
      if (a.status(g) === 'lost') lost++;
      const cell = closed.find(([x, y]) => !a.isOpen(g, x, y));
      if (cell) {
        const flagged = a.isFlag(g, ...cell);
        quietly(() => a.flag(g, ...cell));
        if (a.isFlag(g, ...cell) !== flagged) flagsAfter++;
        // The flag off again (some controls pass a question mark on the way), or it would stop the click.
        for (let k = 0; k < 2 && a.isFlag(g, ...cell); k++) quietly(() => a.flag(g, ...cell));
        const before = openSet(a, g, w, h).size;
        quietly(() => a.reveal(g, ...cell));
        if (openSet(a, g, w, h).size !== before) opensAfter++;
      }
    }
    a.dispose?.(g);
  }
  return { of, lost: lost / of, opensAfterLoss: opensAfter > 0, flagsAfterLoss: flagsAfter > 0 };
}

/** @param {() => void} act */
function quietly(act) {
  try {
    act();
  } catch {
    // A refusal that throws is a refusal.
  }
}
