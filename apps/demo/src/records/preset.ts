import { type Board, presets } from '@mines/core';

/** How boards of one kind are told from others: the name of a classic board, else `WxHxM`. */
export function presetKey(board: Board): string {
  const name = (['beginner', 'intermediate', 'expert'] as const).find((key) =>
    sameBoard(presets[key], board),
  );
  return name ?? `${board.width}x${board.height}x${board.mines}`;
}

/** Whether two boards have the same measures. */
export function sameBoard(a: Board, b: Board): boolean {
  return a.width === b.width && a.height === b.height && a.mines === b.mines;
}
