import { numeral as figure, QUESTION_DOT, QUESTION_HOOK } from '../../numerals.js';
import { along, blur, n, type Svg } from '../../svg.js';

/** Fills of the numbers, as found by search over dark soil. */
export const NUMBERS: readonly string[] = [
  '#1d97fe',
  '#d3f49f',
  '#da7968',
  '#d5beeb',
  '#fe9800',
  '#5ccdab',
  '#fcffff',
  '#719ba2',
];

/** A number in chalk, round at its ends, with its shadow in the soil. */
export function numeral(value: number): Svg {
  const pen = { width: 10, cap: 'round', join: 'round', size: 0.98 } as const;
  return (
    figure(value, { ...pen, width: 11, x: 43.2, y: 43.8 }, 'stroke="#140a05" opacity="0.75"') +
    figure(value, pen, `stroke="${NUMBERS[value - 1] ?? ''}"`)
  );
}

const CLOTH = 'M33 14C44 15 50 20 73 26C60 33 48 41 33 45Z';

/** A bunting with dots on a bamboo cane, stuck into a heap of earth. */
export function flag(lift: number): Svg {
  const sink = 1.5 * (1 - lift);
  const shadow = 1.5 + 2.5 * lift;
  const heap = 'M15 71C17 64 23 61 31 61S46 64 48 71C40 74 23 74 15 71Z';
  return [
    '<defs>',
    along(
      'cloth',
      [36, 14, 56, 46],
      [
        [0, '#ff7d8f'],
        [0.45, '#ec2f55'],
        [1, '#a50e3c'],
      ],
    ),
    along(
      'cane',
      [28, 0, 34, 0],
      [
        [0, '#fff0bd'],
        [0.5, '#dcb768'],
        [1, '#8a6327'],
      ],
    ),
    along(
      'heap',
      [20, 60, 42, 74],
      [
        [0, '#9a6a42'],
        [1, '#432713'],
      ],
    ),
    blur('cast', 1.8),
    `<clipPath id="sail"><path d="${CLOTH}"/></clipPath>`,
    '</defs>',
    `<g transform="translate(0 ${n(sink)})">`,
    `<g transform="translate(${n(shadow)} ${n(shadow)})" fill="#0a2405" opacity="0.6" filter="url(#cast)"><path d="${CLOTH}"/><path d="M28 10H34V62H28Z"/><path d="${heap}"/></g>`,
    `<path d="${heap}" fill="url(#heap)"/>`,
    '<rect x="28" y="9" width="6" height="57" rx="2" fill="url(#cane)"/>',
    '<path d="M28 24H34M28 40H34M28 54H34" stroke="#8a6327" stroke-width="1.4"/>',
    `<path d="${CLOTH}" fill="url(#cloth)"/>`,
    '<g clip-path="url(#sail)" fill="#fff3f0" opacity="0.92"><circle cx="40" cy="22" r="3"/><circle cx="41" cy="36" r="3"/><circle cx="50" cy="28.5" r="3"/><circle cx="61" cy="26" r="2.4"/></g>',
    '<path d="M34 15C44 16 50 21 70 26" fill="none" stroke="#ffd3d8" stroke-width="1.4" opacity="0.8"/>',
    '</g>',
  ].join('');
}

/** A question mark painted in cream. */
export function question(lift: number): Svg {
  const drop = 1 + 2 * lift;
  const mark = (colour: string, width: number) =>
    `<path d="${QUESTION_HOOK}" fill="none" stroke="${colour}" stroke-linecap="round" stroke-width="${width}"/><circle cx="${QUESTION_DOT.x}" cy="${QUESTION_DOT.y}" r="${n(width * 0.62)}" fill="${colour}"/>`;
  return [
    '<defs>',
    blur('cast', 1.4),
    '</defs>',
    `<g transform="translate(21.6 ${n(14 + 1.5 * (1 - lift))})">`,
    `<g transform="translate(${n(drop)} ${n(drop)})" opacity="0.6" filter="url(#cast)">${mark('#0a2405', 9.4)}</g>`,
    mark('#1d4f15', 12),
    mark('#fff8dc', 8.6),
    '</g>',
  ].join('');
}

/** A cross of two crossed canes, painted white and red. */
export function wrongFlag(): Svg {
  const cross = 'M22 22L62 62M62 22L22 62';
  return [
    '<defs>',
    blur('drop', 1.6),
    '</defs>',
    `<path d="${cross}" transform="translate(2.5 2.5)" stroke="#0a2405" stroke-width="13" stroke-linecap="round" opacity="0.6" filter="url(#drop)"/>`,
    `<path d="${cross}" stroke="#fff8e8" stroke-width="12.5" stroke-linecap="round"/>`,
    `<path d="${cross}" stroke="#5b2a86" stroke-width="7.5" stroke-linecap="round"/>`,
  ].join('');
}
