/** Something of both directions on the screen: sideways, and up and down. */
export interface Both<T> {
  readonly across: T;
  readonly down: T;
}

/** The sizes that a cell may have, in whole CSS pixels. */
export interface Limits {
  readonly min: number;
  readonly max: number;
}

/** How long something is at two sizes of its cells: the second is `STEP` larger. */
export interface Lengths {
  readonly small: number;
  readonly large: number;
}

/** Two sizes this far apart say how everything grows. */
export const STEP = 8;

/** All that decides in one direction how large the cells are at first. */
export interface Space {
  /** The field alone, at the usual size and a step above it. */
  readonly field: Lengths;
  /** The field with the room for its glow, as it is where it has to be panned. */
  readonly room: Lengths;
  /** What there is to see it in. */
  readonly box: number;
  /** The same beside a scroll bar that lies along the other direction. */
  readonly beside: number;
}

/** The nearest size there may be: whole, so that every edge of a tile is on a pixel. */
export function clampSize(size: number, { min, max }: Limits): number {
  return Math.round(Math.max(min, Math.min(max, size)));
}

/** The size after a button or a key: a quarter larger or a fifth smaller, a pixel at least. */
export function nextSize(size: number, direction: 1 | -1, limits: Limits): number {
  const next = Math.round(size * 1.25 ** direction);
  return clampSize(next === size ? size + direction : next, limits);
}

/** The largest whole size at which something is no longer than this. */
export function largestIn(length: number, usual: number, { small, large }: Lengths): number {
  // What was divided may be a hair too short.
  return Math.floor(usual + ((length - small) * STEP) / (large - small) + 1e-6);
}

/**
 * The size to begin with: the largest at which the whole board is seen, at most the usual one. A board that is too large
 * for that has to be panned anyway: it gets the largest at which it is panned in one direction only, else the least.
 */
export function fitSize({ across, down }: Both<Space>, usual: number, limits: Limits): number {
  const whole = ({ box, field }: Space): number => largestIn(box, usual, field);
  const panned = ({ beside, room }: Space): number => largestIn(beside, usual, room);
  const best = Math.min(whole(across), whole(down));
  return clampSize(
    Math.min(best < limits.min ? Math.max(panned(across), panned(down)) : best, usual),
    limits,
  );
}
