import { type Board, checkBoard, checkCell, checkMeasure } from './board.js';
import { say } from './errors.js';
import { CLOSED, type Face, isFace } from './face.js';
import type { Layout } from './layout.js';
import { checkRules, type Rules } from './rules.js';

/** Where a game keeps its layout. Not exported from the package, never part of its JSON. */
export const TRUTH: unique symbol = Symbol('truth');

/** How far a game is: nothing opened yet, under way, or over. */
export type Status = 'ready' | 'playing' | 'won' | 'lost';

/** One game at one moment. It never changes; `play` answers the next one, which shares every untouched row. */
export interface Game {
  /** Its measures; they never change in a game. */
  readonly board: Board;
  /** The rules that it is played by, all of them filled in. */
  readonly rules: Rules;
  /** The text that the mines are laid from at the first open. */
  readonly seed: string;
  /** Nothing opened yet, under way, won or lost. */
  readonly status: Status;
  /** The sight: a {@link Face} a cell, a byte each, exactly what the player may know. Read only. */
  readonly rows: readonly Uint8Array[];
  /** How many cells carry a flag, wrong ones included. */
  readonly flags: number;
  /** How many safe cells are open. */
  readonly opened: number;
  /** The cell that was opened first, `null` before that. */
  readonly start: number | null;
  /** The latest `at` of a move that changed something: milliseconds since the game began. */
  readonly elapsed: number;
  /** The truth, `null` until the first open lays it. @internal */
  readonly [TRUTH]: Layout | null;
}

/** What a new game may be told. */
export interface GameOptions {
  /** Lays the mines at the first open. Default `''`: without a seed of its own a board is always the same one. */
  readonly seed?: string | undefined;
  /** Default: opening first, question marks, exact chords. */
  readonly rules?: Partial<Rules> | undefined;
  /** The truth, where it is known already (a link, a replay, a puzzle). No first-open promise moves its mines. */
  readonly layout?: Layout | undefined;
}

/**
 * A new game with every cell closed.
 *
 * @throws {@link BoardError} for an impossible board, or one that the given layout does not fit.
 * @throws TypeError for a rule that does not exist.
 * @example
 * ```ts
 * import { cellAt, createGame, play, presets } from '@mines/core';
 *
 * let game = createGame(presets.beginner, { seed: crypto.randomUUID() });
 * game = play(game, { type: 'open', cell: cellAt(game.board, 4, 4) });
 * game.status; // => 'playing'
 * ```
 */
export function createGame(board: Board, options: GameOptions = {}): Game {
  const { seed = '', layout = null } = options;
  const checked = checkBoard(board);
  if (layout) checkFit(checked, layout.board);
  // Closed rows are all alike, so they are all one; the first move that touches one copies it.
  const closed = new Uint8Array(checked.width).fill(CLOSED);
  return {
    board: checked,
    rules: checkRules(options.rules),
    seed: String(seed),
    status: 'ready',
    rows: new Array<Uint8Array>(checked.height).fill(closed),
    flags: 0,
    opened: 0,
    start: null,
    elapsed: 0,
    [TRUTH]: layout,
  };
}

/** Whether nothing changes any more. */
export function isOver(status: Status): boolean {
  return status === 'won' || status === 'lost';
}

/** A layout fits the one board that it was made for. */
function checkFit(board: Board, fitting: Board): void {
  for (const field of ['width', 'height', 'mines'] as const) {
    checkMeasure(field, board[field], fitting[field], fitting[field]);
  }
}

/**
 * The same board once more, from the start: same rules, same seed, and the same mines where they were laid.
 *
 * Where the mines were laid at the first open, they stay where they are, wherever the next game begins.
 *
 * @example
 * ```ts
 * import { createGame, layoutOfGame, play, presets, replayGame } from '@mines/core';
 *
 * const game = play(createGame(presets.beginner, { seed: 'tomato' }), { type: 'open', cell: 40 });
 * const again = replayGame(game);
 * again.status; // => 'ready'
 * layoutOfGame(again) === layoutOfGame(game); // => true
 * ```
 */
export function replayGame(game: Game): Game {
  const { board, rules, seed } = game;
  return createGame(board, { rules, seed, layout: game[TRUTH] ?? undefined });
}

/**
 * A game that is not laid yet, with this layout under it; marks stay. For layouts that take time to find: begin the game,
 * find the layout for its first cell, give it, then open.
 *
 * @throws {@link BoardError} where the layout is not one of the game's board, Error where the game has one already.
 * @example
 * ```ts
 * import { createGame, giveLayout, layMines, play, presets } from '@mines/core';
 *
 * const game = play(createGame(presets.beginner), { type: 'mark', cell: 0 });
 * const laid = giveLayout(game, layMines(game.board, { seed: 'tomato', start: 40 }));
 * play(laid, { type: 'open', cell: 40 }).flags; // => 1
 * ```
 */
export function giveLayout(game: Game, layout: Layout): Game {
  if (game[TRUTH]) {
    throw new Error(say('the game is laid already', 'Its mines cannot move', 'Begin another game'));
  }
  checkFit(game.board, layout.board);
  return { ...game, [TRUTH]: layout };
}

/**
 * The answer sheet of a game, to share or to study it: its layout, `null` before the mines are laid.
 *
 * @example
 * ```ts
 * import { createGame, layoutOfGame, parseLayout } from '@mines/core';
 *
 * const layout = parseLayout('*1');
 * layoutOfGame(createGame(layout.board, { layout })) === layout; // => true
 * layoutOfGame(createGame(layout.board)); // => null
 * ```
 */
export function layoutOfGame(game: Game): Layout | null {
  return game[TRUTH];
}

/**
 * What a cell shows.
 *
 * @throws RangeError for a cell that is off the board.
 * @example
 * ```ts
 * import { createGame, faceAt, parseLayout, play } from '@mines/core';
 *
 * const layout = parseLayout('*..');
 * const game = play(createGame(layout.board, { layout }), { type: 'open', cell: 1 });
 * faceAt(game, 1); // => 1
 * faceAt(game, 2); // => 9
 * ```
 */
export function faceAt(game: Pick<Game, 'board' | 'rows'>, cell: number): Face {
  checkCell(game.board, cell);
  const x = cell % game.board.width;
  const face = game.rows[(cell - x) / game.board.width]?.[x];
  return isFace(face) ? face : CLOSED;
}

/**
 * Mines less flags, what the counter shows; negative where there are more flags than mines.
 *
 * @example
 * ```ts
 * import { createGame, minesLeft, play, presets } from '@mines/core';
 *
 * const game = play(createGame(presets.beginner), { type: 'mark', cell: 0 });
 * minesLeft(game); // => 9
 * ```
 */
export function minesLeft(game: Pick<Game, 'board' | 'flags'>): number {
  return game.board.mines - game.flags;
}
