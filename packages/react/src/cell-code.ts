import { type ChordRule, type Face, type FaceName, faceName, isFace } from '@mines/core';
import { CONCEALED, FOCUSED, HOLDING, IDLE, OVER, PRESSED, TAB_STOP } from './cell-bits.js';
import { CLOSED, FLAG, isCovered } from './face.js';
import type { Press } from './state.js';

/**
 * All that a cell shows, in one number, so that `memo` compares one: face in the low four bits, then flags.
 * Held here alone; components and hooks read it as a {@link CellState}.
 */
export type CellCode = number;

/** What a cell is at this moment. */
export interface CellState {
  /** What it shows, as in `data-face`. */
  readonly face: FaceName;
  /** Column, from 0. */
  readonly x: number;
  /** Row, from 0. */
  readonly y: number;
  /** Held down by a pointer. */
  readonly pressed: boolean;
  /** Is under a finger that does something else by resting a little longer. */
  readonly holding: boolean;
  /** Has the keyboard's focus. */
  readonly focused: boolean;
  /** Is the one cell in the tab order. */
  readonly tabStop: boolean;
  /** Shows nothing because the game is paused. */
  readonly concealed: boolean;
  /** Belongs to a game that is won or lost. */
  readonly over: boolean;
  /** Whatever the player did to it would change nothing: an open cell, unless a chord would open something. */
  readonly disabled: boolean;
  /** When the blast of a lost game reaches it, in rings; -1 never. */
  readonly ring: number;
  /** How far a flood had to travel to it, in steps; 0 at the click and where openings show at once. */
  readonly flood: number;
}

/** What the cells of one row have in common, each a value that stays the same, so that `memo` compares them. */
export interface RowView {
  /** The column of the tab stop, -1 where it is in another row. */
  readonly stop: number;
  /** Whether the field has the focus. */
  readonly focused: boolean;
  /** Whether the game is paused and shows nothing. */
  readonly concealed: boolean;
  /** Whether the game is won or lost. */
  readonly over: boolean;
  /** The pressed column, -1 where the press does not reach this row. */
  readonly press: number;
  /** What the release of the press will do. */
  readonly intent: Press['intent'];
  /** Whether the press is a finger that rests. */
  readonly resting: boolean;
  /** The faces of the row above, none at the edge: they too decide whether a chord opens something. */
  readonly above: Uint8Array | undefined;
  /** The faces of the row below, none at the edge. */
  readonly below: Uint8Array | undefined;
  /** The rule that decides whether a chord opens something. */
  readonly chord: ChordRule;
  /** Whether the page is alive: what a server sends has no custom properties, see `useHydrated`. */
  readonly hydrated: boolean;
}

/** Packs what a cell shows, given the faces of its row. */
export function cellCode(faces: ArrayLike<number>, x: number, row: RowView): CellCode {
  const stop = row.stop === x;
  const shown = row.concealed ? CLOSED : (faces[x] ?? CLOSED);
  return (
    shown |
    (isPressed(shown, x, row) ? PRESSED : 0) |
    (row.resting && row.press === x ? HOLDING : 0) |
    (stop ? TAB_STOP : 0) |
    (stop && row.focused ? FOCUSED : 0) |
    (row.concealed ? CONCEALED : 0) |
    (row.over ? OVER : 0) |
    (shown < CLOSED && !opens(shown, x, row, faces) ? IDLE : 0)
  );
}

/**
 * Whether a chord would open something, as `canChord` of @mines/core, from the three rows that it reaches. Loops and no
 * lists: every number of a large board is asked for.
 */
function opens(face: number, x: number, { above, below, chord }: RowView, faces: ArrayLike<number>): boolean {
  let flags = 0;
  let covered = false;
  for (const row of [above, faces, below]) {
    for (let at = x - 1; at <= x + 1; at++) {
      flags += +(row?.[at] === FLAG);
      covered ||= isCovered(row?.[at]);
    }
  }
  return covered && (chord === 'exact' ? flags === face : chord === 'at-least' && flags >= face);
}

/** Only what would change looks pressed: a flag is not opened, a number not marked. */
function isPressed(face: number, x: number, { press, intent, over, concealed }: RowView): boolean {
  if (press < 0 || over || concealed) return false;
  const covered = isCovered(face);
  if (intent === 'chord') return covered && Math.abs(x - press) <= 1;
  return x === press && (covered || (face === FLAG && intent === 'mark'));
}

/** Unpacks what a cell shows. */
export function readCell(code: CellCode, x: number, y: number, ring: number, flood: number): CellState {
  return {
    face: faceName(faceOf(code)),
    x,
    y,
    pressed: (code & PRESSED) !== 0,
    holding: (code & HOLDING) !== 0,
    focused: (code & FOCUSED) !== 0,
    tabStop: (code & TAB_STOP) !== 0,
    concealed: (code & CONCEALED) !== 0,
    over: (code & OVER) !== 0,
    disabled: (code & (CONCEALED | OVER | IDLE)) !== 0,
    ring,
    flood,
  };
}

function faceOf(code: CellCode): Face {
  const face = code & 15;
  return isFace(face) ? face : CLOSED;
}
