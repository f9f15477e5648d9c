/**
 * A small seeded generator (mulberry32, public domain) for the layouts that the bench makes, and for engines that take
 * a function.
 *
 * @param {number} seed
 * @returns {() => number}
 */
export function rng(seed) {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = a;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/**
 * So many distinct cells of a board, none of them in `avoid`.
 *
 * @param {number} w
 * @param {number} h
 * @param {number} mines
 * @param {() => number} random
 * @param {import('./types').Cell[]} [avoid]
 * @returns {import('./types').Cell[]}
 */
export function randomLayout(w, h, mines, random, avoid = []) {
  const banned = new Set(avoid.map(([x, y]) => y * w + x));
  const cells = [];
  for (let i = 0; i < w * h; i++) if (!banned.has(i)) cells.push(i);
  for (let i = 0; i < mines; i++) {
    const j = i + Math.floor(random() * (cells.length - i));
    [cells[i], cells[j]] = [cells[j], cells[i]];
  }
  return cells.slice(0, mines).map((i) => [i % w, Math.floor(i / w)]);
}
