/** Big boards: one flood over all of it, one flag. */
import { cells, fitMines } from '../boards.mjs';
import { collectGarbage, cpuTime, repeat } from './clock.mjs';

/**
 * @typedef {import('../types').Adapter} Adapter
 * @typedef {import('../types').Handle} Handle
 * @typedef {import('../types').Cell} Cell
 */

/**
 * A square board: time to create it, and to open its centre.
 *
 * @param {Adapter} a
 * @param {{ n?: number, mines?: number }} [options] the side, the mines
 */
export function bigBoard(a, { n = 1000, mines = 1 } = {}) {
  const asked = Math.min(fitMines(a, n, n, mines), a.limits?.maxMines?.(n, n) ?? Infinity);
  const centre = n >> 1;
  for (let tries = 0; tries < 30; tries++) {
    collectGarbage();
    const began = cpuTime();
    const g = a.create(n, n, asked);
    const createMs = cpuTime() - began;
    if (isUnsafe(a, g, centre)) continue;
    const ready = cpuTime();
    a.reveal(g, centre, centre);
    const revealMs = cpuTime() - ready;
    let open = 0;
    for (const [x, y] of cells(n, n)) if (a.isOpen(g, x, y)) open++;
    const heapMb = Math.round(process.memoryUsage().heapUsed / 1e6);
    const status = a.status(g);
    a.dispose?.(g);
    return { n, mines: asked, createMs, revealMs, open, status, heapMb };
  }
  throw new Error('no board with a safe centre');
}

/**
 * Whether the centre holds a mine already, so that a click on it would lose.
 *
 * @param {Adapter} a
 * @param {Handle} g
 * @param {number} centre
 */
function isUnsafe(a, g, centre) {
  const isMine = /** @type {((g: Handle, x: number, y: number) => boolean) | null} */ (a.isMine);
  return a.minesPlaced === 'create' && isMine ? isMine(g, centre, centre) : false;
}

/**
 * Flag on, flag off on hidden cells all over a big board: time per press.
 *
 * @param {Adapter} a
 * @param {{ n?: number, mines?: number, ms?: number, started?: boolean }} [options] `started`: the centre is open
 *   before; otherwise only where the engine ignores flags on a new board
 */
export function flagBig(a, { n = 1000, mines = 10000, ms = 500, started = a.flagNeedsStart ?? false } = {}) {
  const asked = fitMines(a, n, n, mines);
  const g = started ? startedBoard(a, n, asked) : a.create(n, n, asked);
  const hidden = hiddenCells(a, g, n);
  const before = a.value?.(g);
  a.flag(g, ...hidden[0]);
  const worked = a.isFlag(g, ...hidden[0]);
  const newValue = a.value ? a.value(g) !== before : null;
  a.flag(g, ...hidden[0]);
  collectGarbage();
  let press = 0;
  const { times, spent } = repeat(
    ms,
    (k) => {
      const began = cpuTime();
      for (const end = press + k; press < end; press++) {
        const [x, y] = hidden[(press >> 1) % hidden.length];
        a.flag(g, x, y);
      }
      return cpuTime() - began;
    },
    { first: 2, most: 65536 },
  );
  a.dispose?.(g);
  return { usPerOp: (spent * 1000) / times, presses: times, n, mines: asked, started, worked, newValue };
}

/**
 * @param {Adapter} a
 * @param {number} n
 * @param {number} mines
 */
export function startedBoard(a, n, mines) {
  for (let tries = 0; tries < 30; tries++) {
    const g = a.create(n, n, mines);
    if (isUnsafe(a, g, n >> 1)) continue;
    a.reveal(g, n >> 1, n >> 1);
    return g;
  }
  throw new Error('no board with a safe centre');
}

/**
 * Up to 5000 of them, in an order that jumps about the board (a step that shares no factor with the side).
 *
 * @param {Adapter} a
 * @param {Handle} g
 * @param {number} n
 */
function hiddenCells(a, g, n) {
  /** @type {Cell[]} */
  const hidden = [];
  for (let k = 0; k < n * n && hidden.length < 5000; k++) {
    const i = (k * 7919) % (n * n);
    const x = i % n;
    const y = (i - x) / n;
    if (!a.isOpen(g, x, y)) hidden.push([x, y]);
  }
  return hidden;
}
