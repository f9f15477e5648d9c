import { type Board, faceAt } from '@mines/core';
import { CLOSED } from './face.js';
import type { MinefieldState } from './state.js';

/** The cell that an element lies in, by the attributes of the DOM contract; `null` for gaps and borders. */
export function cellOf(target: EventTarget | null, root: Element, board: Board): number | null {
  if (!(target instanceof Element) || !root.contains(target)) return null;
  const cell = target.closest('[role="gridcell"]');
  const x = Number(cell?.getAttribute('aria-colindex')) - 1;
  const y = Number(cell?.closest('[role="row"]')?.getAttribute('aria-rowindex')) - 1;
  // A cell that went with its board may still be on the page.
  return x >= 0 && x < board.width && y >= 0 && y < board.height ? y * board.width + x : null;
}

/** Whether a cell shows a number. */
export function isOpen(state: Pick<MinefieldState, 'board' | 'rows'>, cell: number): boolean {
  return faceAt(state, cell) < CLOSED;
}

/** The element of a cell. */
export function elementOf(cell: number, root: Element, board: Board): HTMLElement | null {
  const x = cell % board.width;
  const y = (cell - x) / board.width;
  return root.querySelector<HTMLElement>(`[aria-rowindex="${y + 1}"] [aria-colindex="${x + 1}"]`);
}
