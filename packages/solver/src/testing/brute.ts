import { neighbours } from '@mines/core';
import type { Position } from '../position.js';
import { facesOf } from './positions.js';

// Plain searches that share no line with the solver, to hold it against.

/**
 * Every layout of a small board that looks like a position, by trying each in turn: mines as a bit a cell. With `only`,
 * just these open cells are believed; with `counted` off, any number of mines is.
 */
export function layoutsOf(position: Position, only?: ReadonlySet<number>, counted = true): number[] {
  const { board } = position;
  const faces = facesOf(position);
  const closed = faces.flatMap((face, cell) => (face > 8 ? [cell] : []));
  const clues = faces.flatMap((face, cell) => {
    if (face > 8 || (only && !only.has(cell))) return [];
    return [{ face, around: neighbours(board, cell).reduce((bits, at) => bits | (1 << at), 0) }];
  });
  const found: number[] = [];
  for (let pick = 0; pick < 2 ** closed.length; pick++) {
    const mines = closed.reduce((bits, cell, i) => bits | (((pick >> i) & 1) << cell), 0);
    if (counted && ones(mines) !== board.mines) continue;
    if (clues.every(({ face, around }) => ones(mines & around) === face)) found.push(mines);
  }
  return found;
}

/** The chance of a mine at each cell over some layouts, NaN where there are none. */
export function chancesOver(layouts: readonly number[], cells: number): number[] {
  return Array.from({ length: cells }, (_, cell) => {
    return layouts.filter((mines) => (mines >> cell) & 1).length / layouts.length;
  });
}

function ones(bits: number): number {
  let count = 0;
  for (let rest = bits; rest; rest &= rest - 1) count++;
  return count;
}

/** The closed cells that some open numbers see, and the other closed cells. */
interface Split {
  readonly seen: readonly number[];
  readonly beyond: readonly number[];
}

/**
 * Calls `visit` with each set of mines that satisfies these open numbers, until it answers `false`. By backtracking,
 * one cell at a time.
 */
function visitWays(
  position: Position,
  numbers: readonly number[],
  visit: (mines: ReadonlySet<number>) => boolean,
): Split {
  const { board } = position;
  const faces = facesOf(position);
  const isClosed = (cell: number): boolean => (faces[cell] ?? 0) > 8;
  const clues = numbers.map((cell) => ({
    need: faces[cell] ?? 0,
    cells: neighbours(board, cell).filter(isClosed),
  }));
  const seen = [...new Set(clues.flatMap((clue) => clue.cells))];
  const tallies = clues.map(({ need, cells }) => ({ need, room: cells.length, cells: new Set(cells) }));
  const talliesOf = seen.map((cell) => tallies.filter(({ cells }) => cells.has(cell)));
  const mines = new Set<number>();
  const go = (at: number): boolean => {
    const cell = seen[at];
    if (cell === undefined) return visit(mines);
    const around = talliesOf[at] ?? [];
    return [0, 1].every((mine) => {
      for (const tally of around) {
        tally.need -= mine;
        tally.room--;
      }
      if (mine) mines.add(cell);
      const goesOn = around.some(({ need, room }) => need < 0 || need > room) || go(at + 1);
      mines.delete(cell);
      for (const tally of around) {
        tally.need += mine;
        tally.room++;
      }
      return goesOn;
    });
  };
  go(0);
  return { seen, beyond: faces.flatMap((face, cell) => (face > 8 && !seen.includes(cell) ? [cell] : [])) };
}

/**
 * Whether in every way to satisfy just these open numbers (and the mine count, if `counted`) the cells are all mined,
 * or all safe.
 */
export function holdsAlways(
  position: Position,
  numbers: readonly number[],
  counted: boolean,
  cells: readonly number[],
  mined: boolean,
): boolean {
  const { seen, beyond } = visitWays(position, numbers, () => false);
  let holds = true;
  visitWays(position, numbers, (mines) => {
    const rest = position.board.mines - mines.size;
    if (counted && (rest < 0 || rest > beyond.length)) return true;
    holds = cells.every((cell) => {
      if (seen.includes(cell)) return mines.has(cell) === mined;
      return counted && rest === (mined ? beyond.length : 0);
    });
    return holds;
  });
  return holds;
}

/** The closed cells that are safe in every layout that looks like a position, by going through them all. */
export function safeCells(position: Position): number[] {
  const faces = facesOf(position);
  const numbers = [...faces.keys()].filter(
    (cell) => (faces[cell] ?? 9) < 9 && neighbours(position.board, cell).some((at) => (faces[at] ?? 0) > 8),
  );
  const everMined = new Set<number>();
  let beyondMined = false;
  const { beyond } = visitWays(position, numbers, () => false);
  const { seen } = visitWays(position, numbers, (mines) => {
    const rest = position.board.mines - mines.size;
    if (rest < 0 || rest > beyond.length) return true;
    for (const cell of mines) everMined.add(cell);
    if (rest > 0) beyondMined = true;
    return true;
  });
  return [...seen.filter((cell) => !everMined.has(cell)), ...(beyondMined ? [] : beyond)];
}
