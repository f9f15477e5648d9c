import { readFileSync } from 'node:fs';
import { type Board, type Layout, mineCells, neighbours } from '@mines/core';
import type { Position } from '../position.js';

/** Reads a drawn position: `#` closed, `F` flag, `?` question, a digit open; a line (or what `/` ends) a row. */
export function drawn(text: string, mines: number): Position {
  const lines = text.trim().split(/\s*[\n/]\s*/);
  const faces: Record<string, number> = { '#': 9, F: 10, '?': 11 };
  const rows = lines.map((line) => Uint8Array.from([...line].map((sign) => faces[sign] ?? Number(sign))));
  return { board: { width: rows[0]?.length ?? 0, height: rows.length, mines }, rows };
}

/** What a player sees of a layout whose safe cells among these are open. */
export function sightOf(layout: Layout, open: (cell: number) => boolean): Position {
  const { board } = layout;
  const mined = new Set(mineCells(layout));
  const rows = Array.from({ length: board.height }, () => new Uint8Array(board.width).fill(9));
  for (let cell = 0; cell < board.width * board.height; cell++) {
    if (mined.has(cell) || !open(cell)) continue;
    const row = rows[Math.floor(cell / board.width)];
    if (row) row[cell % board.width] = neighbours(board, cell).filter((around) => mined.has(around)).length;
  }
  return { board, rows };
}

/** The cell that a list of row-major faces shows. */
export function facesOf(position: Position): number[] {
  return position.rows.flatMap((row) => [...row]);
}

/** A position met in play, with the chance that each closed cell is safe, to eight digits. */
export interface MetInPlay {
  readonly position: Position;
  readonly safe: readonly number[];
}

/** Sixty positions of each classic board, on whose odds two independent engines agreed to 1e-8. */
export function metInPlay(): Record<string, MetInPlay[]> {
  const levels: Record<string, { board: Board; positions: [string, string, string][] }> =
    fixture('positions');
  return Object.fromEntries(
    Object.entries(levels).map(([name, { board, positions }]) => [
      name,
      positions.map(([rows, values, key]) => ({
        position: drawn(rows, board.mines),
        safe: unpack(values.split(' ').map(Number), key),
      })),
    ]),
  );
}

/** A letter a closed cell, `@` the first of the values; a number after it counts more of the same. */
function unpack(values: readonly number[], key: string): number[] {
  return [...key.matchAll(/(\D)(\d*)/gu)].flatMap(([, letter = '@', count]) => {
    const code = letter.charCodeAt(0);
    const value = values[code < 96 ? code - 64 : code - 192] ?? Number.NaN;
    return new Array<number>(Number(count || 1)).fill(value);
  });
}

/** A position with exact odds as fractions. */
export interface Fractions {
  readonly id: string;
  readonly position: Position;
  readonly chances: readonly (readonly [cell: number, numerator: number, denominator: number])[];
  readonly solutions: number;
  readonly inconsistent: boolean;
}

/** The positions with exact fractions. */
export function fractions(): Fractions[] {
  const list: {
    id: string;
    w: number;
    h: number;
    mines: number;
    opened: [number, number, number][];
    p?: Record<string, string>;
    solutions?: string;
    inconsistent?: boolean;
  }[] = fixture('probability');
  return list.map(({ id, w, h, mines, opened, p = {}, solutions = '0', inconsistent = false }) => {
    const rows = Array.from({ length: h }, () => new Uint8Array(w).fill(9));
    for (const [x, y, number] of opened) rows[y]?.fill(number, x, x + 1);
    const chances = Object.entries(p).map(([at, fraction]) => {
      const [x = 0, y = 0] = at.split(',').map(Number);
      const [numerator = 0, denominator = 1] = fraction.split('/').map(Number);
      return [y * w + x, numerator, denominator] as const;
    });
    const board = { width: w, height: h, mines };
    return { id, position: { board, rows }, chances, solutions: Number(solutions), inconsistent };
  });
}

function fixture<T>(name: string): T {
  return JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8'));
}
