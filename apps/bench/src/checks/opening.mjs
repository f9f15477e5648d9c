/** Does opening a cell open what it should, and no more? */
import { beginner, cellOf, fitMines, fitSide, goesOn, minesAmong, openSet, startGame } from '../boards.mjs';
import { flood, makeField } from '../reference.mjs';

/** @typedef {import('../types').Adapter} Adapter */

/**
 * How often the first click loses, and how often it opens an area.
 *
 * @param {Adapter} a
 */
export function firstClick(a) {
  const n = fitSide(a, 9);
  const mines = fitMines(a, n, n, 20);
  const boards = 2000;
  let lost = 0;
  let opening = 0;
  for (let b = 0; b < boards; b++) {
    const g = a.create(n, n, mines);
    a.reveal(g, 4, 4);
    if (a.status(g) === 'lost') lost++;
    else if (a.isOpen(g, 4, 4) && a.adj(g, 4, 4) === 0) opening++;
    a.dispose?.(g);
  }
  return { board: `${n}x${n}/${mines}`, lost: lost / boards, opening: opening / boards };
}

/**
 * What the first reveal opens, against the reference flood.
 *
 * @param {Adapter} a
 */
export function floodShape(a) {
  const square = compareFloods(a, ...beginner(a), 300);
  try {
    return { square, wide: compareFloods(a, 24, 14, fitMines(a, 24, 14, 34), 200) };
  } catch (error) {
    return { square, wideFails: String(error).slice(0, 90) };
  }
}

/**
 * @param {Adapter} a
 * @param {number} w
 * @param {number} h
 * @param {number} mines
 * @param {number} boards
 */
function compareFloods(a, w, h, mines, boards) {
  let exact = 0;
  let missing = 0;
  let extra = 0;
  let of = 0;
  for (let b = 0; b < boards; b++) {
    const { g, isMine } = startGame(a, w, h, mines);
    const want = flood(makeField(w, h, minesAmong(w, h, isMine)), (h >> 1) * w + (w >> 1));
    const got = openSet(a, g, w, h);
    // Where opening everything safe ends the game, some engines then show the rest as well: not counted.
    if (a.status(g) !== 'won') {
      const misses = [...want].some((i) => !got.has(i));
      const exceeds = [...got].some((i) => !want.has(i));
      of++;
      if (misses) missing++;
      if (exceeds) extra++;
      if (!misses && !exceeds) exact++;
    }
    a.dispose?.(g);
  }
  return { boards: of, exact: exact / of, missing: missing / of, extra: extra / of };
}

/**
 * Opening an open cell again, many times, must change nothing.
 *
 * @param {Adapter} a
 */
export function repeats(a) {
  const [w, h, mines] = beginner(a);
  let bad = 0;
  let of = 0;
  let text = '';
  for (let b = 0; b < 50; b++) {
    const { g } = startGame(a, w, h, mines);
    if (goesOn(a, g)) {
      const was = a.status(g);
      const before = openSet(a, g, w, h);
      const [first = 0] = before;
      for (let k = 0; k < w * h && a.status(g) === was; k++) a.reveal(g, ...cellOf(w, first));
      of++;
      const after = openSet(a, g, w, h).size;
      const now = a.status(g);
      if (after !== before.size || now !== was) {
        bad++;
        text ||= `${was} to ${now}, ${before.size} to ${after} open`;
      }
    }
    a.dispose?.(g);
  }
  return { bad, of, text };
}
