import { mix } from '../../mix.js';
import { along, around, blur, box, n, type Svg } from '../../svg.js';

const RADIUS = 8;

/** A raised tile of blue enamel: a bevelled rim around a face under a clear gloss. */
export function closed(lift: number): Svg {
  const sunk = 1 - lift;
  const rimLight = mix('#5c8ad6', '#c4dcff', lift);
  const rimDark = mix('#3f6cbb', '#132d68', lift);
  const top = mix('#4474c6', '#6fa4f3', lift);
  const bottom = mix('#3f6fc2', '#2f60c2', lift);
  return [
    '<defs>',
    along(
      'rim',
      [0, 0, 84, 84],
      [
        [0, rimLight],
        [0.36, mix(rimLight, '#4377cf', 0.45)],
        [0.62, mix(rimDark, '#2a56ae', 0.5)],
        [1, rimDark],
      ],
    ),
    along(
      'face',
      [10, 4, 62, 82],
      [
        [0, top],
        [1, bottom],
      ],
    ),
    along(
      'gloss',
      [0, 6, 0, 40],
      [
        [0, '#ffffff', 0.5 * (0.25 + 0.75 * lift)],
        [1, '#ffffff', 0.08 * (0.4 + 0.6 * lift)],
      ],
    ),
    around(
      'glow',
      [48, 86, 52],
      [
        [0, '#9fdcff', 0.6 * (0.3 + 0.7 * lift)],
        [1, '#9fdcff', 0],
      ],
    ),
    along(
      'hair',
      [6, 6, 78, 78],
      [
        [0, '#ffffff', 0.75 * lift],
        [0.4, '#ffffff', 0.12 * lift],
        [0.6, '#081c4c', 0.1],
        [1, '#081c4c', 0.35 * lift],
      ],
    ),
    blur('soft', 4),
    '<clipPath id="inside"><rect width="84" height="84" rx="8"/></clipPath>',
    '</defs>',
    box(0, RADIUS, 'fill="url(#rim)"'),
    box(5, RADIUS - 3, 'fill="url(#face)"'),
    box(5, RADIUS - 3, 'fill="url(#glow)"'),
    '<path d="M8 10.5Q8 8 10.5 8H73.500Q76 8 76 10.5V30Q44 33 8 44Z" fill="url(#gloss)"/>',
    box(5.75, RADIUS - 3.5, 'fill="none" stroke="url(#hair)" stroke-width="1.5"'),
    // Pressed, the tile lies in the shadow of its neighbours' rims.
    `<g clip-path="url(#inside)" opacity="${n(0.55 * sunk)}"><path d="M-20 -20H104V6H8V104H-20Z" fill="#06163f" filter="url(#soft)"/></g>`,
    `<g opacity="${n(0.6 * sunk)}">${box(1, RADIUS - 1, 'fill="none" stroke="#1b3f8c" stroke-width="2"')}</g>`,
  ].join('');
}

/** The bed that lies under a tile. */
export function open(second: boolean): Svg {
  return [
    '<defs>',
    along(
      'bed',
      [0, 0, 84, 84],
      [
        [0, second ? '#ccd2dd' : '#ebf0f7'],
        [1, second ? '#d9dee7' : '#f2f5fa'],
      ],
    ),
    along(
      'lip',
      [0, 0, 84, 84],
      [
        [0, '#9fb0cb'],
        [0.5, '#c6d0e0'],
        [1, '#ffffff'],
      ],
    ),
    blur('soft', 2.2),
    '<clipPath id="inside"><rect width="84" height="84" rx="8"/></clipPath>',
    '</defs>',
    box(0, RADIUS, 'fill="url(#bed)"'),
    '<g clip-path="url(#inside)"><path d="M-20 -20H104V3H3V104H-20Z" fill="#5f7396" opacity="0.5" filter="url(#soft)"/></g>',
    box(1, RADIUS - 1, 'fill="none" stroke="url(#lip)" stroke-width="2"'),
  ].join('');
}

/** Fire seen on the enamel. */
export function lit(strength: number): Svg {
  return [
    '<defs>',
    around(
      'fire',
      [42, 42, 62],
      [
        [0, '#fffbe6', 0.45 + 0.5 * strength],
        [0.5, '#ffd889', 0.45 + 0.45 * strength],
        [1, mix('#ffcf8a', '#ff8a30', strength), 0.5 + 0.35 * strength],
      ],
    ),
    '</defs>',
    box(0, RADIUS, 'fill="url(#fire)"'),
  ].join('');
}

/** A sheen that runs over a tile which has just come in. */
export function gleam(strength: number): Svg {
  return [
    '<defs>',
    along(
      'sheen',
      [0, 0, 84, 84],
      [
        [0, '#ffffff', 0.6 * strength],
        [0.5, '#e4f2ff', 0.42 * strength],
        [1, '#bfe0ff', 0.25 * strength],
      ],
    ),
    '</defs>',
    box(0, RADIUS, 'fill="url(#sheen)"'),
  ].join('');
}
