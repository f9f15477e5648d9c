import { createGame, type Layout, play } from '@mines/core';
import { safeCells } from './brute.js';

/** Whether a layout is solved from `start` by opening certain cells alone, told by the engine and a plain search. */
export function isSolvedByHand(layout: Layout, start: number): boolean {
  let game = play(createGame(layout.board, { layout }), { type: 'open', cell: start });
  while (game.status === 'playing') {
    const safe = safeCells(game);
    if (safe.length === 0) return false;
    for (const cell of safe) game = play(game, { type: 'open', cell });
  }
  return game.status === 'won';
}
