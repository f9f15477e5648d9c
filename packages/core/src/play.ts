import { draftOf, finish } from './draft.js';
import { CLOSED, type Face, FLAG, isCovered, QUESTION } from './face.js';
import { faceAt, type Game, nextGame, TRUTH } from './game.js';
import { layMines } from './lay.js';
import type { Layout } from './layout.js';
import { checkMove, type Move } from './move.js';
import { neighbours } from './neighbours.js';
import { openCell } from './open.js';

/**
 * The game after a move. A move that changes nothing answers the very same game.
 *
 * Rows that the move does not touch are shared with the game before, so `===` tells what to draw again.
 *
 * @throws RangeError for a cell that is off the board or a time below 0, TypeError for a move that does not exist.
 * @example
 * ```ts
 * import { cellAt, createGame, play, presets } from '@mines/core';
 *
 * const game = createGame(presets.beginner, { seed: 'tomato' });
 * const next = play(game, { type: 'open', cell: cellAt(game.board, 4, 4), at: 0 });
 * if (next.status === 'lost') console.log('Boom.');
 * play(next, { type: 'open', cell: cellAt(game.board, 4, 4) }) === next; // => true
 * ```
 */
export function play(game: Game, move: Move): Game {
  const { board, rules, seed, status } = game;
  const { type, cell } = move;
  checkMove(board, move);
  if (status === 'won' || status === 'lost') return game;
  // Time never runs backwards, whatever the caller's clock does.
  const elapsed = Math.max(game.elapsed, move.at ?? 0);
  if (type === 'mark') return mark(game, cell, elapsed);
  const layout = game[TRUTH];
  if (type === 'chord') {
    return layout && canChord(game, cell) ? open(game, layout, chordTargets(game, cell), elapsed) : game;
  }
  if (!isCovered(faceAt(game, cell))) return game;
  const truth = layout ?? layMines(board, { seed, start: cell, firstOpen: rules.firstOpen });
  return open(game, truth, [cell], elapsed);
}

function open(game: Game, layout: Layout, cells: readonly number[], elapsed: number): Game {
  const draft = draftOf(game, layout);
  for (const cell of cells) openCell(draft, cell);
  return finish(draft, game.start ?? cells[0] ?? null, elapsed);
}

/**
 * Whether a chord on this cell would open anything: it shows a number, 0 included, its flags agree with it by the
 * game's rule, and a neighbour is covered.
 *
 * @throws RangeError for a cell that is off the board.
 * @example
 * ```ts
 * import { canChord, createGame, parseLayout, play } from '@mines/core';
 *
 * const layout = parseLayout(`
 *   *..
 *   ...
 * `);
 * let game = createGame(layout.board, { layout });
 * game = play(game, { type: 'open', cell: 4 });
 * canChord(game, 4); // => false
 * game = play(game, { type: 'mark', cell: 0 });
 * canChord(game, 4); // => true
 * ```
 */
export function canChord(game: Pick<Game, 'board' | 'rows' | 'rules' | 'status'>, cell: number): boolean {
  const { chord } = game.rules;
  const face = faceAt(game, cell);
  const flags = neighbours(game.board, cell).filter((around) => faceAt(game, around) === FLAG).length;
  return (
    game.status === 'playing' &&
    face < CLOSED &&
    (chord === 'exact' ? flags === face : chord === 'at-least' && flags >= face) &&
    chordTargets(game, cell).length > 0
  );
}

/**
 * The cells that a chord on this cell opens if it may: its covered neighbours, row by row.
 *
 * @throws RangeError for a cell that is off the board.
 * @example
 * ```ts
 * import { chordTargets, createGame, parseLayout, play } from '@mines/core';
 *
 * const layout = parseLayout(`
 *   *..
 *   ...
 * `);
 * let game = createGame(layout.board, { layout });
 * game = play(game, { type: 'open', cell: 4 });
 * chordTargets(game, 4); // => [0, 1, 2, 3, 5]
 * game = play(game, { type: 'mark', cell: 0 });
 * chordTargets(game, 4); // => [1, 2, 3, 5]
 * ```
 */
export function chordTargets(game: Pick<Game, 'board' | 'rows'>, cell: number): number[] {
  return neighbours(game.board, cell).filter((around) => isCovered(faceAt(game, around)));
}

function mark(game: Game, cell: number, elapsed: number): Game {
  const { width } = game.board;
  const face = faceAt(game, cell);
  const next = nextMark(face, game.rules.questionMarks);
  if (next === face) return game;
  const y = Math.floor(cell / width);
  const row = new Uint8Array(game.rows[y] ?? []);
  row[cell - y * width] = next;
  const rows = game.rows.slice();
  rows[y] = row;
  const flags = game.flags + +(next === FLAG) - +(face === FLAG);
  const { status, opened, start } = game;
  return nextGame(game, game[TRUTH], { status, rows, flags, opened, start, elapsed });
}

function nextMark(face: Face, questionMarks: boolean): Face {
  if (face === CLOSED) return FLAG;
  if (face === FLAG) return questionMarks ? QUESTION : CLOSED;
  return face === QUESTION ? CLOSED : face;
}
