import type { FaceName } from '@mines/core';

// The bytes of a game's rows, see `Face` of @mines/core. Constants of a module of their own, so that a bundler writes
// the byte where the name stands.
export const CLOSED = 9;
export const FLAG = 10;
export const QUESTION = 11;
export const EXPLODED = 13;

/** Whether a click opens a cell with this face. */
export function isCovered(face: number | undefined): boolean {
  return face === CLOSED || face === QUESTION;
}

/** Words for what a cell shows but numbers, which a language makes from its word for mines. */
export type Signs = Readonly<
  Record<Exclude<FaceName, `${number}`>, string> & Partial<Record<FaceName, string>>
>;
