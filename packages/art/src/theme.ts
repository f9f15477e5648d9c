import type { Pixels } from './pixels.js';
import type { Svg } from './svg.js';

/**
 * What a theme can draw. Everything is in tile units (84 a side), the light comes from the top left, and `lift` is how
 * far a closed tile stands out: 1 at rest, 0 pressed flat.
 */
export type Theme = {
  name: string;
  /** Fill of the numbers 1 to 8. */
  numbers: readonly string[];
  /** An open tile: the ordinary one, or the second that a crater lies on. */
  open(second: boolean): Svg;
  closed(lift: number): Svg;
  numeral(value: number): Svg;
  flag(lift: number): Svg;
  question(lift: number): Svg;
  mine(): Svg;
  /** Drawn over a closed tile that stood flagged for no reason. */
  wrongFlag(): Svg;
  /** Light thrown on a closed tile by a blast near by, 0 to 1. */
  lit(strength: number): Svg;
  /** Light on a closed tile as it appears, 0 to 1. */
  gleam(strength: number): Svg;
  /** What a blast leaves, transparent around. */
  crater(): Svg;
  /** One frame of the blast, 504 pixels a side; `time` runs from 0 to 1. */
  blast(time: number): Promise<Pixels>;
};
