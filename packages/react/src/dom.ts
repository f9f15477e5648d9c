import type { Board } from '@mines/core';

/** The cell that an element lies in, by the attributes of the DOM contract; `null` for gaps and borders. */
export function cellOf(target: EventTarget | null, root: Element, board: Board): number | null {
  if (!(target instanceof Element) || !root.contains(target)) return null;
  const cell = target.closest('[role="gridcell"]');
  const x = Number(cell?.getAttribute('aria-colindex')) - 1;
  const y = Number(cell?.closest('[role="row"]')?.getAttribute('aria-rowindex')) - 1;
  return x >= 0 && y >= 0 ? y * board.width + x : null;
}

/** The element of a cell. */
export function elementOf(cell: number, root: Element, board: Board): HTMLElement | null {
  const x = cell % board.width;
  const y = (cell - x) / board.width;
  return root.querySelector<HTMLElement>(`[aria-rowindex="${y + 1}"] [aria-colindex="${x + 1}"]`);
}
