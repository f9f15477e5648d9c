import { draftOf, finish, show } from './draft.js';
import { CLOSED, type Face, FLAG, isCovered, QUESTION } from './face.js';
import { faceAt, type Game, isOver, TRUTH } from './game.js';
import { layMines } from './lay.js';
import { checkMove, type Move } from './move.js';
import { neighbours } from './neighbours.js';
import { openCells } from './open.js';

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
  const { board, rules, seed, status, start } = game;
  const { type, cell, at = 0 } = move;
  checkMove(move);
  const face = faceAt(game, cell);
  if (isOver(status)) return game;
  // Time never runs backwards, whatever the caller's clock does.
  const elapsed = Math.max(game.elapsed, at);
  if (type === 'mark') {
    const next = nextMark(face, rules.questionMarks);
    if (next === face) return game;
    const draft = draftOf(game, game[TRUTH]);
    show(draft, cell, next);
    return finish(draft, start, elapsed);
  }
  if (type === 'open' ? !isCovered(face) : !canChord(game, cell)) return game;
  const layout = game[TRUTH] ?? layMines(board, { seed, start: cell, firstOpen: rules.firstOpen });
  const draft = draftOf(game, layout);
  openCells(draft, layout, type === 'open' ? [cell] : neighbours(board, cell));
  return finish(draft, start ?? cell, elapsed);
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
  const around = neighbours(game.board, cell).map((near) => faceAt(game, near));
  const flags = around.filter((near) => near === FLAG).length;
  return (
    game.status === 'playing' &&
    face < CLOSED &&
    (chord === 'exact' ? flags === face : chord === 'at-least' && flags >= face) &&
    around.some(isCovered)
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

function nextMark(face: Face, questionMarks: boolean): Face {
  if (face === CLOSED) return FLAG;
  if (face === FLAG) return questionMarks ? QUESTION : CLOSED;
  return face === QUESTION ? CLOSED : face;
}
