/**
 * What the player sees of one cell, as one byte: `0..8` open with that number, `9` closed, `10` flag,
 * `11` question, `12` mine (shown at a loss), `13` exploded, `14` wrong flag.
 */
export type Face = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12 | 13 | 14;

// Constants of their own, so that a bundler writes the byte where the name stands.
export const CLOSED = 9;
export const FLAG = 10;
export const QUESTION = 11;
export const MINE = 12;
export const EXPLODED = 13;
export const WRONG_FLAG = 14;

/** The name of a face as it stands in `data-face`. */
export type FaceName =
  | `${0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8}`
  | 'closed'
  | 'flag'
  | 'question'
  | 'mine'
  | 'exploded'
  | 'wrong-flag';

const names: readonly FaceName[] = [
  '0',
  '1',
  '2',
  '3',
  '4',
  '5',
  '6',
  '7',
  '8',
  'closed',
  'flag',
  'question',
  'mine',
  'exploded',
  'wrong-flag',
];

/**
 * The name of a face: `"0".."8"`, `closed`, `flag`, `question`, `mine`, `exploded` or `wrong-flag`.
 *
 * @example
 * ```ts
 * import { createGame, faceAt, faceName, presets } from '@mines/core';
 *
 * faceName(faceAt(createGame(presets.beginner), 0)); // => 'closed'
 * ```
 */
export function faceName(face: Face): FaceName {
  return names[face] ?? 'closed';
}

/**
 * Whether a byte is a face.
 *
 * @example
 * ```ts
 * import { isFace } from '@mines/core';
 *
 * isFace(14); // => true
 * isFace(15); // => false
 * ```
 */
export function isFace(byte: number | undefined): byte is Face {
  return byte !== undefined && Number.isInteger(byte) && byte >= 0 && byte <= WRONG_FLAG;
}

/** Where a byte stands in a row, in ascending order. */
export function placesOf(bytes: Uint8Array, byte: number): number[] {
  const places: number[] = [];
  for (let at = bytes.indexOf(byte); at >= 0; at = bytes.indexOf(byte, at + 1)) places.push(at);
  return places;
}

/** Whether a click opens a cell with this face: closed, or closed with a mere note on it. */
export function isCovered(face: number | undefined): boolean {
  return face === CLOSED || face === QUESTION;
}
