import { randomFrom } from '../../random.js';
import { around, blur, n, type Svg } from '../../svg.js';

/** A closed ragged outline around (x, y). */
export function ragged(
  seed: number,
  x: number,
  y: number,
  radius: number,
  rough: number,
  corners = 22,
): string {
  const random = randomFrom(seed);
  const points: [number, number][] = [];
  for (let i = 0; i < corners; i++) {
    const angle = ((i + random.between(-0.25, 0.25)) / corners) * 2 * Math.PI;
    const far = radius * (1 + random.between(-rough, rough));
    points.push([x + Math.cos(angle) * far, y + Math.sin(angle) * far]);
  }
  return `M${points.map(([px, py]) => `${n(px)} ${n(py)}`).join('L')}Z`;
}

/** A burnt hole: soot around, a rim thrown up, the far wall in the light, embers at the bottom. */
export function crater(): Svg {
  const random = randomFrom(7);
  const cracks: string[] = [];
  for (let i = 0; i < 9; i++) {
    const angle = (i / 9) * 2 * Math.PI + random.between(-0.2, 0.2);
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const bend = random.between(-3, 3);
    const end = random.between(28, 34);
    cracks.push(
      `M${n(42 + 20 * c)} ${n(42 + 20 * s)}L${n(42 + 26 * c - bend * s)} ${n(42 + 26 * s + bend * c)}L${n(42 + end * c)} ${n(42 + end * s)}`,
    );
  }
  const embers: Svg[] = [];
  for (let i = 0; i < 9; i++) {
    const angle = random.between(0, 2 * Math.PI);
    const far = random.between(2, 17);
    const [x, y] = [42 + Math.cos(angle) * far, 42 + Math.sin(angle) * far];
    const r = random.between(0.7, 1.7);
    embers.push(
      `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r * 2.6)}" fill="#ff5a12" opacity="0.35"/><circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="#ffb04a"/>`,
    );
  }
  return [
    '<defs>',
    around(
      'soot',
      [42, 42, 41],
      [
        [0, '#15100d', 0.95],
        [0.55, '#1d1713', 0.85],
        [0.8, '#2e261f', 0.42],
        [1, '#3a322a', 0],
      ],
    ),
    around(
      'hole',
      [42, 42, 24, 37, 36],
      [
        [0, '#050404'],
        [0.6, '#140d0a'],
        [1, '#3a2a20'],
      ],
    ),
    around(
      'heat',
      [43, 45, 17],
      [
        [0, '#e2470e', 0.75],
        [0.5, '#8d1f06', 0.4],
        [1, '#8d1f06', 0],
      ],
    ),
    '<linearGradient id="rimlight" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#b9a896"/><stop offset="0.5" stop-color="#5d4d41"/><stop offset="1" stop-color="#1f1712"/></linearGradient>',
    '<linearGradient id="wall" x1="0" y1="0" x2="1" y2="1"><stop offset="0.1" stop-color="#020101"/><stop offset="0.55" stop-color="#2a1c14"/><stop offset="1" stop-color="#8a6a50"/></linearGradient>',
    blur('haze', 1.2),
    '</defs>',
    '<circle cx="42" cy="42" r="41" fill="url(#soot)"/>',
    `<path d="${cracks.join('')}" fill="none" stroke="#0a0706" stroke-opacity="0.8" stroke-width="1.4" stroke-linejoin="round" stroke-linecap="round"/>`,
    `<path d="${ragged(3, 42, 42, 26.5, 0.11)}" fill="url(#rimlight)"/>`,
    `<path d="${ragged(4, 42.5, 42.5, 22.5, 0.1)}" fill="url(#wall)"/>`,
    `<path d="${ragged(5, 41.5, 41.5, 18, 0.12)}" fill="url(#hole)" filter="url(#haze)"/>`,
    '<circle cx="43" cy="45" r="17" fill="url(#heat)"/>',
    ...embers,
  ].join('');
}
