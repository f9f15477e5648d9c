import { type Board, type Layout, layoutOf, mineCells } from '@mines/core';
import { type Grid, gridOf, placeOf, visitingPlaces } from './grid.js';
import { type Knowledge, learn, nothingKnown } from './knowledge.js';
import type { Work } from './work.js';

/** A layout by place, whose mines can be moved. */
export interface Truth {
  readonly board: Board;
  readonly grid: Grid;
  /** 1 where there is a mine. */
  readonly mined: Uint8Array;
  /** The number of mines around each place. */
  readonly numbers: Int8Array;
}

/** A layout as one whose mines can be moved. */
export function* truthOf(layout: Layout): Work<Truth> {
  const grid = gridOf(layout.board.width, layout.board.height);
  const mined = new Uint8Array(grid.places);
  const truth = { board: layout.board, grid, mined, numbers: new Int8Array(grid.places) };
  for (const cell of mineCells(layout)) {
    setMine(truth, placeOf(grid, cell), 1);
    yield 8;
  }
  return truth;
}

/** The layout that the mines are in now. */
export function* layoutOfTruth({ board, grid, mined }: Truth): Work<Layout> {
  const cells: number[] = [];
  yield* visitingPlaces(grid, (place, cell) => {
    if (mined[place]) cells.push(cell);
  });
  return layoutOf(board, cells);
}

/** Puts a mine at a place (1) or takes it away (0), and says so to the numbers around. */
export function setMine({ grid, mined, numbers }: Truth, place: number, mine: 0 | 1): void {
  mined[place] = mine;
  for (const step of grid.steps) numbers[place + step] = (numbers[place + step] ?? 0) + (mine ? 1 : -1);
}

/** What a player knows who has just opened the start. */
export function* startOf(truth: Truth, start: number): Work<Knowledge> {
  const { board, grid, numbers } = truth;
  const knowledge = yield* nothingKnown(grid, board.mines, (place) => numbers[place] ?? 0);
  learn(knowledge, start, false);
  return knowledge;
}
