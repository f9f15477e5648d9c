import { type Layout, mineCells, neighbours } from '@mines/core';

/**
 * How much of the 3BV of a layout is done: the openings that have an open cell without a number, and the open numbers
 * that lie at no opening.
 */
export function threeBVDone(layout: Layout, rows: readonly Uint8Array[]): number {
  const { board } = layout;
  const cells = board.width * board.height;
  const numbers = new Uint8Array(cells);
  for (const mine of mineCells(layout)) {
    numbers[mine] = MINED;
    for (const around of neighbours(board, mine)) {
      const number = numbers[around] ?? MINED;
      if (number !== MINED) numbers[around] = number + 1;
    }
  }
  const isOpen = (cell: number): boolean =>
    (rows[Math.floor(cell / board.width)]?.[cell % board.width] ?? CLOSED) < CLOSED;

  // Each cell once: of the openings first, what is left are the numbers by themselves.
  const seen = new Uint8Array(cells);
  let done = 0;
  for (let first = 0; first < cells; first++) {
    if (numbers[first] !== 0 || seen[first]) continue;
    let touched = false;
    const queue = [first];
    seen[first] = 1;
    for (let cell = queue.pop(); cell !== undefined; cell = queue.pop()) {
      if (numbers[cell] !== 0) continue;
      touched ||= isOpen(cell);
      for (const around of neighbours(board, cell)) {
        if (seen[around]) continue;
        seen[around] = 1;
        queue.push(around);
      }
    }
    if (touched) done++;
  }
  for (let cell = 0; cell < cells; cell++) {
    if (!seen[cell] && numbers[cell] !== MINED && isOpen(cell)) done++;
  }
  return done;
}

const MINED = 255;
const CLOSED = 9;
