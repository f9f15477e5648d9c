import type { Svg } from './svg.js';

/*
 * Our own figures, 1 to 8, as the middle line of a pen in a box about 40 wide and 56 high (cap line 3, base line 53).
 * A theme chooses the pen. Uprights sit on whole even units, so that they fall on whole pixels at 84, 42 and 168.
 */
const SKELETONS: readonly string[] = [
  'M9.5 13.5L22 4V52',
  'M7 17.5C7 9 12.5 4 20 4C27.8 4 33 8.8 33 15.8C33 21.6 30 25.6 24.4 30.8L7.5 47.4V52H34.5',
  'M8 4H32L19.5 22.2C28 22.2 34 28 34 36.8C34 46 28 52 19.6 52C12.6 52 7.6 48.4 6 42',
  'M28 52V4H24.5L6 36.5V40H37',
  'M31.5 4H11.8L9.6 25.4C12.4 22.9 16 21.6 20 21.6C28.4 21.6 34 27.6 34 36.4C34 45.8 28 52 19.6 52C12.8 52 7.8 48.6 6 42.6',
  'M27.5 4L10.6 26.4C8 30 6.6 32.8 6.6 36.6C6.6 45.6 12.2 52 20.3 52C28.4 52 34 45.8 34 37C34 28.4 28.6 22.6 21 22.6C17.4 22.6 14.4 23.6 12 25.4',
  'M6.5 4H34V7.4L15.5 52',
  'M20.3 26.2C13.6 26.2 9 21.8 9 15.4C9 8.6 13.6 4 20.3 4C27 4 31.6 8.6 31.6 15.4C31.6 21.8 27 26.2 20.3 26.2ZM20.3 26.2C12.4 26.2 6.8 31.4 6.8 38.8C6.8 46.8 12.2 52 20.3 52C28.4 52 33.8 46.8 33.8 38.8C33.8 31.4 28.2 26.2 20.3 26.2Z',
];

// What centres each figure by eye rather than by its box.
const NUDGE: readonly number[] = [3.2, -0.5, 0.3, -1.5, 0.3, 0, 0, 0];

/** The pen that a figure is written with. */
export type Pen = {
  width: number;
  cap: 'butt' | 'round' | 'square';
  join: 'miter' | 'round' | 'bevel';
  /** Height of the figure relative to 48 units. */
  size?: number;
  /** Middle of the figure; the tile's own by default. */
  x?: number;
  y?: number;
};

/** Writes a figure; `paint` is further attributes, the stroke's colour among them. */
export function numeral(value: number, pen: Pen, paint: string): Svg {
  const { width, cap, join, size = 1, x = 42, y = 42 } = pen;
  const left = x - size * (20.2 - (NUDGE[value - 1] ?? 0));
  const top = y - size * 28;
  return `<path d="${SKELETONS[value - 1] ?? ''}" transform="translate(${left} ${top}) scale(${size})" fill="none" stroke-width="${width / size}" stroke-linecap="${cap}" stroke-linejoin="${join}" stroke-miterlimit="3" ${paint}/>`;
}

/** The hook of a question mark and its dot, in the same box. */
export const QUESTION_HOOK =
  'M8 16.5C8 8.6 13.2 4 20.4 4C27.8 4 33 8.6 33 15.6C33 21 30 24 26 26.8C22.2 29.5 20.4 31.6 20.4 37';
/** Middle of the question mark's dot. */
export const QUESTION_DOT = { x: 20.4, y: 49.5 };
