import { numeral as figure, QUESTION_DOT, QUESTION_HOOK } from '../../numerals.js';
import { along, around, blur, n, type Svg } from '../../svg.js';

/** Fills of the numbers: found by search for the greatest least difference in typical, protan and deutan sight. */
export const NUMBERS: readonly string[] = [
  '#045cec',
  '#2a7545',
  '#c40100',
  '#001491',
  '#540000',
  '#1d727b',
  '#13001a',
  '#404347',
];

/** A number printed on the bed, a white edge below it as if pressed in. */
export function numeral(value: number): Svg {
  const pen = { width: 10, cap: 'butt', join: 'round', size: 1.02 } as const;
  return (
    figure(value, { ...pen, x: 43, y: 43.4 }, 'stroke="#ffffff"') +
    figure(value, pen, `stroke="${NUMBERS[value - 1] ?? ''}"`)
  );
}

const CLOTH = 'M33 13.5C43 11.5 50 19.5 73 27.5C59 33.5 47 42.5 33 45Z';

/** A red pennant on a steel pole. */
export function flag(lift: number): Svg {
  const rise = 1.5 * (lift - 1);
  const shadow = 1.5 + 3 * lift;
  return [
    '<defs>',
    along(
      'cloth',
      [36, 12, 56, 46],
      [
        [0, '#ff8a74'],
        [0.4, '#f2332f'],
        [1, '#a8071a'],
      ],
    ),
    along(
      'pole',
      [28.5, 0, 34.5, 0],
      [
        [0, '#f6f8fb'],
        [0.45, '#b7c1cf'],
        [1, '#4c5767'],
      ],
    ),
    along(
      'foot',
      [18, 60, 46, 72],
      [
        [0, '#66748a'],
        [0.5, '#333e50'],
        [1, '#161d2a'],
      ],
    ),
    along(
      'fold',
      [33, 0, 60, 0],
      [
        [0, '#5a0010', 0.5],
        [0.22, '#5a0010', 0],
        [0.5, '#ffffff', 0.22],
        [0.75, '#5a0010', 0.22],
        [1, '#5a0010', 0],
      ],
    ),
    blur('cast', 1.8),
    '</defs>',
    `<g transform="translate(0 ${n(-rise)})">`,
    `<g transform="translate(${n(shadow)} ${n(shadow)})" fill="#071a45" opacity="0.5" filter="url(#cast)"><path d="${CLOTH}"/><path d="M29 13H34.5V62H29Z"/><path d="M15.5 70C17.5 62 24 60 31.5 60S46 62 48 70Z"/></g>`,
    '<path d="M15.5 70C17.5 62 24 60 31.5 60S46 62 48 70Z" fill="url(#foot)"/>',
    '<path d="M19 66C22 62.6 26.5 61.6 31 61.6" fill="none" stroke="#a9b6c9" stroke-width="1.6" stroke-linecap="round" opacity="0.8"/>',
    '<rect x="28.6" y="14" width="5.6" height="48" rx="1.5" fill="url(#pole)"/>',
    `<path d="${CLOTH}" fill="url(#cloth)"/><path d="${CLOTH}" fill="url(#fold)"/>`,
    '<path d="M34 15.8C43 14.3 48 21.3 66 27.3" fill="none" stroke="#ffd0c4" stroke-width="1.5" opacity="0.85"/>',
    '<circle cx="31.4" cy="13" r="4.2" fill="#d9a514"/><circle cx="30.2" cy="11.8" r="1.7" fill="#fff3b8"/>',
    '</g>',
  ].join('');
}

/** A question mark of white enamel. */
export function question(lift: number): Svg {
  const rise = 1.5 * (1 - lift);
  const mark = (paint: string, dot: string, width: number) =>
    `<path d="${QUESTION_HOOK}" fill="none" stroke-width="${width}" ${paint}/><circle cx="${QUESTION_DOT.x}" cy="${QUESTION_DOT.y}" r="${n(width * 0.62)}" ${dot}/>`;
  const drop = 1 + 2 * lift;
  return [
    '<defs>',
    along(
      'milk',
      [6, 0, 34, 56],
      [
        [0, '#ffffff'],
        [1, '#dbe9ff'],
      ],
    ),
    blur('cast', 1.4),
    '</defs>',
    `<g transform="translate(21.6 ${n(14 + rise)})">`,
    `<g transform="translate(${n(drop)} ${n(drop)})" opacity="0.55" filter="url(#cast)">${mark('stroke="#061a4a"', 'fill="#061a4a"', 9.4)}</g>`,
    mark('stroke="#1c4190"', 'fill="#1c4190"', 11.6),
    mark('stroke="url(#milk)"', 'fill="url(#milk)"', 8.8),
    '</g>',
  ].join('');
}

/** The veil and the cross over a flag that stood where no mine was. */
export function wrongFlag(): Svg {
  const cross = 'M22 22L62 62M62 22L22 62';
  return [
    '<defs>',
    blur('drop', 1.6),
    '</defs>',
    '<rect x="4" y="4" width="76" height="76" rx="6" fill="#3e6dbd" opacity="0.22"/>',
    `<path d="${cross}" transform="translate(2.5 2.5)" stroke="#061a4a" stroke-width="14" stroke-linecap="round" opacity="0.5" filter="url(#drop)"/>`,
    `<path d="${cross}" stroke="#ffffff" stroke-width="12.5" stroke-linecap="round"/>`,
    `<path d="${cross}" stroke="#d3121c" stroke-width="7.5" stroke-linecap="round"/>`,
  ].join('');
}

/** A naval contact mine: a riveted sphere with horns all around. */
export function mine(): Svg {
  const [x, y, radius] = [41, 42, 22.5];
  const horns: Svg[] = [];
  for (let turn = 0; turn < 8; turn++) {
    const angle = turn * 45 + 22.5;
    horns.push(
      `<g transform="translate(${x} ${y}) rotate(${angle})"><path d="M${radius - 3} -4.6L${radius + 5.5} -3.2V3.2L${radius - 3} 4.6Z" fill="#2b313b"/><rect x="${radius + 4.5}" y="-3.2" width="6.5" height="6.4" rx="3.1" fill="#d2a13c"/><rect x="${radius + 4.5}" y="-3.2" width="6.5" height="2.4" rx="1.2" fill="#fff0bd" opacity="0.7"/></g>`,
    );
  }
  return [
    '<defs>',
    around(
      'ball',
      [x, y, 31, x - 10, y - 12],
      [
        [0, '#a3b0c2'],
        [0.22, '#657284'],
        [0.55, '#333b47'],
        [0.85, '#12161d'],
        [1, '#090b0f'],
      ],
    ),
    around(
      'shine',
      [x - 8.5, y - 10, 9.5],
      [
        [0, '#ffffff', 0.95],
        [0.35, '#ffffff', 0.6],
        [1, '#ffffff', 0],
      ],
    ),
    around(
      'bounce',
      [x + 12, y + 14, 13],
      [
        [0, '#8fb6ff', 0.5],
        [1, '#8fb6ff', 0],
      ],
    ),
    blur('shade', 3),
    '</defs>',
    `<ellipse cx="${x + 6}" cy="${y + 8}" rx="26" ry="24" fill="#14233f" opacity="0.5" filter="url(#shade)"/>`,
    ...horns,
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#ball)"/>`,
    `<circle cx="${x}" cy="${y}" r="${radius}" fill="url(#bounce)"/>`,
    // The weld that joins the two halves, and the horns that point at us.
    `<path d="M${x - radius + 0.6} ${y + 2}Q${x} ${y + 11} ${x + radius - 0.6} ${y + 2}" fill="none" stroke="#07090d" stroke-width="2" opacity="0.85"/>`,
    `<path d="M${x - radius + 1} ${y + 3.8}Q${x} ${y + 12.8} ${x + radius - 1} ${y + 3.8}" fill="none" stroke="#7c899b" stroke-width="1" opacity="0.55"/>`,
    ...[
      [x + 5, y - 4],
      [x - 8, y + 13.5],
      [x + 9, y + 13],
    ].map(
      ([cx = 0, cy = 0]) =>
        `<circle cx="${cx + 0.8}" cy="${cy + 0.9}" r="3.8" fill="#06080b" opacity="0.8"/><circle cx="${cx}" cy="${cy}" r="3.2" fill="#c8962f"/><circle cx="${cx - 0.9}" cy="${cy - 1}" r="1.2" fill="#fff0bd"/>`,
    ),
    `<ellipse cx="${x - 8.5}" cy="${y - 10}" rx="9.5" ry="7.5" transform="rotate(-38 ${x - 8.5} ${y - 10})" fill="url(#shine)"/>`,
  ].join('');
}
