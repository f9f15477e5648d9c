import { unplayable } from './errors.js';

/**
 * The size of a field and how many mines it holds.
 *
 * `width` is the number of columns, `height` the number of rows: expert is 30 wide and 16 high.
 * A cell of the board is the whole number `y * width + x`, counted from 0, `x` = column, `y` = row.
 */
export interface Board {
  /** Columns, from 1. */
  readonly width: number;
  /** Rows, from 1. */
  readonly height: number;
  /** How many cells hold a mine, from 0 to all but one. */
  readonly mines: number;
}

/** The most cells a board may have: 2^24, so that a cell fits every number type in use. */
export const MAX_CELLS: number = 2 ** 24;

/**
 * Says which measure of a board is wrong and which range it must be in.
 *
 * @example
 * ```ts
 * import { BoardError, createGame } from '@mines/core';
 *
 * try {
 *   createGame({ width: 9, height: 9, mines: 81 });
 * } catch (error) {
 *   if (error instanceof BoardError) console.log(error.field, error.min, error.max); // mines 0 80
 * }
 * ```
 */
export class BoardError extends RangeError {
  /** `BoardError`, also where two copies of the package are about. */
  override readonly name = 'BoardError';
  constructor(
    /** The measure that is out of range. */
    readonly field: 'width' | 'height' | 'mines',
    value: unknown,
    /** The smallest allowed value, given the other measures. */
    readonly min: number,
    /** The largest allowed value, given the other measures. */
    readonly max: number,
  ) {
    super(notWhole(field, value, min, max));
  }
}

function notWhole(what: string, value: unknown, min: number, max: number): string {
  return unplayable(what, value, `a whole number from ${min} to ${max}`);
}

/** The three classic boards. */
export const presets: {
  /** 9 by 9 with 10 mines. */
  readonly beginner: Board;
  /** 16 by 16 with 40 mines. */
  readonly intermediate: Board;
  /** 30 wide, 16 high, 99 mines. */
  readonly expert: Board;
} = {
  beginner: { width: 9, height: 9, mines: 10 },
  intermediate: { width: 16, height: 16, mines: 40 },
  expert: { width: 30, height: 16, mines: 99 },
};

/**
 * Answers the board if it can be played, as a value of its own.
 *
 * @throws {@link BoardError} for the first measure that is not a whole number in its range:
 * width and height from 1, at most 2^24 cells together, mines from 0 to cells - 1.
 * @example
 * ```ts
 * import { checkBoard } from '@mines/core';
 *
 * const fromAForm: unknown = JSON.parse('{ "width": 9, "height": 9, "mines": 10 }');
 * const { width, height, mines } = Object(fromAForm);
 * checkBoard({ width, height, mines }); // => { width: 9, height: 9, mines: 10 }
 * ```
 */
export function checkBoard(board: Board): Board {
  const { width, height, mines } = board;
  checkMeasure('width', width, 1, MAX_CELLS);
  checkMeasure('height', height, 1, Math.floor(MAX_CELLS / width));
  checkMeasure('mines', mines, 0, width * height - 1);
  return { width, height, mines };
}

/** @throws {@link BoardError} where a measure is not a whole number in this range. */
export function checkMeasure(field: BoardError['field'], value: number, min: number, max: number): void {
  if (!isWhole(value, min, max)) throw new BoardError(field, value, min, max);
}

/**
 * The cell at column `x`, row `y` (both 0-based).
 *
 * @throws RangeError where the board has no such column or row.
 * @example
 * ```ts
 * import { cellAt, presets } from '@mines/core';
 *
 * cellAt(presets.expert, 29, 0); // => 29
 * cellAt(presets.expert, 0, 1); // => 30
 * ```
 */
export function cellAt(board: Board, x: number, y: number): number {
  checkIndex('x', x, board.width);
  checkIndex('y', y, board.height);
  return y * board.width + x;
}

/** @throws RangeError where `cell` is not a whole number from 0 to cells - 1. */
export function checkCell(board: Board, cell: number): void {
  checkIndex('cell', cell, board.width * board.height);
}

function checkIndex(what: string, value: number, count: number): void {
  if (!isWhole(value, 0, count - 1)) throw new RangeError(notWhole(what, value, 0, count - 1));
}

function isWhole(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}
