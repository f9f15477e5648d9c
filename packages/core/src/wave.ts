import { EXPLODED, FLAG, placesOf, WRONG_FLAG } from './face.js';
import type { Game } from './game.js';

/**
 * When the blast of a lost game reaches each cell, in rings: 0 at the mines that were hit, one more for each step
 * over an edge (up, down, left, right), -1 where it never comes. Flags neither explode nor let it pass.
 *
 * A game that is not lost has no blast: -1 everywhere.
 *
 * @example
 * ```ts
 * import { createGame, explosion, parseLayout, play } from '@mines/core';
 *
 * const layout = parseLayout('*..*');
 * const game = play(createGame(layout.board, { layout }), { type: 'open', cell: 0 });
 * [...explosion(game)]; // => [0, 1, 2, 3]
 * ```
 */
export function explosion(game: Pick<Game, 'board' | 'rows'>): Int16Array | Int32Array {
  const { width, height } = game.board;
  const cells = width * height;
  // No ring is higher than the number of cells.
  const rings = (cells > 0x7fff ? new Int32Array(cells) : new Int16Array(cells)).fill(-1);
  const queue: number[] = [];
  const reach = (x: number, y: number, ring: number): void => {
    const face = game.rows[y]?.[x];
    const cell = y * width + x;
    if (face === undefined || face === FLAG || face === WRONG_FLAG || rings[cell] !== -1) return;
    rings[cell] = ring;
    queue.push(cell);
  };
  game.rows.forEach((row, y) => {
    for (const x of placesOf(row, EXPLODED)) reach(x, y, 0);
  });
  for (const cell of queue) {
    const x = cell % width;
    const y = (cell - x) / width;
    const ring = (rings[cell] ?? 0) + 1;
    reach(x - 1, y, ring);
    reach(x + 1, y, ring);
    reach(x, y - 1, ring);
    reach(x, y + 1, ring);
  }
  return rings;
}
