import type { Board } from '@mines/core';
import { MOST_SHOWN } from './most-shown.js';

/** What is typed into the form of a custom board. */
export type Typed = Readonly<Record<keyof Board, string>>;

/** The whole numbers that a field takes. */
export interface Allowed {
  readonly min: number;
  readonly max: number;
}

/** What a form comes to: how each field may be filled, which ones are not, and the board if all are. */
export interface Form {
  readonly ranges: Readonly<Record<keyof Board, Allowed>>;
  readonly faults: Readonly<Record<keyof Board, boolean>>;
  readonly board: Board | null;
}

const SIDE: Allowed = { min: 1, max: MOST_SHOWN };

/** Reads a form. Digits and nothing else: what a number could be made of is not guessed at. */
export function readForm(typed: Typed): Form {
  const width = read(typed.width, SIDE);
  const height = read(typed.height, SIDE);
  // As long as a side is not known, it may be the longest one.
  const cells = (width ?? SIDE.max) * (height ?? SIDE.max);
  // One cell alone has no room for a mine: the first one opened must be safe.
  const mined = { min: Math.min(1, cells - 1), max: cells - 1 };
  const mines = read(typed.mines, mined);
  return {
    ranges: { width: SIDE, height: SIDE, mines: mined },
    faults: { width: width === null, height: height === null, mines: mines === null },
    board: width === null || height === null || mines === null ? null : { width, height, mines },
  };
}

function read(text: string, { min, max }: Allowed): number | null {
  if (!/^\d{1,9}$/.test(text)) return null;
  const value = Number(text);
  return value >= min && value <= max ? value : null;
}
