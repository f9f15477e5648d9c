import { type Board, checkCell } from './board.js';
import { decodeLayout, encodeLayout } from './code.js';
import { draftOf, finish, show } from './draft.js';
import { unreadable } from './errors.js';
import { CLOSED, EXPLODED, type Face, FLAG, MINE, QUESTION, WRONG_FLAG } from './face.js';
import { createGame, faceAt, type Game, TRUTH } from './game.js';
import { TILES } from './layout.js';
import { checkTime } from './move.js';
import type { Rules } from './rules.js';
import { formatGame, SIGNS } from './text.js';

/** A game as plain JSON. It holds the mines: keep it from players who would look. */
export interface SavedGame {
  /** The format; what has another one is refused. */
  readonly version: 1;
  /** Its measures. */
  readonly board: Board;
  /** All of its rules. */
  readonly rules: Rules;
  /** The text that its mines are laid from. */
  readonly seed: string;
  /** The cell that was opened first, `null` before that. */
  readonly start: number | null;
  /** Milliseconds on the clock. */
  readonly elapsed: number;
  /** As of {@link encodeLayout}, `null` before the mines are laid. */
  readonly layout: string | null;
  /** As of {@link formatGame}. */
  readonly sight: string;
}

/**
 * A game as plain JSON, before or after its first open, running or over.
 *
 * @example
 * ```ts
 * import { createGame, presets, saveGame } from '@mines/core';
 *
 * const text = JSON.stringify(saveGame(createGame(presets.beginner, { seed: 'tomato' })));
 * ```
 */
export function saveGame(game: Game): SavedGame {
  const { board, rules, seed, start, elapsed } = game;
  const layout = game[TRUTH] && encodeLayout(game[TRUTH]);
  return { version: 1, board, rules, seed, start, elapsed, layout, sight: formatGame(game) };
}

/**
 * The game that {@link saveGame} saved. Nothing is trusted: what each cell shows is worked out again from the layout
 * and must come out as it was saved.
 *
 * @throws {@link FormatError}, {@link BoardError}, TypeError or RangeError that says what is damaged.
 * @example
 * ```ts
 * import { createGame, presets, restoreGame, saveGame } from '@mines/core';
 *
 * const text = JSON.stringify(saveGame(createGame(presets.beginner, { seed: 'tomato' })));
 * restoreGame(JSON.parse(text)).seed; // => 'tomato'
 * ```
 */
export function restoreGame(json: unknown): Game {
  if (!isSaved(json)) throw damaged('shape or version');
  const { board, rules, seed, start, elapsed, layout, sight } = json;
  const truth = layout === null ? undefined : decodeLayout(layout);
  const game = createGame(board, { seed, rules, layout: truth });
  // First, so that a damaged board of millions of cells is not built up for nothing.
  if (sight.length !== (board.width + 1) * board.height - 1) throw damaged('sight');
  const draft = draftOf(game, truth ?? null);
  [...sight.replaceAll('\n', '')].slice(0, board.width * board.height).forEach((sign, cell) => {
    const face = SIGNS.indexOf(sign);
    const tile = truth?.[TILES][cell] ?? 0;
    // Only a mine explodes: an X on a safe cell stays closed here, and so does not come out as it was saved.
    if (face === EXPLODED && tile === MINE) draft.hits.push(cell);
    else if (face < CLOSED) show(draft, cell, tile);
    else if (face === FLAG || face === WRONG_FLAG) show(draft, cell, FLAG);
    else if (face === QUESTION) show(draft, cell, QUESTION);
  });
  checkTime('elapsed', elapsed);
  if (start !== null) checkCell(board, start);
  const restored = finish(draft, start, elapsed);
  if (formatGame(restored) !== sight) throw damaged('sight');
  if (start === null ? restored.status !== 'ready' : !isOpened(faceAt(restored, start)))
    throw damaged('start');
  if (!truth && start !== null) throw damaged('layout');
  return restored;
}

/** Whether an open has been there: its cell shows a number for good, or the mine that it hit. */
function isOpened(face: Face): boolean {
  return face < CLOSED || face === EXPLODED;
}

/** Whether the parts are of the right kind; what is in them is checked where they are used. */
function isSaved(json: unknown): json is SavedGame {
  if (!isObject(json)) return false;
  const { version, board, rules, seed, layout, sight } = json;
  return (
    version === 1 &&
    isObject(board) &&
    isObject(rules) &&
    typeof seed === 'string' &&
    typeof sight === 'string' &&
    (layout === null || typeof layout === 'string')
  );
}

function isObject(value: unknown): value is Partial<Record<keyof SavedGame, unknown>> {
  return typeof value === 'object' && value !== null;
}

function damaged(part: string): Error {
  return unreadable(`the saved game is damaged: ${part}`, 'It cannot go on from there', 'Begin a new game');
}
