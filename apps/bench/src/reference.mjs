/**
 * The plainest statement of the rules, which the engines are checked against.
 *
 * @typedef {{ w: number, h: number, mine: Uint8Array, adj: Uint8Array }} Field
 */

/**
 * @param {number} w
 * @param {number} h
 * @param {import('./types').Cell[]} list the mines
 * @returns {Field}
 */
export function makeField(w, h, list) {
  const mine = new Uint8Array(w * h);
  const adj = new Uint8Array(w * h);
  for (const [x, y] of list) mine[y * w + x] = 1;
  for (let i = 0; i < w * h; i++) for (const j of neighbours(w, h, i)) adj[i] += mine[j];
  return { w, h, mine, adj };
}

/**
 * @param {number} w
 * @param {number} h
 * @param {number} i
 */
export function neighbours(w, h, i) {
  const x = i % w;
  const y = (i - x) / w;
  const out = [];
  for (let ny = Math.max(0, y - 1); ny <= Math.min(h - 1, y + 1); ny++) {
    for (let nx = Math.max(0, x - 1); nx <= Math.min(w - 1, x + 1); nx++) {
      if (nx !== x || ny !== y) out.push(ny * w + nx);
    }
  }
  return out;
}

/**
 * The cells that opening `start` opens on a board with nothing open and no flags.
 *
 * @param {Field} field
 * @param {number} start
 */
export function flood(field, start) {
  const open = new Set([start]);
  if (field.mine[start] || field.adj[start]) return open;
  // A set that grows while it is walked is a queue.
  for (const i of open) {
    if (field.adj[i]) continue;
    for (const j of neighbours(field.w, field.h, i)) open.add(j);
  }
  return open;
}
