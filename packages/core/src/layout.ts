import { type Board, checkBoard, checkCell, checkMeasure } from './board.js';
import { say } from './errors.js';
import { MINE, placesOf } from './face.js';
import { visitSquare } from './neighbours.js';

/** Where a layout keeps its tiles. Not exported from the package: what is under the cells is nobody else's business. */
export const TILES: unique symbol = Symbol('tiles');

/**
 * The truth: where the mines are. Opaque; make one with {@link layMines}, {@link layoutOf}, {@link parseLayout} or
 * {@link decodeLayout}, read it with {@link mineCells}.
 */
export interface Layout {
  /** The board that it belongs to; its mines are counted. */
  readonly board: Board;
  /** A byte a cell: the face that it shows when everything is revealed, `0..8` or mine. @internal */
  readonly [TILES]: Uint8Array;
}

/**
 * The layout whose mines are exactly the given cells.
 *
 * @throws {@link BoardError} for an impossible board, or where there are not exactly `board.mines` cells.
 * @throws RangeError for a cell that is off the board or named twice.
 * @example
 * ```ts
 * import { layoutOf } from '@mines/core';
 *
 * const layout = layoutOf({ width: 4, height: 1, mines: 2 }, [0, 3]);
 * ```
 */
export function layoutOf(board: Board, mineCells: Iterable<number>): Layout {
  const layout = emptyLayout(board);
  let count = 0;
  for (const cell of mineCells) {
    checkCell(layout.board, cell);
    if (layout[TILES][cell] === MINE) {
      throw new RangeError(say(`cell ${cell} is named twice`, 'It can hold one mine', 'Name it once'));
    }
    putMine(layout, cell);
    count++;
  }
  checkMeasure('mines', board.mines, count, count);
  return layout;
}

/**
 * The cells that hold a mine, in ascending order.
 *
 * @example
 * ```ts
 * import { mineCells, parseLayout } from '@mines/core';
 *
 * mineCells(parseLayout('.*.*')); // => [1, 3]
 * ```
 */
export function mineCells(layout: Layout): number[] {
  return placesOf(layout[TILES], MINE);
}

/** A board without a mine, for {@link putMine} to fill. */
export function emptyLayout(board: Board): Layout {
  const checked = checkBoard(board);
  return { board: checked, [TILES]: new Uint8Array(checked.width * checked.height) };
}

/** Lays one mine and counts it in the numbers around: the only way that a layout under construction changes. */
export function putMine(layout: Layout, cell: number): void {
  const tiles = layout[TILES];
  tiles[cell] = MINE;
  visitSquare(layout.board, cell, (around) => {
    const tile = tiles[around] ?? MINE;
    if (tile !== MINE) tiles[around] = tile + 1;
  });
}
