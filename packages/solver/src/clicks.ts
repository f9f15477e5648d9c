import type { Layout } from '@mines/core';
import { visitPlaces } from './grid.js';
import { truthOf } from './truth.js';
import { atOnce } from './work.js';

/**
 * The least number of clicks that open every safe cell, each opening as one and no chords: the board's 3BV
 * (Bechtel's Board Benchmark Value).
 *
 * @example
 * ```ts
 * import { parseLayout } from '@mines/core';
 * import { threeBV } from '@mines/solver';
 *
 * threeBV(parseLayout('*...')); // => 1
 * ```
 */
export function threeBV(layout: Layout): number {
  const { openings, alone } = countClicks(layout);
  return openings + alone;
}

/**
 * The number of openings: areas of cells without a mine around them that open together, with the numbers at their rim.
 *
 * @example
 * ```ts
 * import { parseLayout } from '@mines/core';
 * import { openings } from '@mines/solver';
 *
 * openings(parseLayout('...*...')); // => 2
 * ```
 */
export function openings(layout: Layout): number {
  return countClicks(layout).openings;
}

/** The openings of a layout, and its safe cells that none of them opens. */
function countClicks(layout: Layout): { openings: number; alone: number } {
  const { grid, mined, numbers } = atOnce(truthOf(layout));
  const closed = new Uint8Array(grid.places);
  visitPlaces(grid, (place) => {
    closed[place] = 1 - (mined[place] ?? 0);
  });
  let count = 0;
  visitPlaces(grid, (place) => {
    if (!closed[place] || numbers[place]) return;
    count++;
    closed[place] = 0;
    const reached = [place];
    for (const zero of reached) {
      if (numbers[zero]) continue;
      for (const step of grid.steps) {
        if (!closed[zero + step]) continue;
        closed[zero + step] = 0;
        reached.push(zero + step);
      }
    }
  });
  return { openings: count, alone: closed.reduce((sum, cell) => sum + cell, 0) };
}
