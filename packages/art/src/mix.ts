import { parseHex } from './colour.js';

/** The colour `t` of the way from one `#rrggbb` to another. */
export function mix(from: string, to: string, t: number): string {
  const [a, b] = [parseHex(from), parseHex(to)];
  const channel = (i: 0 | 1 | 2) =>
    Math.round((a[i] + (b[i] - a[i]) * t) * 255)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(0)}${channel(1)}${channel(2)}`;
}
