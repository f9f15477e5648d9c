/**
 * Not a package: the plainest correct engine that this bench could think of (typed arrays, changed in place, no events),
 * as a yardstick for what is attainable and as a test of the checks, all of which it must pass.
 */
import { rng } from '../src/rng.mjs';

const OPEN = 1;
const FLAG = 2;

/**
 * @param {string} name
 * @param {number} value
 * @param {number} min
 * @param {number} max
 */
function checkWhole(name, value, min, max) {
  if (Number.isInteger(value) && value >= min && value <= max) return;
  throw new RangeError(`${name} must be a whole number from ${min} to ${max}, got ${value}`);
}

class Game {
  /**
   * @param {number} w
   * @param {number} h
   * @param {number} mines
   * @param {() => number} random
   */
  constructor(w, h, mines, random) {
    checkWhole('width', w, 1, 4096);
    checkWhole('height', h, 1, 4096);
    checkWhole('mines', mines, 0, w * h - 1);
    this.w = w;
    this.h = h;
    this.mines = mines;
    this.random = random;
    this.left = w * h - mines;
    /** @type {import('../src/types').Status} */
    this.state = 'new';
    this.mine = new Uint8Array(w * h);
    this.adj = new Uint8Array(w * h);
    this.cell = new Uint8Array(w * h);
    this.near = new Int32Array(8);
  }

  get over() {
    return this.state === 'won' || this.state === 'lost';
  }

  /**
   * @param {number} x
   * @param {number} y
   */
  at(x, y) {
    checkWhole('x', x, 0, this.w - 1);
    checkWhole('y', y, 0, this.h - 1);
    return y * this.w + x;
  }

  /**
   * Writes the cells around into `near` and answers how many there are.
   *
   * @param {number} i
   */
  around(i) {
    const { w, h, near } = this;
    const x = i % w;
    const y = (i - x) / w;
    let n = 0;
    for (let cy = y ? y - 1 : 0; cy <= y + 1 && cy < h; cy++) {
      for (let cx = x ? x - 1 : 0; cx <= x + 1 && cx < w; cx++)
        if (cx !== x || cy !== y) near[n++] = cy * w + cx;
    }
    return n;
  }

  /** @param {number} first */
  place(first) {
    const { w, h, mines, mine, adj, near } = this;
    const total = w * h;
    const zone = new Set([first]);
    for (let n = this.around(first), k = 0; k < n && total - zone.size > mines; k++) zone.add(near[k]);
    const pool = new Int32Array(total - zone.size);
    for (let i = 0, k = 0; i < total; i++) if (!zone.has(i)) pool[k++] = i;
    for (let k = 0; k < mines; k++) {
      const j = k + Math.floor(this.random() * (pool.length - k));
      const i = pool[j];
      pool[j] = pool[k];
      mine[i] = 1;
      for (let n = this.around(i), m = 0; m < n; m++) adj[near[m]]++;
    }
    this.state = 'playing';
  }

  /**
   * @param {number} x
   * @param {number} y
   */
  reveal(x, y) {
    const i = this.at(x, y);
    if (this.over || this.cell[i]) return;
    if (this.state === 'new') this.place(i);
    this.open(i);
  }

  /** @param {number} start */
  open(start) {
    const { cell, mine, adj, near } = this;
    cell[start] = OPEN;
    if (mine[start]) {
      this.state = 'lost';
      return;
    }
    const stack = [start];
    this.left--;
    for (let i = stack.pop(); i !== undefined; i = stack.pop()) {
      if (adj[i]) continue;
      for (let n = this.around(i), k = 0; k < n; k++) {
        const j = near[k];
        if (cell[j]) continue;
        cell[j] = OPEN;
        this.left--;
        stack.push(j);
      }
    }
    if (!this.left && this.state === 'playing') this.state = 'won';
  }

  /**
   * @param {number} x
   * @param {number} y
   */
  flag(x, y) {
    const i = this.at(x, y);
    if (!this.over && !(this.cell[i] & OPEN)) this.cell[i] ^= FLAG;
  }

  /**
   * @param {number} x
   * @param {number} y
   */
  chord(x, y) {
    const i = this.at(x, y);
    const { cell } = this;
    if (this.state !== 'playing' || !(cell[i] & OPEN)) return;
    const list = Array.from(this.near.subarray(0, this.around(i)));
    if (list.filter((j) => cell[j] & FLAG).length !== this.adj[i]) return;
    for (const j of list) if (!cell[j] && this.state === 'playing') this.open(j);
  }
}

/** @type {import('../src/types').Adapter<Game> & { isMine: (g: Game, x: number, y: number) => boolean }} */
export default {
  name: '(floor)',
  pkg: '-',
  minesPlaced: 'first-reveal',
  seeded: 'seed',
  create: (w, h, mines, { seed } = {}) => new Game(w, h, mines, seed === undefined ? Math.random : rng(seed)),
  reveal: (g, x, y) => g.reveal(x, y),
  flag: (g, x, y) => g.flag(x, y),
  chord: (g, x, y) => g.chord(x, y),
  status: (g) => g.state,
  isOpen: (g, x, y) => (g.cell[y * g.w + x] & OPEN) !== 0,
  isFlag: (g, x, y) => (g.cell[y * g.w + x] & FLAG) !== 0,
  isMine: (g, x, y) => g.mine[y * g.w + x] === 1,
  adj: (g, x, y) => g.adj[y * g.w + x],
  size: (g) => ({ w: g.w, h: g.h, mines: g.mines }),
  note: 'no package: typed arrays changed in place, the plainest correct engine, as a yardstick',
};
