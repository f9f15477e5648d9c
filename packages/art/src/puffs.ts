import type { Rgb } from './colour.js';
import { clamp, smooth } from './ease.js';
import { CANVAS, cover, type Layer } from './layer.js';
import type { Noise } from './noise.js';

/** A ball of smoke or fire, in units of the frame. */
export type Puff = {
  x: number;
  y: number;
  radius: number;
  /** Opacity of its middle. */
  density: number;
  /** 0 is smoke, 1 is white hot. */
  heat: number;
  /** Colour of its smoke in full light. */
  smoke: Rgb;
  /** Where in the noise it takes its shape from. */
  seed: number;
  /** How ragged it is; 0 is a ball. */
  ragged: number;
};

/** Colours from cold to hot at even steps; the first is see-through to the smoke. */
export type Ramp = readonly Rgb[];

/** A colour between the steps of a ramp. */
export function rampAt(ramp: Ramp, heat: number): Rgb {
  const place = clamp(heat) * (ramp.length - 1);
  const low = Math.min(ramp.length - 2, Math.floor(place));
  const [a, b] = [ramp[low] ?? [0, 0, 0], ramp[low + 1] ?? [0, 0, 0]];
  const t = place - low;
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

/** Paints a puff, lit from the top left, over the frame. */
export function paintPuff(layer: Layer, puff: Puff, ramp: Ramp, noise: Noise, time: number): void {
  if (puff.density <= 0.004) return;
  const reach = puff.radius * 1.5;
  const edge = (value: number) => Math.round(clamp(value * 2, 0, CANVAS));
  for (let py = edge(puff.y - reach); py < edge(puff.y + reach); py++) {
    const v = ((py + 0.5) / 2 - puff.y) / puff.radius;
    for (let px = edge(puff.x - reach); px < edge(puff.x + reach); px++) {
      const u = ((px + 0.5) / 2 - puff.x) / puff.radius;
      const far = Math.hypot(u, v);
      if (far > 1.5) continue;
      const rough = noise(u * 1.7 + puff.seed, v * 1.7 - puff.seed * 1.3, puff.seed + time * 2.2);
      const depth = far + puff.ragged * rough;
      const alpha = puff.density * smooth(1, 0.42, depth);
      if (alpha < 0.004) continue;
      const up = Math.sqrt(Math.max(0, 1 - Math.min(1, depth * depth)));
      const facing = -0.5 * u - 0.6 * v + 0.62 * up - 0.35 * rough;
      const shade = 0.38 + 0.62 * clamp(0.15 + 0.85 * facing);
      const heat = puff.heat * (1.15 - 0.75 * depth) - 0.22 * rough * puff.heat;
      const fire = rampAt(ramp, heat);
      const glow = smooth(0.06, 0.34, heat);
      cover(
        layer,
        (py * CANVAS + px) * 4,
        puff.smoke[0] * shade * (1 - glow) + fire[0] * glow,
        puff.smoke[1] * shade * (1 - glow) + fire[1] * glow,
        puff.smoke[2] * shade * (1 - glow) + fire[2] * glow,
        alpha,
      );
    }
  }
}
