import { mix } from '../../mix.js';
import { along, around, blur, box, n, type Svg } from '../../svg.js';

const RADIUS = 11;

/** A tile of dark glass, lit along its upper left edge and from within at its foot. */
export function closed(lift: number): Svg {
  const sunk = 1 - lift;
  return [
    '<defs>',
    along(
      'rim',
      [0, 0, 84, 84],
      [
        [0, mix('#4a4193', '#a79bff', lift)],
        [0.3, mix('#3a3378', '#5a4fb8', lift)],
        [0.65, '#2a2560'],
        [1, mix('#2a2560', '#120f30', lift)],
      ],
    ),
    along(
      'glass',
      [16, 4, 62, 82],
      [
        [0, mix('#2d2861', '#4b429a', lift)],
        [0.5, mix('#292458', '#352e78', lift)],
        [1, mix('#262152', '#282260', lift)],
      ],
    ),
    around(
      'ember',
      [52, 90, 54],
      [
        [0, '#8a5cff', 0.62 * (0.2 + 0.8 * lift)],
        [0.6, '#6a48e0', 0.2 * lift],
        [1, '#6a48e0', 0],
      ],
    ),
    around(
      'sky',
      [18, 12, 50],
      [
        [0, '#b8c4ff', 0.42 * (0.25 + 0.75 * lift)],
        [1, '#b8c4ff', 0],
      ],
    ),
    along(
      'hair',
      [4, 4, 80, 80],
      [
        [0, '#efeaff', 0.85 * lift],
        [0.32, '#a99cff', 0.25 * lift],
        [0.6, '#05031a', 0.25],
        [1, '#05031a', 0.55],
      ],
    ),
    blur('soft', 4),
    `<clipPath id="inside"><rect width="84" height="84" rx="${RADIUS}"/></clipPath>`,
    '</defs>',
    box(0, RADIUS, 'fill="url(#rim)"'),
    box(4, RADIUS - 3, 'fill="url(#glass)"'),
    box(4, RADIUS - 3, 'fill="url(#ember)"'),
    box(4, RADIUS - 3, 'fill="url(#sky)"'),
    box(4.75, RADIUS - 3.5, 'fill="none" stroke="url(#hair)" stroke-width="1.5"'),
    `<g clip-path="url(#inside)" opacity="${n(0.8 * sunk)}"><path d="M-20 -20H104V6H8V104H-20Z" fill="#04021a" filter="url(#soft)"/></g>`,
  ].join('');
}

/** The dark that lies under the glass. */
export function open(second: boolean): Svg {
  return [
    '<defs>',
    along(
      'dark',
      [0, 0, 84, 84],
      [
        [0, second ? '#0d0b1c' : '#131026'],
        [1, second ? '#141129' : '#19152f'],
      ],
    ),
    along(
      'lip',
      [0, 0, 84, 84],
      [
        [0, '#05040d'],
        [0.5, '#1d1938'],
        [1, '#3d3672'],
      ],
    ),
    blur('soft', 3),
    `<clipPath id="inside"><rect width="84" height="84" rx="${RADIUS}"/></clipPath>`,
    '</defs>',
    box(0, RADIUS, 'fill="url(#dark)"'),
    '<g clip-path="url(#inside)"><path d="M-20 -20H104V3H3V104H-20Z" fill="#000000" opacity="0.7" filter="url(#soft)"/></g>',
    box(0.75, RADIUS - 0.75, 'fill="none" stroke="url(#lip)" stroke-width="1.5"'),
  ].join('');
}

/** Plasma seen through the glass. */
export function lit(strength: number): Svg {
  return [
    '<defs>',
    around(
      'plasma',
      [42, 42, 62],
      [
        [0, '#f4fbff', 0.35 + 0.6 * strength],
        [0.5, '#7fe3ff', 0.3 + 0.6 * strength],
        [1, '#c04bff', 0.3 + 0.55 * strength],
      ],
    ),
    '</defs>',
    box(0, RADIUS, 'fill="url(#plasma)"'),
  ].join('');
}

/** Light that runs over glass which has just come in. */
export function gleam(strength: number): Svg {
  return [
    '<defs>',
    along(
      'beam',
      [0, 0, 84, 84],
      [
        [0, '#d9d2ff', 0.6 * strength],
        [0.5, '#8f7dff', 0.42 * strength],
        [1, '#59d0ff', 0.35 * strength],
      ],
    ),
    '</defs>',
    box(0, RADIUS, 'fill="url(#beam)"'),
  ].join('');
}
