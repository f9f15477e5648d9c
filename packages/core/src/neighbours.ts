import type { Board } from './board.js';

/** Calls `visit` with each of the up to eight cells around a cell, row by row. */
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

/** The up to eight cells around a cell, row by row. */
export function neighbours(board: Board, cell: number): number[] {
  const cells: number[] = [];
  visitNeighbours(board, cell, (around) => cells.push(around));
  return cells;
}
