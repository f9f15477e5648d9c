import type { Board } from '@mines/core';
import { InconsistentPosition, say } from './errors.js';
import { gridOf, visitPlaces } from './grid.js';
import { type Knowledge, learn, nothingKnown } from './knowledge.js';
import { atOnce } from './work.js';

/**
 * What a player sees: the board's measures and the face of each cell. A game of `@mines/core` is one.
 *
 * `rows` holds `height` rows of `width` bytes: `0..8` an open number, `9` closed, `10` a flag, `11` a question mark
 * (marks are notes, never evidence), and after a loss `12`, `13` a mine and `14` a safe cell that carried a flag.
 * The board may hold any number of mines from 0 to all its cells.
 */
export interface Position {
  /** Columns, rows and how many mines there are. */
  readonly board: Board;
  /** A face a cell, a byte each, row by row. */
  readonly rows: readonly Uint8Array[];
}

const CLOSED = 9;
const QUESTION = 11;
const WRONG_FLAG = 14;

/**
 * Reads a position: the numbers that are open, and nothing concluded from them yet.
 *
 * @throws {@link InconsistentPosition} where the rows are not faces of such a board.
 */
export function readPosition(position: Position): Knowledge {
  // Whatever came here, from a file or from code without types, nothing else is thrown for it.
  const { width, height, mines }: Partial<Board> = position?.board ?? {};
  if (
    !isWhole(width, 1, 2 ** 24) ||
    !isWhole(height, 1, 2 ** 24 / width) ||
    !isWhole(mines, 0, width * height)
  ) {
    throw inconsistent(
      'its board is none',
      'Width, height and mines are whole numbers, and each mine has a cell',
    );
  }
  const { rows } = position;
  const misfit = (): InconsistentPosition =>
    inconsistent('the rows do not fit the board', `It has ${height} rows of ${width} faces, from 0 to 14`);
  if (rows?.length !== height) throw misfit();
  const grid = gridOf(width, height);
  // One looks at a cell only when it is learnt, and nothing more shows once all open cells are.
  let face = CLOSED;
  const knowledge = atOnce(nothingKnown(grid, mines, () => (face <= 8 ? face : -1)));
  visitPlaces(grid, (place, cell) => {
    const row = rows[Math.floor(cell / width)];
    const shown = row?.[cell % width];
    if (row?.length !== width || !isWhole(shown, 0, WRONG_FLAG)) throw misfit();
    face = shown;
    if (face <= 8 || face > QUESTION) learn(knowledge, place, face > QUESTION && face < WRONG_FLAG);
  });
  face = CLOSED;
  return knowledge;
}

/** An error for a position that cannot be. */
export function inconsistent(what: string, why: string): InconsistentPosition {
  return new InconsistentPosition(say(what, why, 'Pass the rows and the mines of a game as they are'));
}

/** The error for numbers that no layout shows. */
export function noLayout(): InconsistentPosition {
  return inconsistent(
    'no layout looks like this position',
    'Its numbers or its mine count contradict each other',
  );
}

function isWhole(value: number | undefined, min: number, max: number): value is number {
  return value !== undefined && Number.isInteger(value) && value >= min && value <= max;
}
