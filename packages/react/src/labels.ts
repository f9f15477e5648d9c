import type { Board, FaceName } from '@mines/core';

/** Every string that the components show or say, as functions, so that a language can order its words as it must. */
export interface Labels {
  /** The name of the grid. */
  field(board: Board): string;
  /** The name of a cell: what it shows first, then where it is. `row` and `column` count from 1. */
  cell(face: FaceName, row: number, column: number): string;
  /** The name of a cell while the game is paused. */
  concealed(row: number, column: number): string;
  /** What the counter means. */
  minesLeft(count: number): string;
  /** What the timer means. */
  time(seconds: number): string;
  /** The name of the button that begins a new game. */
  newGame: string;
}

const FACES: Readonly<Record<FaceName, string>> = {
  0: 'No mines nearby',
  1: '1 mine nearby',
  2: '2 mines nearby',
  3: '3 mines nearby',
  4: '4 mines nearby',
  5: '5 mines nearby',
  6: '6 mines nearby',
  7: '7 mines nearby',
  8: '8 mines nearby',
  closed: 'Closed',
  flag: 'Flag',
  question: 'Question mark',
  mine: 'Mine',
  exploded: 'Mine hit',
  'wrong-flag': 'Wrong flag',
};

/** English, the labels of a field that is given no others. */
export const en: Labels = {
  field: ({ width, height, mines }) => `Minefield, ${width} by ${height}, ${count(mines, 'mine')}`,
  cell: (face, row, column) => `${FACES[face]}, ${place(row, column)}`,
  concealed: (row, column) => `Hidden while paused, ${place(row, column)}`,
  minesLeft: (left) => `${count(left, 'mine')} left`,
  time: (seconds) => count(seconds, 'second'),
  newGame: 'New game',
};

function place(row: number, column: number): string {
  return `row ${row}, column ${column}`;
}

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
