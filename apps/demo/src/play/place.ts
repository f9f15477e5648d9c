import type { PlayTexts } from '../texts/play.js';

/** Where a cell of a board of some width is, counted from 1. */
export function placeOf(cell: number, width: number): [row: number, column: number] {
  return [Math.floor(cell / width) + 1, (cell % width) + 1];
}

/** Where several cells are, in words. */
export function placesOf(
  cells: readonly number[],
  width: number,
  { place }: Pick<PlayTexts['help'], 'place'>,
  lang: string,
): string {
  return new Intl.ListFormat(lang).format(cells.map((cell) => place(...placeOf(cell, width))));
}
