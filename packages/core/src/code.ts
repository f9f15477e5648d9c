import { checkBoard } from './board.js';
import { shown, unreadable } from './errors.js';
import { MINE } from './face.js';
import { type Layout, layoutOf, TILES } from './layout.js';

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/**
 * Writes a layout as text for links: `<W>x<H>.` and the mine bitmap, row by row, most significant bit first,
 * as base64url without padding (RFC 4648, section 5).
 *
 * @example
 * ```ts
 * import { encodeLayout, layoutOf } from '@mines/core';
 *
 * encodeLayout(layoutOf({ width: 4, height: 1, mines: 2 }, [0, 3])); // => '4x1.kA'
 * ```
 */
export function encodeLayout(layout: Layout): string {
  const { width, height } = layout.board;
  const tiles = layout[TILES];
  let text = `${width}x${height}.`;
  for (let digit = 0; digit < digitCount(tiles.length); digit++) {
    let six = 0;
    for (let bit = 0; bit < 6; bit++) six = six * 2 + +(tiles[digit * 6 + bit] === MINE);
    text += DIGITS.charAt(six);
  }
  return text;
}

/**
 * Reads what {@link encodeLayout} wrote.
 *
 * @throws {@link FormatError} for a wrong shape, length or character and for bits beyond the last cell;
 * {@link BoardError} for a size that no board has, or a board without a safe cell.
 * @example
 * ```ts
 * import { createGame, decodeLayout, mineCells } from '@mines/core';
 *
 * const layout = decodeLayout('4x1.kA');
 * mineCells(layout); // => [0, 3]
 * const game = createGame(layout.board, { layout });
 * ```
 */
export function decodeLayout(text: string): Layout {
  const refusal = unreadable(
    `${shown(text)} is not a layout`,
    'It takes a size and a bitmap of just as many cells',
    'Copy all of it, as in 4x1.kA',
  );
  const [, w, h, digits = ''] = /^(\d+)x(\d+)\.([\w-]+)$/.exec(text) ?? [];
  if (!w) throw refusal;
  const { width, height } = checkBoard({ width: +w, height: Number(h), mines: 0 });
  const cells = width * height;
  // First, so that a short text with a large size is refused before a large board is built.
  if (digits.length !== digitCount(cells)) throw refusal;
  const mines: number[] = [];
  [...digits].forEach((digit, at) => {
    for (let bit = 0; bit < 6; bit++) {
      const cell = at * 6 + bit;
      if (cell < cells && (DIGITS.indexOf(digit) << bit) & 32) mines.push(cell);
    }
  });
  const layout = layoutOf({ width, height, mines: mines.length }, mines);
  if (encodeLayout(layout) !== text) throw refusal;
  return layout;
}

/** Whole bytes of cells, as many base64 digits as these take. */
function digitCount(cells: number): number {
  return Math.ceil((Math.ceil(cells / 8) * 4) / 3);
}
