import { canChord, type Face, type FaceName, faceName, isFace, type Rules } from '@mines/core';
import { CONCEALED, FOCUSED, HOLDING, IDLE, OVER, PRESSED, TAB_STOP } from './cell-bits.js';
import { CLOSED, FLAG, QUESTION } from './face.js';
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
  /** The faces of the row above and of the row below, none at the edge: they decide which chords open something. */
  readonly above: Uint8Array | undefined;
  readonly below: Uint8Array | undefined;
  /** The rules of the game, which decide it too. */
  readonly rules: Rules;
  /** Whether the page is alive: what a server sends has no custom properties, see `useHydrated`. */
  readonly hydrated: boolean;
}

/** Packs what a cell shows, given the faces of its row. */
export function cellCode(faces: Uint8Array, x: number, row: RowView): CellCode {
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
    (shown < CLOSED && !opens(faces, x, row) ? IDLE : 0)
  );
}

/** Whether a chord would open something, as the rules of the game see the three rows that it can reach. */
function opens(faces: Uint8Array, x: number, { above, below, rules }: RowView): boolean {
  const rows = [above, faces, below].flatMap((row) => row ?? []);
  const board = { width: faces.length, height: rows.length, mines: 0 };
  return canChord({ board, rows, rules, status: 'playing' }, above ? x + board.width : x);
}

/** Only what would change looks pressed: a flag is not opened, a number not marked. */
function isPressed(face: number, x: number, { press, intent, over, concealed }: RowView): boolean {
  if (press < 0 || over || concealed) return false;
  const covered = face === CLOSED || face === QUESTION;
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
