import { smooth } from './ease.js';
import { FRAME } from './grid.js';
import type { Pixels } from './pixels.js';

/** Side of a frame being painted: the 2x frame. */
export const CANVAS: number = FRAME * 2;

/** A frame being painted: linear stacking of red, green, blue (times alpha) and alpha, 0 to 1. */
export type Layer = Float32Array;

/** A transparent frame. */
export function newLayer(): Layer {
  return new Float32Array(CANVAS * CANVAS * 4);
}

/** Lays one pixel over what is there; the colour is not multiplied by alpha. */
export function cover(layer: Layer, i: number, r: number, g: number, b: number, alpha: number): void {
  const keep = 1 - alpha;
  layer[i] = (layer[i] ?? 0) * keep + r * alpha;
  layer[i + 1] = (layer[i + 1] ?? 0) * keep + g * alpha;
  layer[i + 2] = (layer[i + 2] ?? 0) * keep + b * alpha;
  layer[i + 3] = (layer[i + 3] ?? 0) * keep + alpha;
}

/** Lays a rendered picture over the frame. */
export function coverWith(layer: Layer, pixels: Pixels, opacity = 1): void {
  const { data } = pixels;
  for (let i = 0; i < layer.length; i += 4) {
    const alpha = (data[i + 3] ?? 0) / 255;
    if (alpha > 0)
      cover(
        layer,
        i,
        (data[i] ?? 0) / 255,
        (data[i + 1] ?? 0) / 255,
        (data[i + 2] ?? 0) / 255,
        alpha * opacity,
      );
  }
}

/** Light that adds up, falling off from the middle (in units of the frame) to `radius`. */
export function shine(
  layer: Layer,
  [r, g, b]: readonly [number, number, number],
  radius: number,
  power: number,
): void {
  const middle = CANVAS / 2;
  for (let y = 0; y < CANVAS; y++) {
    for (let x = 0; x < CANVAS; x++) {
      const far = Math.hypot(x + 0.5 - middle, y + 0.5 - middle) / (2 * radius);
      if (far >= 1) continue;
      const light = power * (1 - far) ** 2 * (1 + far);
      const i = (y * CANVAS + x) * 4;
      layer[i] = (layer[i] ?? 0) + r * light;
      layer[i + 1] = (layer[i + 1] ?? 0) + g * light;
      layer[i + 2] = (layer[i + 2] ?? 0) + b * light;
      // Light alone must show on any ground, so it needs an alpha of its own.
      layer[i + 3] = Math.min(1, (layer[i + 3] ?? 0) + light * (1 - (layer[i + 3] ?? 0)) * 0.8);
    }
  }
}

/** The finished frame; it fades out before its border so that nothing is ever cut off. */
export function finish(layer: Layer): Pixels {
  const data = new Uint8Array(layer.length);
  const middle = CANVAS / 2;
  for (let y = 0; y < CANVAS; y++) {
    for (let x = 0; x < CANVAS; x++) {
      const i = (y * CANVAS + x) * 4;
      const alpha = Math.min(1, layer[i + 3] ?? 0);
      const kept = alpha * smooth(124, 100, Math.hypot(x + 0.5 - middle, y + 0.5 - middle) / 2);
      if (kept < 1 / 255) continue;
      for (let c = 0; c < 3; c++) data[i + c] = Math.min(255, ((layer[i + c] ?? 0) / alpha) * 255 + 0.5);
      data[i + 3] = kept * 255 + 0.5;
    }
  }
  return { width: CANVAS, height: CANVAS, data };
}
