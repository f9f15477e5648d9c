/** Boards, games and views of games that tasks and checks have in common. */
import { randomLayout, rng } from './rng.mjs';

/**
 * @typedef {import('./types').Adapter} Adapter
 * @typedef {import('./types').Handle} Handle
 * @typedef {import('./types').Cell} Cell
 * @typedef {(x: number, y: number) => boolean} IsMine
 */

const random = rng(20240607);

/**
 * Every cell, row by row.
 *
 * @param {number} w
 * @param {number} h
 * @returns {Generator<Cell>}
 */
export function* cells(w, h) {
  for (let y = 0; y < h; y++) for (let x = 0; x < w; x++) yield [x, y];
}

/**
 * The number of a cell as its column and row.
 *
 * @param {number} w
 * @param {number} i
 * @returns {Cell}
 */
export const cellOf = (w, i) => [i % w, Math.floor(i / w)];

/**
 * The smallest mine count, from `mines` up, that the engine takes on this board.
 *
 * @param {Adapter} a
 * @param {number} w
 * @param {number} h
 * @param {number} mines
 */
export const fitMines = (a, w, h, mines) => Math.max(mines, a.limits?.minMines?.(w, h) ?? 0);

/**
 * The side of a square board that the engine takes.
 *
 * @param {Adapter} a
 * @param {number} n
 */
export const fitSide = (a, n) => Math.max(n, a.limits?.minSide ?? 0);

/**
 * 9x9 with 10 mines, or as near as the engine comes.
 *
 * @param {Adapter} a
 * @param {number} [mines]
 * @returns {[w: number, h: number, mines: number]}
 */
export function beginner(a, mines = 10) {
  const n = fitSide(a, 9);
  return [n, n, fitMines(a, n, n, mines)];
}

/**
 * Whether the engine shows where its mines are.
 *
 * @param {Adapter} a
 * @param {Handle} g
 * @returns {IsMine | null}
 */
function minesOf(a, g) {
  const { isMine } = a;
  return isMine && ((x, y) => /** @type {(g: Handle, x: number, y: number) => boolean} */ (isMine)(g, x, y));
}

/**
 * @param {Adapter} a
 * @param {number} w
 * @param {number} h
 * @param {Cell[]} list
 * @returns {Handle}
 */
export function gameFromLayout(a, w, h, list) {
  if (!a.fromLayout) throw new Error(`${a.name} neither shows its mines nor takes a layout`);
  return a.fromLayout(w, h, list);
}

/**
 * A started game whose layout is known: the engine's own board where it shows its mines, a given layout where not.
 *
 * `first` is opened unless null; where the engine lets the first click lose, another board is taken.
 *
 * @param {Adapter} a
 * @param {number} w
 * @param {number} h
 * @param {number} mines
 * @param {Cell | null} [first]
 * @returns {{ g: Handle, isMine: IsMine }}
 */
export function startGame(a, w, h, mines, first = [Math.floor(w / 2), Math.floor(h / 2)]) {
  for (let tries = 0; tries < 200; tries++) {
    let g;
    let isMine;
    if (a.isMine) {
      g = a.create(w, h, mines);
      isMine = /** @type {IsMine} */ (minesOf(a, g));
      if (first && a.minesPlaced === 'create' && isMine(...first)) {
        a.dispose?.(g);
        continue;
      }
    } else {
      const list = randomLayout(w, h, mines, random, first ? [first] : []);
      g = gameFromLayout(a, w, h, list);
      isMine = isIn(w, list);
    }
    if (first) a.reveal(g, ...first);
    return { g, isMine };
  }
  throw new Error('no board with a safe first cell');
}

/**
 * @param {number} w
 * @param {Cell[]} list
 * @returns {IsMine}
 */
export function isIn(w, list) {
  const set = new Set(list.map(([x, y]) => y * w + x));
  return (x, y) => set.has(y * w + x);
}

/**
 * Where the mines of a game are; may destroy the game.
 *
 * @param {Adapter} a
 * @param {Handle} g
 * @param {number} w
 * @param {number} h
 * @returns {Cell[]}
 */
export function layoutOf(a, g, w, h) {
  const isMine = minesOf(a, g);
  if (isMine) return minesAmong(w, h, isMine);
  if (!a.layout) throw new Error(`${a.name} never shows its mines`);
  return a.layout(g);
}

/**
 * @param {number} w
 * @param {number} h
 * @param {IsMine} isMine
 */
export const minesAmong = (w, h, isMine) => [...cells(w, h)].filter(([x, y]) => isMine(x, y));

/**
 * @param {number} w
 * @param {number} h
 * @param {IsMine} isMine
 */
export const safeAmong = (w, h, isMine) => [...cells(w, h)].filter(([x, y]) => !isMine(x, y));

/**
 * The numbers of the open cells.
 *
 * @param {Adapter} a
 * @param {Handle} g
 * @param {number} w
 * @param {number} h
 */
export function openSet(a, g, w, h) {
  const open = new Set();
  for (const [x, y] of cells(w, h)) if (a.isOpen(g, x, y)) open.add(y * w + x);
  return /** @type {Set<number>} */ (open);
}

/**
 * Whether the game still goes on.
 *
 * @param {Adapter} a
 * @param {Handle} g
 */
export function goesOn(a, g) {
  const status = a.status(g);
  return status !== 'won' && status !== 'lost';
}
