import { type Board, checkCell } from './board.js';
import { MINE } from './face.js';
import { emptyLayout, type Layout, putMine, TILES } from './layout.js';
import { neighbours } from './neighbours.js';
import { drawFrom } from './random.js';
import { checkRules, type FirstOpen } from './rules.js';

/** What {@link layMines} goes by. */
export interface LayOptions {
  /** Any text; the same text lays the same mines, on every machine and in every later version. */
  readonly seed: string;
  /** The cell that is opened first. */
  readonly start: number;
  /** What that cell is promised. Default `opening`. */
  readonly firstOpen?: FirstOpen;
}

/**
 * Lays the mines of a board: the exact number, every cell outside the safe zone equally likely.
 *
 * Where the board is too full for the zone, it shrinks: neighbours of the start take mines, the start itself never does.
 * Mines are drawn by Floyd's sampling (Bentley and Floyd, "A sample of brilliance", CACM 30(9), 1987): one draw a mine,
 * no list of cells. The result is frozen; another algorithm would have to be a new function.
 *
 * @throws {@link BoardError} for an impossible board, RangeError for a start that is off it, TypeError for a promise
 * that does not exist.
 * @example
 * ```ts
 * import { layMines, mineCells, presets } from '@mines/core';
 *
 * const layout = layMines(presets.expert, { seed: 'tomato', start: 0 });
 * mineCells(layout).length; // => 99
 * ```
 */
export function layMines(board: Board, options: LayOptions): Layout {
  const { seed, start } = options;
  const { firstOpen } = checkRules(options);
  const layout = emptyLayout(board);
  const { width, height, mines } = layout.board;
  const tiles = layout[TILES];
  checkCell(layout.board, start);
  const draw = drawFrom(String(seed));
  const around = firstOpen === 'opening' ? neighbours(board, start) : [];
  const zone = firstOpen === 'any' ? [] : [...around, start].sort((a, b) => a - b);
  const places = width * height - zone.length;
  // The cell at a place among those outside the zone.
  const cellAtPlace = (place: number): number =>
    zone.reduce((cell, spared) => cell + +(spared <= cell), place);
  for (let last = Math.max(0, places - mines); last < places; last++) {
    const cell = cellAtPlace(draw(last));
    putMine(layout, tiles[cell] === MINE ? cellAtPlace(last) : cell);
  }
  for (let surplus = mines - places; surplus > 0; surplus--) {
    for (const cell of around.splice(draw(around.length - 1), 1)) putMine(layout, cell);
  }
  return layout;
}
