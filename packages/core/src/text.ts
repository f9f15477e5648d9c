import { shown, unreadable } from './errors.js';
import type { Game } from './game.js';
import { type Layout, layoutOf, TILES } from './layout.js';

/** One character a face, in the order of the faces. */
export const SIGNS = '012345678.F?*X!';

/**
 * Reads a drawn layout: `*` a mine, `.` a safe cell, a digit a safe cell with that number; a line a row.
 * Blank lines and the space around a line do not count.
 *
 * @throws {@link FormatError} for another character, lines of unequal length or a digit that is not the number of
 * mines around; {@link BoardError} for a board without a safe cell.
 * @example
 * ```ts
 * import { parseLayout } from '@mines/core';
 *
 * const layout = parseLayout(`
 *   *1.
 *   11.
 * `);
 * layout.board; // => { width: 3, height: 2, mines: 1 }
 * ```
 */
export function parseLayout(text: string): Layout {
  const lines = text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  const width = lines[0]?.length ?? 0;
  const signs = [...lines.join('')];
  const mines = signs.flatMap((sign, cell) => (sign === '*' ? [cell] : []));
  const height = lines.length;
  const uneven = lines.findIndex((line) => line.length !== width);
  if (uneven > 0)
    throw unreadable(
      `row ${uneven} is not ${width} cells long`,
      'A board is a rectangle',
      'Draw all rows alike',
    );
  const layout = layoutOf({ width, height, mines: mines.length }, mines);
  signs.forEach((sign, cell) => {
    const right = SIGNS[layout[TILES][cell] ?? 0];
    if (sign !== '.' && sign !== right) {
      throw unreadable(
        `column ${cell % width}, row ${Math.floor(cell / width)} is ${shown(sign)}`,
        'A cell is *, . or its number',
        `Draw it as ${right}`,
      );
    }
  });
  return layout;
}

/**
 * Draws what the player sees, a line a row: `0`-`8` open, `.` closed, `F` flag, `?` question, `*` mine, `X` exploded,
 * `!` wrong flag.
 *
 * @example
 * ```ts
 * import { createGame, formatGame, parseLayout, play } from '@mines/core';
 *
 * const layout = parseLayout('*..');
 * let game = createGame(layout.board, { layout });
 * game = play(game, { type: 'mark', cell: 0 });
 * game = play(game, { type: 'open', cell: 1 });
 * formatGame(game); // => 'F1.'
 * ```
 */
export function formatGame(game: Pick<Game, 'rows'>): string {
  return game.rows.map((row) => Array.from(row, (face) => SIGNS[face]).join('')).join('\n');
}
