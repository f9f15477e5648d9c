/** Something of both directions on the screen: sideways, and up and down. */
export interface Both<T> {
  readonly across: T;
  readonly down: T;
}

/** The sizes that a cell may have, in CSS pixels. */
export interface Limits {
  readonly min: number;
  readonly max: number;
  /** What each of them is a multiple of, so that every edge of a tile is on a pixel of the screen. */
  readonly pixel: number;
}

/** How long something is at two sizes of its cells: the second is `STEP` pixels larger. */
export interface Lengths {
  readonly small: number;
  readonly large: number;
}

/** Two sizes this many pixels apart say how everything grows. */
export const STEP = 8;

/** What was divided may be a hair too short. */
const HAIR = 1e-6;

/** All that decides in one direction how large the cells are at first. */
export interface Space {
  /** The field alone, at the usual size and `STEP` pixels above it. */
  readonly field: Lengths;
  /** The field with the room for its glow, as it is where it has to be panned. */
  readonly room: Lengths;
  /** What there is to see it in. */
  readonly box: number;
  /** The same beside a scroll bar that lies along the other direction. */
  readonly beside: number;
}

/** The nearest size there may be. Limits that lie between two pixels are meant to the inside. */
export function clampSize(size: number, { min, max, pixel }: Limits): number {
  const least = Math.ceil(min / pixel - HAIR);
  const most = Math.max(least, Math.floor(max / pixel + HAIR));
  return Math.max(least, Math.min(most, Math.round(size / pixel))) * pixel;
}

/** The size after a button or a key: a quarter larger or a fifth smaller, a pixel at least. */
export function nextSize(size: number, direction: 1 | -1, limits: Limits): number {
  const next = clampSize(size * 1.25 ** direction, limits);
  return Math.abs(next - size) < limits.pixel / 2 ? clampSize(size + direction * limits.pixel, limits) : next;
}

/** The largest size in whole pixels at which something is no longer than this. */
export function largestIn(
  length: number,
  usual: number,
  { small, large }: Lengths,
  { pixel }: Pick<Limits, 'pixel'>,
): number {
  const pixels = usual / pixel + ((length - small) * STEP) / (large - small);
  return Math.floor(pixels + HAIR) * pixel;
}

/**
 * The size to begin with: the largest at which the whole board is seen, at most the usual one. A board that is too large
 * for that has to be panned anyway: it gets the largest at which it is panned in one direction only, else the least.
 */
export function fitSize({ across, down }: Both<Space>, usual: number, limits: Limits): number {
  const whole = ({ box, field }: Space): number => largestIn(box, usual, field, limits);
  const panned = ({ beside, room }: Space): number => largestIn(beside, usual, room, limits);
  const best = Math.min(whole(across), whole(down));
  return clampSize(
    Math.min(best < limits.min ? Math.max(panned(across), panned(down)) : best, usual),
    limits,
  );
}
