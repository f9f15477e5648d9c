import { numeral as figure, QUESTION_DOT, QUESTION_HOOK } from '../../numerals.js';
import { along, around, blur, n, type Svg } from '../../svg.js';

/** Fills of the numbers, as found by search over the dark. */
export const NUMBERS: readonly string[] = [
  '#0094fb',
  '#c9f6a4',
  '#db685f',
  '#d1bfec',
  '#fe9800',
  '#67caac',
  '#f6ffff',
  '#6e97a0',
];

/** A number of light, with its glow on the dark around it. */
export function numeral(value: number): Svg {
  const pen = { width: 8.6, cap: 'round', join: 'round', size: 0.98 } as const;
  const colour = NUMBERS[value - 1] ?? '';
  return [
    '<defs><filter id="glow" filterUnits="userSpaceOnUse" x="0" y="0" width="84" height="84"><feGaussianBlur stdDeviation="4"/></filter></defs>',
    `<g filter="url(#glow)" opacity="0.38">${figure(value, pen, `stroke="${colour}"`)}</g>`,
    figure(value, pen, `stroke="${colour}"`),
  ].join('');
}

const CLOTH = 'M33.5 15L71 28.5L33.5 43Z';

/** A pennant of light on a thin mast. */
export function flag(lift: number): Svg {
  const sink = 1.5 * (1 - lift);
  return [
    '<defs>',
    along(
      'cloth',
      [34, 14, 60, 42],
      [
        [0, '#ffb0a0'],
        [0.45, '#ff5470'],
        [1, '#e0208a'],
      ],
    ),
    along(
      'mast',
      [28, 0, 34, 0],
      [
        [0, '#ffffff'],
        [1, '#9b93d8'],
      ],
    ),
    blur('haze', 5),
    blur('cast', 1.8),
    '</defs>',
    `<g transform="translate(0 ${n(sink)})">`,
    `<g transform="translate(${n(2 + 2 * lift)} ${n(2 + 2 * lift)})" fill="#05031a" opacity="0.6" filter="url(#cast)"><path d="${CLOTH}M28 12H33V64H28ZM18 64H44V70H18Z"/></g>`,
    `<path d="${CLOTH}" fill="#ff3f86" filter="url(#haze)" opacity="${n(0.5 + 0.35 * lift)}"/>`,
    '<rect x="28.5" y="11" width="5" height="55" rx="2.5" fill="url(#mast)"/>',
    '<rect x="18" y="64" width="26" height="6.5" rx="3.25" fill="url(#mast)"/>',
    `<path d="${CLOTH}" fill="url(#cloth)" stroke="url(#cloth)" stroke-width="3" stroke-linejoin="round"/>`,
    '<path d="M35.5 17.5L64 28" stroke="#ffe3dc" stroke-width="1.8" stroke-linecap="round" opacity="0.85"/>',
    '</g>',
  ].join('');
}

/** A question mark of light. */
export function question(lift: number): Svg {
  const mark = (colour: string, width: number) =>
    `<path d="${QUESTION_HOOK}" fill="none" stroke="${colour}" stroke-linecap="round" stroke-width="${width}"/><circle cx="${QUESTION_DOT.x}" cy="${QUESTION_DOT.y}" r="${n(width * 0.64)}" fill="${colour}"/>`;
  return [
    '<defs>',
    blur('haze', 4.5),
    '</defs>',
    `<g transform="translate(21.6 ${n(14 + 1.5 * (1 - lift))})">`,
    `<g filter="url(#haze)" opacity="${n(0.6 + 0.3 * lift)}">${mark('#29d3ff', 10)}</g>`,
    mark('#0d2350', 11.5),
    mark('#a8f0ff', 8),
    '</g>',
  ].join('');
}

/** A cross of light over a flag that stood where no mine was. */
export function wrongFlag(): Svg {
  const cross = 'M23 23L61 61M61 23L23 61';
  return [
    '<defs>',
    blur('crosshaze', 4),
    '</defs>',
    `<path d="${cross}" stroke="#ffd23f" stroke-width="11" stroke-linecap="round" filter="url(#crosshaze)" opacity="0.7"/>`,
    `<path d="${cross}" stroke="#17123a" stroke-width="13" stroke-linecap="round"/>`,
    `<path d="${cross}" stroke="#ffe07a" stroke-width="7.5" stroke-linecap="round"/>`,
  ].join('');
}

/** A caged star: a black shell whose cracks and spikes glow. */
export function mine(): Svg {
  const spikes = Array.from({ length: 8 }, (_, i) => {
    const long = i % 2 === 0;
    const tip = long ? 38 : 33;
    return `<g transform="translate(42 42) rotate(${i * 45})"><path d="M17 -6.5L${tip} 0L17 6.5Z" fill="url(#spike)"/><circle cx="${tip - 1}" cy="0" r="${long ? 2.6 : 2}" fill="#ffe9ff"/></g>`;
  });
  return [
    '<defs>',
    around(
      'aura',
      [42, 42, 41],
      [
        [0, '#ff4fd8', 0.7],
        [0.55, '#8a3bff', 0.32],
        [1, '#8a3bff', 0],
      ],
    ),
    '<linearGradient id="spike" gradientUnits="userSpaceOnUse" x1="14" y1="0" x2="35" y2="0"><stop offset="0" stop-color="#3a1c6e"/><stop offset="1" stop-color="#ff7fe6"/></linearGradient>',
    around(
      'shell',
      [42, 42, 24, 34, 33],
      [
        [0, '#7a6cc4'],
        [0.3, '#352a6e'],
        [0.8, '#120c2c'],
        [1, '#080516'],
      ],
    ),
    around(
      'core',
      [42, 42, 11],
      [
        [0, '#ffffff'],
        [0.35, '#ffc4f4'],
        [0.7, '#ff3fc8'],
        [1, '#ff3fc8', 0],
      ],
    ),
    '</defs>',
    '<circle cx="42" cy="42" r="41" fill="url(#aura)"/>',
    ...spikes,
    '<circle cx="42" cy="42" r="22" fill="url(#shell)" stroke="#b04fff" stroke-width="1.4"/>',
    '<g fill="none" stroke="#ff6fe0" stroke-width="1.8" stroke-linecap="round"><path d="M42 42L35 29L37 23"/><path d="M42 42L56 36L61 38"/><path d="M42 42L48 55L45 61"/><path d="M42 42L28 46L23 44"/></g>',
    '<circle cx="42" cy="42" r="11" fill="url(#core)"/>',
    '<path d="M25.5 35Q29 25.5 37.5 23" fill="none" stroke="#ffffff" stroke-width="2.4" stroke-linecap="round" opacity="0.75"/>',
  ].join('');
}
