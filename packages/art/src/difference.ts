import type { Pixels } from './pixels.js';

/** Mean difference of two pictures over all channels, 0 to 255, colour counted as far as it is seen. */
export function difference(a: Pixels, b: Pixels): number {
  let sum = 0;
  for (let i = 0; i < a.data.length; i += 4) {
    const [alphaA, alphaB] = [a.data[i + 3] ?? 0, b.data[i + 3] ?? 0];
    sum += Math.abs(alphaA - alphaB);
    for (let c = 0; c < 3; c++)
      sum += Math.abs((a.data[i + c] ?? 0) * alphaA - (b.data[i + c] ?? 0) * alphaB) / 255;
  }
  return sum / a.data.length;
}
