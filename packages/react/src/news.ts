import {
  type Board,
  chordTargets,
  type FaceName,
  faceAt,
  faceName,
  type Game,
  type Move,
  minesLeft,
  neighbours,
} from '@mines/core';
import { EXPLODED, FLAG } from './face.js';

/** Something worth saying: what an action did, why it did nothing, or what the player asked to hear. */
export type News =
  | { readonly type: 'opened'; readonly count: number }
  /** A mark is now this; `left` is mines less flags. */
  | { readonly type: 'marked'; readonly face: 'flag' | 'question' | 'closed'; readonly left: number }
  /** Nothing happened, and why; `move` is what was tried, where it was a move. */
  | { readonly type: 'refused'; readonly why: Refusal; readonly move?: Move['type'] }
  /** The game is lost. Row and column count from 1. */
  | { readonly type: 'lost'; readonly row: number; readonly column: number }
  | { readonly type: 'won'; readonly ms: number }
  | { readonly type: 'new-game'; readonly board: Board }
  | { readonly type: 'paused' | 'resumed' }
  /** A game under way was taken up, paused; `left` is mines less flags. */
  | { readonly type: 'restored'; readonly left: number }
  /** The neighbours of a cell, row by row, those off the board left out. */
  | { readonly type: 'around'; readonly faces: readonly FaceName[] }
  | { readonly type: 'status'; readonly left: number; readonly ms: number }
  | { readonly type: 'flag-mode'; readonly on: boolean };

/** Why an action did nothing. */
export type Refusal =
  /** A flag must come off before the cell opens. */
  | 'flagged'
  /** An open cell can be neither opened nor marked. */
  | 'open'
  /** A chord needs as many flags around as its number says. */
  | 'flags'
  /** The mines are being laid for another cell. */
  | 'laying'
  /** No layout was found. */
  | 'no-layout'
  | 'over'
  | 'paused';

/** The news of one moment; `id` tells a message from the same one again. */
export interface Told {
  /** Counts up, by one a message. */
  readonly id: number;
  /** What is said; labels put it into words. */
  readonly news: News;
}

/** The faces around a cell, row by row. */
export function facesAround(game: Pick<Game, 'board' | 'rows'>, cell: number): FaceName[] {
  return neighbours(game.board, cell).map((around) => faceName(faceAt(game, around)));
}

/** What is told of a game that is begun, taken up or shown again. */
export function newsOfStart(game: Game): News {
  if (game.status === 'playing') return { type: 'restored', left: minesLeft(game) };
  return game.status === 'ready' ? { type: 'new-game', board: game.board } : { type: 'refused', why: 'over' };
}

/** What a move did, told by the cell it was made on; `opened` is how many cells it opened. */
export function newsOf(game: Game, type: Move['type'], cell: number, opened: number): News {
  const { width } = game.board;
  if (game.status === 'won') return { type: 'won', ms: game.elapsed };
  if (game.status === 'lost') {
    const hit = type === 'open' ? cell : explodedIn(game);
    return { type: 'lost', row: Math.floor(hit / width) + 1, column: (hit % width) + 1 };
  }
  if (type !== 'mark') return { type: 'opened', count: opened };
  const face = faceName(faceAt(game, cell));
  return {
    type: 'marked',
    face: face === 'flag' || face === 'question' ? face : 'closed',
    left: minesLeft(game),
  };
}

/** The first cell that exploded, row by row. */
export function explodedIn({ rows, board }: Pick<Game, 'board' | 'rows'>): number {
  const y = rows.findIndex((row) => row.includes(EXPLODED));
  return y * board.width + (rows[y]?.indexOf(EXPLODED) ?? 0);
}

/** Why a move changed nothing. */
export function refusalOf(game: Game, type: Move['type'], cell: number): Refusal {
  if (game.status === 'won' || game.status === 'lost') return 'over';
  if (type === 'chord') {
    const idle = game.rules.chord === 'off' || chordTargets(game, cell).length === 0;
    return idle ? 'open' : 'flags';
  }
  return faceAt(game, cell) === FLAG ? 'flagged' : 'open';
}
