/** Side of a tile in the units that everything is drawn in; also its pixels in the 1x sheet. */
export const TILE = 84;
/** Columns of the state sheet. */
export const STATE_COLUMNS = 16;
/** Rows of the state sheet. */
export const STATE_ROWS = 5;
/** Side of one frame of the blast: the tile that blasts and its neighbours. */
export const FRAME = 3 * TILE;
/** Columns of frames in the blast sheet. */
export const BLAST_COLUMNS = 5;
/** Rows of frames in the blast sheet. */
export const BLAST_ROWS = 3;
/** Frames of a blast, in reading order. */
export const BLAST_FRAMES: number = BLAST_COLUMNS * BLAST_ROWS;
/** Where the crater alone lies in the blast sheet, in tiles: the strip that the frames leave free. */
export const CRATER = { column: 15, row: 0 };

/** A place in the state sheet. */
export type Place = { column: number; row: number };

/** A run of frames, left to right, from the place of the first. */
export type Run = Place & { frames: number };

const at = (column: number, row: number): Place => ({ column, row });
const run = (column: number, row: number, frames: number): Run => ({ column, row, frames });

/** Every single tile of the state sheet by name. */
export const TILES = {
  blank: at(0, 0),
  closed: at(1, 0),
  flag: at(2, 0),
  question: at(3, 0),
  mine: at(4, 0),
  secondBlank: at(5, 0),
  held: at(14, 0),
  wrongFlag: at(15, 0),
  flagHint: at(0, 1),
  flagAlone: at(10, 4),
  questionAlone: at(11, 4),
} as const;

/** Every run of tiles of the state sheet by name. */
export const RUNS = {
  numbers: run(6, 0, 8),
  fadeIn: run(6, 1, 10),
  closedDown: run(4, 2, 4),
  closedUp: run(8, 2, 4),
  flagDown: run(12, 2, 4),
  flagUp: run(0, 3, 4),
  questionDown: run(4, 3, 4),
  questionUp: run(8, 3, 4),
  lit: run(12, 3, 4),
  pressRamp: run(0, 4, 10),
} as const;

/** The tiles that nothing is drawn on. */
export const EMPTY: readonly Run[] = [run(1, 1, 5), run(0, 2, 4), run(12, 4, 4)];
