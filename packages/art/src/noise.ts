import { randomFrom } from './random.js';

/** Smooth noise over space and time, about -1 to 1. */
export type Noise = (x: number, y: number, z: number) => number;

/** Value noise of three octaves on a seeded lattice that repeats every 64 units. */
export function noiseFrom(seed: number): Noise {
  const random = randomFrom(seed);
  const values = Float32Array.from({ length: 64 * 64 * 64 }, () => random.between(-1, 1));
  const fade = (t: number) => t * t * (3 - 2 * t);
  const octave: Noise = (x, y, z) => {
    const [x0, y0, z0] = [Math.floor(x), Math.floor(y), Math.floor(z)];
    const [u, v, w] = [fade(x - x0), fade(y - y0), fade(z - z0)];
    const corner = (i: number, j: number, k: number) =>
      values[(((z0 + k) & 63) * 64 + ((y0 + j) & 63)) * 64 + ((x0 + i) & 63)] ?? 0;
    const line = (j: number, k: number) => corner(0, j, k) * (1 - u) + corner(1, j, k) * u;
    const plane = (k: number) => line(0, k) * (1 - v) + line(1, k) * v;
    return plane(0) * (1 - w) + plane(1) * w;
  };
  return (x, y, z) =>
    (octave(x, y, z) +
      0.5 * octave(x * 2.03 + 17, y * 2.03 + 5, z * 1.7) +
      0.28 * octave(x * 4.1 + 3, y * 4.1 + 29, z * 2.3)) /
    1.3;
}
