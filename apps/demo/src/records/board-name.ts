import type { Board } from '@mines/core';
import type { Texts } from '../texts/texts.js';
import { presetKey } from './preset.js';

/** What a kind of board is called: its name, or its measures. */
export function boardName(board: Board, { play }: Texts): string {
  const key = presetKey(board);
  if (key === 'beginner' || key === 'intermediate' || key === 'expert') return play[key];
  return `${board.width}×${board.height}, ${board.mines}`;
}
