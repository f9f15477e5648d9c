import { type Board, checkCell } from './board.js';

/** Calls `visit` with each of the up to eight cells around a cell, row by row. The cell is taken to be on the board. */
export function visitNeighbours(board: Board, cell: number, visit: (around: number) => void): void {
  const { width, height } = board;
  const x = cell % width;
  for (let row = cell - x - width; row <= cell - x + width; row += width) {
    if (row < 0 || row >= width * height) continue;
    for (let column = x - 1; column <= x + 1; column++) {
      if (column >= 0 && column < width && row + column !== cell) visit(row + column);
    }
  }
}

/**
 * The up to eight cells around a cell, row by row.
 *
 * @throws RangeError for a cell that is off the board.
 * @example
 * ```ts
 * import { neighbours } from '@mines/core';
 *
 * neighbours({ width: 3, height: 3, mines: 1 }, 0); // => [1, 3, 4]
 * ```
 */
export function neighbours(board: Board, cell: number): number[] {
  checkCell(board, cell);
  const cells: number[] = [];
  visitNeighbours(board, cell, (around) => cells.push(around));
  return cells;
}
