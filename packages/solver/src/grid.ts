import { LOT, type Work } from './work.js';

/**
 * The places of a board, with a border around it so that every neighbour of a cell is a place.
 *
 * The border is two deep, since two numbers two apart still share cells; a row is followed by two border places that
 * the next row's left side shares. Inside the solver a cell is always named by its place.
 */
export interface Grid {
  readonly width: number;
  readonly height: number;
  readonly stride: number;
  /** How many places there are, border included. */
  readonly places: number;
  /** A place's step to each of its eight neighbours, row by row; step `7 - d` goes back. */
  readonly steps: Int32Array;
  /** A place's step to each of the 24 places within two rows and columns; step `23 - o` goes back. */
  readonly reach: Int32Array;
}

/** The eight neighbours as (column, row) offsets, row by row. */
const ROSE: readonly (readonly [number, number])[] = offsets(1);
const WIDE_ROSE: readonly (readonly [number, number])[] = offsets(2);

/** For each of the 24 offsets: which of a place's eight neighbours, as bits, the place at that offset borders too. */
export const OVERLAP: Uint8Array = Uint8Array.from(WIDE_ROSE, ([x, y]) =>
  ROSE.reduce((bits, [dx, dy], d) => bits | (+(Math.abs(dx - x) < 2 && Math.abs(dy - y) < 2) << d), 0),
);

/** How many bits of a byte are set. */
export const BITS: Uint8Array = new Uint8Array(256);
for (let byte = 1; byte < 256; byte++) BITS[byte] = (BITS[byte >> 1] ?? 0) + (byte & 1);

function offsets(radius: number): [number, number][] {
  const list: [number, number][] = [];
  for (let y = -radius; y <= radius; y++) {
    for (let x = -radius; x <= radius; x++) if (x || y) list.push([x, y]);
  }
  return list;
}

/** The grid of a board of this size. */
export function gridOf(width: number, height: number): Grid {
  const stride = width + 2;
  const step = ([x, y]: readonly [number, number]): number => y * stride + x;
  return {
    width,
    height,
    stride,
    places: (height + 4) * stride + 4,
    steps: Int32Array.from(ROSE, step),
    reach: Int32Array.from(WIDE_ROSE, step),
  };
}

/** The place of a cell. */
export function placeOf(grid: Grid, cell: number): number {
  const x = cell % grid.width;
  return ((cell - x) / grid.width + 2) * grid.stride + x + 2;
}

/** The cell at a place of the board. */
export function cellOf(grid: Grid, place: number): number {
  const x = (place - 2) % grid.stride;
  return ((place - 2 - x) / grid.stride - 2) * grid.width + x;
}

/** Calls `visit` with each place of the board, row by row. */
export function visitPlaces(grid: Grid, visit: (place: number, cell: number) => void): void {
  for (let y = 0, cell = 0; y < grid.height; y++) {
    for (let x = 0, place = (y + 2) * grid.stride + 2; x < grid.width; x++) visit(place++, cell++);
  }
}

/** {@link visitPlaces}, with stops. */
export function* visitingPlaces(grid: Grid, visit: (place: number, cell: number) => void): Work<void> {
  for (let y = 0, cell = 0; y < grid.height; y++) {
    for (let x = 0, place = (y + 2) * grid.stride + 2; x < grid.width; x++) {
      visit(place++, cell++);
      // A visit may look at all eight neighbours.
      if (cell % (LOT / 8) === 0) yield LOT;
    }
  }
}
