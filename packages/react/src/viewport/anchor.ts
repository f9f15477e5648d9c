import type { Both } from './size.js';

/** Equal tiles in a line, with equal gaps between them. */
export interface Tiles {
  /** Where the first one begins, in CSS pixels. */
  readonly start: number;
  readonly size: number;
  readonly gap: number;
  readonly count: number;
}

/** A place on a line of tiles, whatever their size: what grows with them, in tiles, and what does not, in pixels. */
export interface Anchor {
  readonly tiles: number;
  readonly pixels: number;
}

/** A place of the board, whatever the size of its cells. */
export type Hold = Both<Anchor>;

/** A point of the window, in CSS pixels. */
export type Point = Both<number>;

/** The place that is at a position. Gaps do not grow, and neither does what is beside the tiles. */
export function anchorAt(position: number, { start, size, gap, count }: Tiles): Anchor {
  const offset = position - start;
  const index = Math.max(0, Math.min(count - 1, Math.floor(offset / (size + gap))));
  const within = offset - index * (size + gap);
  const onTile = Math.max(0, Math.min(size, within));
  return { tiles: index + onTile / size, pixels: index * gap + within - onTile };
}

/** Where a place is now. */
export function positionOf({ tiles, pixels }: Anchor, { start, size }: Tiles): number {
  return start + tiles * size + pixels;
}
