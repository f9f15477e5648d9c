import { numeral as figure, QUESTION_DOT, QUESTION_HOOK } from '../../numerals.js';
import { n, type Svg } from '../../svg.js';

/** Fills of the numbers: at least 7:1 on white. */
export const NUMBERS: readonly string[] = [
  '#0145e4',
  '#2d6343',
  '#990000',
  '#00006e',
  '#370301',
  '#006175',
  '#000017',
  '#3d3a3f',
];

/** A heavy number between as many pips, as on a playing card: it can be counted where it cannot be read. */
export function numeral(value: number): Svg {
  const colour = NUMBERS[value - 1] ?? '';
  const pips: Svg[] = [];
  for (let i = 0; i < value; i++) {
    const right = i % 2;
    const column = Math.ceil((value - right) / 2);
    const y = 42 + (Math.floor(i / 2) - (column - 1) / 2) * 16;
    pips.push(`<circle cx="${right ? 73 : 11}" cy="${y}" r="4.6" fill="${colour}"/>`);
  }
  const pen = { width: 11, cap: 'butt', join: 'round', size: 1 } as const;
  return figure(value, pen, `stroke="${colour}"`) + pips.join('');
}

/** A flat yellow flag on a white pole. */
export function flag(lift: number): Svg {
  return [
    `<g transform="translate(0 ${n(1.5 * (1 - lift))})">`,
    '<path d="M20 64H46V71H20Z M29 14H36V66H29Z" fill="#ffffff" stroke="#000000" stroke-width="5" paint-order="stroke"/>',
    '<path d="M36 14H71L60 28L71 42H36Z" fill="#ffd400" stroke="#000000" stroke-width="3" stroke-linejoin="miter"/>',
    '<path d="M20 64H46V71H20Z M29 14H36V66H29Z" fill="#ffffff"/>',
    '</g>',
  ].join('');
}

/** A flat white question mark. */
export function question(lift: number): Svg {
  const mark = (colour: string, width: number) =>
    `<path d="${QUESTION_HOOK}" fill="none" stroke="${colour}" stroke-width="${width}"/><circle cx="${QUESTION_DOT.x}" cy="${QUESTION_DOT.y}" r="${n(width * 0.6)}" fill="${colour}"/>`;
  return `<g transform="translate(21.6 ${n(14 + 1.5 * (1 - lift))})">${mark('#000000', 15)}${mark('#ffffff', 9.6)}</g>`;
}

/** A white cross edged in black, from corner to corner. */
export function wrongFlag(): Svg {
  const cross = 'M20 20L64 64M64 20L20 64';
  return `<path d="${cross}" stroke="#000000" stroke-width="14"/><path d="${cross}" stroke="#ffffff" stroke-width="9.5"/><path d="${cross}" stroke="#c00000" stroke-width="5"/>`;
}

/** A flat black mine with square horns. */
export function mine(): Svg {
  const horns = Array.from(
    { length: 8 },
    (_, i) =>
      `<rect x="38" y="${i % 2 ? 11 : 7}" width="8" height="22" transform="rotate(${i * 45} 42 42)"/>`,
  );
  return `<g fill="#000000">${horns.join('')}<circle cx="42" cy="42" r="23"/></g><circle cx="34" cy="34" r="6.5" fill="#ffffff"/>`;
}
