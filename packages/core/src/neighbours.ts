import { type Board, checkCell } from './board.js';

/** Calls `visit` with a cell and each of the up to eight around it, row by row. The cell is taken to be on the board. */
export function visitSquare({ width, height }: Board, cell: number, visit: (cell: number) => void): void {
  const x = cell % width;
  for (let row = cell - x - width; row <= cell - x + width; row += width) {
    if (row < 0 || row >= width * height) continue;
    for (let column = Math.max(0, x - 1); column <= x + 1 && column < width; column++) visit(row + column);
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
  visitSquare(board, cell, (around) => {
    if (around !== cell) cells.push(around);
  });
  return cells;
}
