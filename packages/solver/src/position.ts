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
  const { board, rows } = position;
  const { width, height, mines } = board;
  if (
    !isWhole(width, 1, 2 ** 24) ||
    !isWhole(height, 1, 2 ** 24 / width) ||
    !isWhole(mines, 0, width * height)
  ) {
    throw inconsistent(
      `the board is ${width} by ${height} with ${mines} mines`,
      'No board has such measures',
    );
  }
  if (rows.length !== height || rows.some((row) => row.length !== width)) {
    throw inconsistent('the rows do not fit the board', `It has ${height} rows of ${width} cells`);
  }
  const grid = gridOf(width, height);
  // One looks at a cell only when it is learnt, and nothing more shows once all open cells are.
  let face = CLOSED;
  const knowledge = atOnce(nothingKnown(grid, mines, () => (face <= 8 ? face : -1)));
  visitPlaces(grid, (place, cell) => {
    face = rows[Math.floor(cell / width)]?.[cell % width] ?? CLOSED;
    if (face > WRONG_FLAG) throw inconsistent(`a cell shows ${face}`, 'Faces are bytes from 0 to 14');
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

function isWhole(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}
