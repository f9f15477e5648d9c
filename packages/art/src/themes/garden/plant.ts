import { along, around, blur, n, type Svg } from '../../svg.js';

/** A petal that points up from (0, 0), of length 20. */
export const PETAL = 'M0 1C-5.5 -2 -9 -12 -4.5 -18.5C-2.5 -21 2.5 -21 4.5 -18.5C9 -12 5.5 -2 0 1Z';
/** A leaf that points up from (0, 0), of length 24. */
export const LEAF = 'M0 0C-8 -6 -7.5 -16 0 -25C7.5 -16 8 -6 0 0Z';

/** Gradients that petals and leaves are filled with; they run along the shape, so they may be used turned. */
export const plantPaints = (): Svg =>
  along(
    'petal',
    [0, -20, 0, 1],
    [
      [0, '#ffb3dc'],
      [0.55, '#f0519f'],
      [1, '#a3136a'],
    ],
  ) +
  along(
    'pale',
    [0, -20, 0, 1],
    [
      [0, '#fff2f8'],
      [0.6, '#ffb9dc'],
      [1, '#ee5ea6'],
    ],
  ) +
  along(
    'leaf',
    [-6, -20, 6, 0],
    [
      [0, '#a6e06a'],
      [0.5, '#4c9e35'],
      [1, '#235f1e'],
    ],
  );

const leaves = (x: number, y: number, size: number): Svg =>
  [20, 92, 164, 236, 308]
    .map(
      (turn) =>
        `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})"><path d="${LEAF}" fill="url(#leaf)" stroke="#1b4716" stroke-width="0.8"/><path d="M0 -3V-20" stroke="#d0f39a" stroke-width="0.9" opacity="0.7"/></g>`,
    )
    .join('');

/** A plump bud on its leaves, about to burst: what lies under the wrong tile. */
export function bud(): Svg {
  return [
    '<defs>',
    plantPaints(),
    around(
      'ball',
      [42, 41, 25, 34, 31],
      [
        [0, '#ffc4e4'],
        [0.35, '#f25aa8'],
        [0.75, '#b81a78'],
        [1, '#6d0b4c'],
      ],
    ),
    around(
      'shine',
      [34.5, 31, 8],
      [
        [0, '#ffffff', 0.95],
        [1, '#ffffff', 0],
      ],
    ),
    blur('cast', 2.6),
    '</defs>',
    '<ellipse cx="46" cy="48" rx="27" ry="24" fill="#000000" opacity="0.6" filter="url(#cast)"/>',
    leaves(42, 42, 1.38),
    '<circle cx="42" cy="41" r="19.5" fill="url(#ball)" stroke="#5b0a40" stroke-width="1"/>',
    // The petals lie around each other like those of a rose.
    '<g fill="none" stroke="#6d0b4c" stroke-width="1.8" stroke-linecap="round" opacity="0.8"><path d="M23.5 39C29 50 44 54 58 46"/><path d="M60.5 36C50 31 40 37 39 51"/><path d="M31 24.5C29 34 35 42 45 42"/><path d="M50 24C52 31 48 37 40.5 38"/></g>',
    '<g fill="none" stroke="#ffd0ea" stroke-width="1.1" stroke-linecap="round" opacity="0.7"><path d="M24.5 41.5C30 51.5 44 56 57 48.5"/><path d="M59.5 38C51 33.5 42 38.5 41.2 50.5"/></g>',
    '<ellipse cx="34.5" cy="31" rx="7.5" ry="5.5" transform="rotate(-35 34.5 31)" fill="url(#shine)"/>',
  ].join('');
}

/** An open blossom seen from above; `size` 1 fills a tile. Needs `plantPaints`. */
export function blossom(x: number, y: number, size: number): Svg {
  const ring = (count: number, scale: number, paint: string, from: number) =>
    Array.from(
      { length: count },
      (_, i) =>
        `<g transform="translate(${x} ${y}) rotate(${n(from + (i * 360) / count)}) scale(${n(scale * size)})"><path d="${PETAL}" fill="url(#${paint})" stroke="#8c1259" stroke-width="0.7"/></g>`,
    ).join('');
  const seeds = Array.from({ length: 14 }, (_, i) => {
    const [angle, far] = [i * 2.39996, Math.sqrt(i / 14) * 6 * size];
    return `<circle cx="${n(x + Math.cos(angle) * far)}" cy="${n(y + Math.sin(angle) * far)}" r="${n(1.1 * size)}" fill="${i % 3 ? '#ffe98a' : '#a85a08'}"/>`;
  });
  return [
    leaves(x, y, 1.42 * size),
    ring(8, 1.5, 'petal', 0),
    ring(8, 1.12, 'pale', 22.5),
    `<circle cx="${n(x + 0.8 * size)}" cy="${n(y + 1 * size)}" r="${n(8.6 * size)}" fill="#7a0f4e" opacity="0.5"/>`,
    `<circle cx="${x}" cy="${y}" r="${n(8 * size)}" fill="#f2a51d" stroke="#a85a08" stroke-width="${n(1 * size)}"/>`,
    ...seeds,
    `<circle cx="${n(x - 2.6 * size)}" cy="${n(y - 2.8 * size)}" r="${n(3 * size)}" fill="#fff6c4" opacity="0.6"/>`,
  ].join('');
}

/** What the bud leaves: a blossom, and a few petals on the ground. */
export function crater(): Svg {
  const fallen = [
    [12, 68, 50],
    [70, 70, -30],
    [72, 15, 120],
  ].map(
    ([x = 0, y = 0, turn = 0]) =>
      `<g transform="translate(${x} ${y}) rotate(${turn}) scale(0.42) translate(0 10)"><path d="${PETAL}" fill="url(#pale)"/></g>`,
  );
  return [
    '<defs>',
    plantPaints(),
    blur('cast', 2.4),
    '</defs>',
    '<ellipse cx="45" cy="46" rx="30" ry="29" fill="#000000" opacity="0.55" filter="url(#cast)"/>',
    ...fallen,
    blossom(42, 42, 1),
  ].join('');
}
