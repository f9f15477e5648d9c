/** Small boards: creating and opening them, playing them to the end. */
import { cells, fitMines, gameFromLayout, isIn, safeAmong } from '../boards.mjs';
import { randomLayout, rng } from '../rng.mjs';
import { collectGarbage, cpuTime, repeat } from './clock.mjs';

/**
 * @typedef {import('../types').Adapter} Adapter
 * @typedef {import('../types').Handle} Handle
 * @typedef {import('../types').Cell} Cell
 * @typedef {{ w?: number, h?: number, mines?: number, ms?: number }} Options
 */

const random = rng(99);

/**
 * Boards created and opened once at the centre, per second.
 *
 * @param {Adapter} a
 * @param {Options} [options]
 */
export function firstReveal(a, { w = 30, h = 16, mines = 99, ms = 250 } = {}) {
  collectGarbage();
  const x = w >> 1;
  const y = h >> 1;
  const asked = fitMines(a, w, h, mines);
  const { times, spent } = repeat(
    ms,
    (k) => {
      /** @type {Handle[]} */
      const used = [];
      const began = cpuTime();
      for (let i = 0; i < k; i++) {
        const g = a.create(w, h, asked);
        a.reveal(g, x, y);
        if (a.dispose) used.push(g);
      }
      const time = cpuTime() - began;
      for (const g of used) a.dispose?.(g);
      return time;
    },
    { most: 512 },
  );
  return { opsPerSec: (times * 1000) / spent, boards: times };
}

/**
 * Whole games: every safe cell opened in row order, the status asked after each move. Finding the safe cells is not timed.
 *
 * @param {Adapter} a
 * @param {Options} [options]
 */
export function game(a, { w = 30, h = 16, mines = 99, ms = 400 } = {}) {
  collectGarbage();
  const asked = fitMines(a, w, h, mines);
  const count = { won: 0, moves: 0, lostBySafe: 0 };
  const { times, spent } = repeat(
    ms,
    (k) => {
      const { games, safeLists, time } = begin(a, w, h, asked, k);
      const began = cpuTime();
      for (let i = 0; i < k; i++) {
        const { moves, lost } = openAll(a, games[i], safeLists[i]);
        count.moves += moves;
        if (lost) count.lostBySafe++;
      }
      const played = cpuTime() - began;
      for (const g of games) {
        if (a.status(g) === 'won') count.won++;
        a.dispose?.(g);
      }
      return time + played;
    },
    { most: 64 },
  );
  return {
    msPerGame: spent / times,
    games: times,
    wonShare: count.won / times,
    lostBySafe: count.lostBySafe / times,
    movesPerGame: count.moves / times,
  };
}

/**
 * Creates games and opens a first cell of each; answers them with their safe cells and the time that counts.
 *
 * @param {Adapter} a
 * @param {number} w
 * @param {number} h
 * @param {number} mines
 * @param {number} k
 */
function begin(a, w, h, mines, k) {
  /** @type {Cell[][] | null} */
  const layouts = a.isMine
    ? null
    : Array.from({ length: k }, () => randomLayout(w, h, mines, random, [[0, 0]]));
  const isMine = /** @type {((g: Handle, x: number, y: number) => boolean) | null} */ (a.isMine);
  const created = cpuTime();
  const games = Array.from({ length: k }, (_, i) =>
    layouts ? gameFromLayout(a, w, h, layouts[i]) : a.create(w, h, mines),
  );
  let time = cpuTime() - created;
  /** @type {Cell[]} */
  const starts = games.map((g) =>
    a.minesPlaced === 'create' && isMine ? firstSafe(w, h, isMine, g) : [0, 0],
  );
  const opened = cpuTime();
  for (let i = 0; i < k; i++) {
    a.reveal(games[i], ...starts[i]);
    a.status(games[i]);
  }
  time += cpuTime() - opened;
  const safeLists = games.map((g, i) =>
    safeAmong(w, h, layouts ? isIn(w, layouts[i]) : (x, y) => isMine?.(g, x, y) ?? false),
  );
  return { games, safeLists, time };
}

/**
 * @param {number} w
 * @param {number} h
 * @param {(g: Handle, x: number, y: number) => boolean} isMine
 * @param {Handle} g
 * @returns {Cell}
 */
function firstSafe(w, h, isMine, g) {
  for (const [x, y] of cells(w, h)) if (!isMine(g, x, y)) return [x, y];
  return [0, 0];
}

/**
 * @param {Adapter} a
 * @param {Handle} g
 * @param {Cell[]} safe
 */
function openAll(a, g, safe) {
  let moves = 0;
  let lost = false;
  for (const [x, y] of safe) {
    if (a.isOpen(g, x, y)) continue;
    a.reveal(g, x, y);
    moves++;
    if (a.status(g) === 'lost') lost = true;
  }
  return { moves, lost };
}
