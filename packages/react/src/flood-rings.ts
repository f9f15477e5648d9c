/**
 * Openings that show ring by ring: an optional entry.
 *
 * @packageDocumentation
 */

import { type Board, neighbours } from '@mines/core';
import { CLOSED } from './face.js';

/**
 * How far a flood had to travel to each cell that it opened: 0 at the click, one more for each step over a side or a
 * corner, through opened cells only. A row a board row, in steps; 0 too where nothing was opened by this flood.
 *
 * Handed to a store as its `flood`, it has openings show ring by ring.
 *
 * Rows that the flood did not reach are those of `before`, so that a row which compares equal need not be drawn.
 *
 * @example
 * ```tsx
 * import { createMinefieldStore, Minefield } from '@mines/react';
 * import { floodRings } from '@mines/react/flood';
 *
 * const store = createMinefieldStore({ flood: floodRings });
 *
 * export function Game() {
 *   return <Minefield store={store} />;
 * }
 * ```
 */
export function floodRings(
  board: Board,
  start: number,
  from: readonly Uint8Array[],
  to: readonly Uint8Array[],
  before: readonly Uint16Array[] | null,
): readonly Uint16Array[] {
  const { width } = board;
  const last = before ?? new Array<Uint16Array>(board.height).fill(new Uint16Array(width));
  const rings = last.map((row, y) => (from[y] === to[y] ? row : row.slice()));
  const openedNow = (cell: number): boolean => {
    const x = cell % width;
    const y = (cell - x) / width;
    return (from[y]?.[x] ?? 0) >= CLOSED && (to[y]?.[x] ?? CLOSED) < CLOSED;
  };
  const reached = new Set([start]);
  let front = [start];
  for (let ring = 0; front.length > 0; ring++) {
    const next: number[] = [];
    for (const cell of front) {
      const x = cell % width;
      const row = rings[(cell - x) / width];
      if (row) row[x] = Math.min(ring, MOST);
      for (const around of neighbours(board, cell)) {
        if (reached.has(around) || !openedNow(around)) continue;
        reached.add(around);
        next.push(around);
      }
    }
    front = next;
  }
  return rings;
}

const MOST = 0xffff;
