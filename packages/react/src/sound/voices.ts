import type { Effect } from './effect.js';

/** One sounding thing: a tone that glides, or noise through a filter that does. */
export interface Voice {
  /** The shape of its wave. */
  readonly wave: 'sine' | 'triangle' | 'square' | 'noise';
  /** Pitch of a tone, or cut-off of noise, at the beginning and at the end, in hertz. */
  readonly from: number;
  /** The same at the end, in hertz. */
  readonly to: number;
  /** When it begins and how long it lasts, in seconds. */
  readonly at: number;
  /** How long it lasts, in seconds. */
  readonly length: number;
  /** Loudness at its loudest, 0 to 1. */
  readonly gain: number;
}

function tone(
  wave: Voice['wave'],
  from: number,
  to: number,
  at: number,
  length: number,
  gain: number,
): Voice {
  return { wave, from, to, at, length, gain };
}

/** Pitches of the win, a rising chord of C major in hertz (equal temperament, A4 = 440). */
const CHORD = [523.25, 659.26, 783.99, 1046.5];

/**
 * How an effect is put together from tones and noise. Pure: the same effect is always the same sound.
 *
 * @example
 * ```ts
 * import { voicesOf } from '@mines/react/sound';
 *
 * for (const { wave, from, to, at, length } of voicesOf({ name: 'win' })) {
 *   console.log(wave, from, to, at, length);
 * }
 * ```
 */
export function voicesOf(effect: Effect): readonly Voice[] {
  switch (effect.name) {
    case 'open':
      return [tone('triangle', 620, 480, 0, 0.06, 0.35), tone('noise', 3200, 1800, 0, 0.025, 0.15)];
    case 'flood': {
      // Three octaves down from a handful of cells to a thousand.
      const root = 880 / 2 ** (3 * Math.min(1, Math.log(effect.size) / Math.log(1000)));
      return [0, 1, 2, 3].map((step) =>
        tone('triangle', root * (1 + step / 4), root * (1.1 + step / 4), step * 0.035, 0.14, 0.26),
      );
    }
    case 'flag':
      return [tone('square', 740, 740, 0, 0.03, 0.1), tone('triangle', 988, 988, 0.03, 0.08, 0.3)];
    case 'unflag':
      return [tone('square', 740, 740, 0, 0.03, 0.1), tone('triangle', 587, 554, 0.03, 0.08, 0.3)];
    case 'chord':
      return [tone('triangle', 523, 523, 0, 0.09, 0.25), tone('triangle', 784, 784, 0.02, 0.09, 0.25)];
    case 'blast':
      return [
        tone('noise', 2400, 60, 0, 1.1, 0.9),
        tone('sine', 130, 28, 0, 0.9, 0.9),
        tone('noise', 5200, 900, 0, 0.09, 0.5),
      ];
    case 'win':
      return CHORD.flatMap((pitch, step) => [
        tone('triangle', pitch, pitch, step * 0.11, 0.34, 0.3),
        tone('sine', pitch * 2, pitch * 2, step * 0.11, 0.22, 0.08),
      ]);
  }
}

/**
 * How long an effect lasts, in seconds.
 *
 * @example
 * ```ts
 * import { lengthOf, voicesOf } from '@mines/react/sound';
 *
 * const seconds = lengthOf(voicesOf({ name: 'blast' }));
 * ```
 */
export function lengthOf(voices: readonly Voice[]): number {
  return Math.max(...voices.map(({ at, length }) => at + length));
}
