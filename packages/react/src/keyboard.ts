import type { Board } from '@mines/core';
import type { Intent } from './gesture.js';

/** What a key asks for on the focused cell: an intent, or another cell to focus. */
export type KeyIntent = Intent | { readonly focus: number };

/** The parts of a keyboard event that matter. */
export interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

const PAGE = 5;

/** What a key means, `null` where it means nothing here. Arrows clamp; in `rtl` they go where they point. */
export function readKey(key: Key, cell: number, face: number, board: Board, rtl: boolean): KeyIntent | null {
  if (key.altKey || key.metaKey) return null;
  const { width, height } = board;
  const x = cell % width;
  const y = (cell - x) / width;
  const forward = rtl ? -1 : 1;
  const to = (column: number, row: number): KeyIntent => ({
    focus: clamp(row, height) * width + clamp(column, width),
  });
  switch (key.key) {
    case 'ArrowLeft':
      return to(x - forward, y);
    case 'ArrowRight':
      return to(x + forward, y);
    case 'ArrowUp':
      return to(x, y - 1);
    case 'ArrowDown':
      return to(x, y + 1);
    case 'PageUp':
      return to(x, y - PAGE);
    case 'PageDown':
      return to(x, y + PAGE);
    case 'Home':
      return to(0, key.ctrlKey ? 0 : y);
    case 'End':
      return to(width - 1, key.ctrlKey ? height - 1 : y);
    case 'Enter':
    case ' ':
      return key.ctrlKey ? null : { cell, intent: face < 9 ? 'chord' : 'open' };
    case 'f':
    case 'F':
      return key.ctrlKey ? null : { cell, intent: 'mark' };
    default:
      return null;
  }
}

function clamp(index: number, count: number): number {
  return Math.max(0, Math.min(count - 1, index));
}
