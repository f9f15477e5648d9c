/** Are the mines laid as they should be? */
import { beginner, cells, layoutOf, minesAmong, startGame } from '../boards.mjs';
import { makeField, neighbours } from '../reference.mjs';
import { uniformity } from '../stats.mjs';

/** @typedef {import('../types').Adapter} Adapter */

/**
 * The numbers against a recount, over finished games of a wide board (or a square one, where wide boards fail).
 *
 * @param {Adapter} a
 */
export function numbers(a) {
  try {
    return recount(a, 30, 16, 99);
  } catch (error) {
    return { ...recount(a, 22, 22, 99), wideFails: String(error).slice(0, 90) };
  }
}

/**
 * @param {Adapter} a
 * @param {number} w
 * @param {number} h
 * @param {number} mines
 * @returns {{ board: string, boards: number, seen: number, wrong: number, wideFails?: string }}
 */
function recount(a, w, h, mines) {
  const boards = 40;
  let wrong = 0;
  let seen = 0;
  for (let b = 0; b < boards; b++) {
    const { g, isMine } = startGame(a, w, h, mines, a.minesPlaced === 'create' ? null : undefined);
    const field = makeField(w, h, minesAmong(w, h, isMine));
    // An engine that hides its mines tells a number only where the cell is open.
    if (!a.isMine) {
      for (const [x, y] of cells(w, h)) if (!isMine(x, y) && !a.isOpen(g, x, y)) a.reveal(g, x, y);
    }
    for (const [x, y] of cells(w, h)) {
      const number = a.adj(g, x, y);
      if (isMine(x, y) || number === undefined) continue;
      seen++;
      if (number !== field.adj[y * w + x]) wrong++;
    }
    a.dispose?.(g);
  }
  return { board: `${w}x${h}/${mines}`, boards, seen, wrong };
}

/**
 * How many mines really lie there after the first click.
 *
 * @param {Adapter} a
 */
export function mineCount(a) {
  const [w, h, mines] = beginner(a);
  const boards = 500;
  /** @type {Record<number, number>} */
  const seen = {};
  for (let b = 0; b < boards; b++) {
    const g = a.create(w, h, mines);
    a.reveal(g, w >> 1, h >> 1);
    const count = layoutOf(a, g, w, h).length;
    seen[count] = (seen[count] ?? 0) + 1;
    a.dispose?.(g);
  }
  return { asked: mines, exact: (seen[mines] ?? 0) / boards, seen };
}

/**
 * Where mines lie, as a chi-square: at creation, after a first click, and with the seeds 1, 2, 3...
 *
 * @param {Adapter} a
 * @param {{ boards?: number, budgetMs?: number }} [options] how many boards, or as many as the time allows
 */
export function evenness(a, { boards = 20000, budgetMs = 60000 } = {}) {
  const [w, h, mines] = beginner(a);
  const limits = { boards, budgetMs };
  return {
    board: `${w}x${h}/${mines}`,
    atCreation: a.minesPlaced === 'create' ? countMines(a, limits, { clicked: false }) : null,
    afterClick: countMines(a, limits, { clicked: true }),
    sequentialSeeds: a.seeded ? countMines(a, limits, { clicked: true, seedOf: (n) => n + 1 }) : null,
  };
}

/**
 * @param {Adapter} a
 * @param {{ boards: number, budgetMs: number }} limits
 * @param {{ clicked: boolean, seedOf?: (n: number) => number }} how
 */
function countMines(a, { boards, budgetMs }, { clicked, seedOf }) {
  const [w, h, mines] = beginner(a);
  const [cx, cy] = [4, 4];
  const counts = new Array(w * h).fill(0);
  const began = Date.now();
  let n = 0;
  for (; n < boards && (n % 200 || Date.now() - began < budgetMs); n++) {
    const g = a.create(w, h, mines, seedOf && { seed: seedOf(n) });
    if (clicked) a.reveal(g, cx, cy);
    for (const [x, y] of layoutOf(a, g, w, h)) counts[y * w + x]++;
    a.dispose?.(g);
  }
  // Cells around the click that never hold a mine are a promise kept, not a bias.
  const click = cy * w + cx;
  const near = new Set([click, ...neighbours(w, h, click)]);
  const used = counts.filter((count, i) => !clicked || count || !near.has(i));
  return { boards: n, spared: w * h - used.length, ...uniformity(used, n) };
}

/**
 * Does a seed bring its board back, and do 200 seeds make 200 boards?
 *
 * @param {Adapter} a
 */
export function seeds(a) {
  if (!a.seeded) return { supported: null };
  const [w, h, mines] = beginner(a);
  /** @param {number} seed */
  const lay = (seed) => {
    const g = a.create(w, h, mines, { seed });
    a.reveal(g, 4, 4);
    return JSON.stringify(layoutOf(a, g, w, h));
  };
  const distinct = new Set();
  let same = 0;
  for (let seed = 1; seed <= 200; seed++) {
    const board = lay(seed);
    if (board === lay(seed)) same++;
    distinct.add(board);
  }
  return { supported: a.seeded, repeatable: same === 200, distinctOf200: distinct.size };
}
