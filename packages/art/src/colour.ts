/** Red, green and blue, each 0 to 1; whether gamma coded or linear, the function says. */
export type Rgb = readonly [number, number, number];

/** Reads `#rrggbb`. */
export function parseHex(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

/** Takes the sRGB gamma off. */
export function linear([r, g, b]: Rgb): Rgb {
  const one = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
  return [one(r), one(g), one(b)];
}

/** Relative luminance of a gamma coded colour (WCAG 2). */
export function luminance(rgb: Rgb): number {
  const [r, g, b] = linear(rgb);
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio of two gamma coded colours, 1 to 21 (WCAG 2). */
export function contrast(a: Rgb, b: Rgb): number {
  const [x, y] = [luminance(a), luminance(b)];
  return (Math.max(x, y) + 0.05) / (Math.min(x, y) + 0.05);
}

type Matrix = readonly [Rgb, Rgb, Rgb];

/** What a viewer without red or without green cones sees, over linear RGB (Machado, Oliveira, Fernandes 2009). */
export const VISIONS: { readonly [name: string]: Matrix } = {
  typical: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
};

/** CIE L*a*b* (D65) of a gamma coded colour, seen through one of `VISIONS`. */
export function labSeen(rgb: Rgb, vision: Matrix): Rgb {
  const from = linear(rgb);
  const dot = (row: Rgb) => Math.min(1, Math.max(0, row[0] * from[0] + row[1] * from[1] + row[2] * from[2]));
  const [r, g, b] = [dot(vision[0]), dot(vision[1]), dot(vision[2])];
  const f = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27 / 116) * t + 16 / 116);
  const x = f((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047);
  const y = f(0.2126729 * r + 0.7151522 * g + 0.072175 * b);
  const z = f((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const RAD = Math.PI / 180;

/** CIEDE2000 difference of two L*a*b* colours: about 1 is just noticeable, above 10 is plain at a glance. */
export function deltaE([l1, a1, b1]: Rgb, [l2, a2, b2]: Rgb): number {
  const mean = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2;
  const stretch = 1 + 0.5 * (1 - Math.sqrt(mean ** 7 / (mean ** 7 + 25 ** 7)));
  const [u1, u2] = [a1 * stretch, a2 * stretch];
  const [c1, c2] = [Math.hypot(u1, b1), Math.hypot(u2, b2)];
  const hue = (u: number, b: number) => (u === 0 && b === 0 ? 0 : (Math.atan2(b, u) / RAD + 360) % 360);
  const [h1, h2] = [hue(u1, b1), hue(u2, b2)];
  let turn = h2 - h1;
  if (c1 * c2 === 0) turn = 0;
  else if (turn > 180) turn -= 360;
  else if (turn < -180) turn += 360;
  const dH = 2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * RAD);
  const l = (l1 + l2) / 2;
  const c = (c1 + c2) / 2;
  let h = (h1 + h2) / 2;
  if (c1 * c2 === 0) h = h1 + h2;
  else if (Math.abs(h1 - h2) > 180) h += h1 + h2 < 360 ? 180 : -180;
  const t =
    1 -
    0.17 * Math.cos((h - 30) * RAD) +
    0.24 * Math.cos(2 * h * RAD) +
    0.32 * Math.cos((3 * h + 6) * RAD) -
    0.2 * Math.cos((4 * h - 63) * RAD);
  const sL = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2);
  const sC = 1 + 0.045 * c;
  const sH = 1 + 0.015 * c * t;
  const bend = 60 * Math.exp(-(((h - 275) / 25) ** 2));
  const rT = -2 * Math.sqrt(c ** 7 / (c ** 7 + 25 ** 7)) * Math.sin(bend * RAD);
  const [dL, dC, dHs] = [(l2 - l1) / sL, (c2 - c1) / sC, dH / sH];
  return Math.sqrt(dL ** 2 + dC ** 2 + dHs ** 2 + rT * dC * dHs);
}
