// Draws the two sheets: 16 x 5 tiles of 84 pixels, and 5 x 3 frames of a blast, 252 pixels each.   node draw.mjs
import { writeFileSync } from 'node:fs';

const PAPER = '#f6efe0';
const INK = '#3b3a36';
const LID = '#7aa095';
const RED = '#d1495b';
const INKS = ['#3a6ea5', '#4c8a4c', '#c94f4f', '#6a4c93', '#a65e2e', '#2f8f8f', '#3b3a36', '#777'];

const at = (x, y, body, opacity = 1) =>
  `<g transform="translate(${x * 84} ${y * 84})" opacity="${opacity}">${body}</g>`;
const open = `<rect x="2" y="2" width="80" height="80" rx="10" fill="${PAPER}"/>`;
const sunk = `<rect x="2" y="2" width="80" height="80" rx="10" fill="#eadfc8"/>`;
// A button that stands out by so many pixels.
const lid = (up, sign = '') =>
  `<rect x="2" y="8" width="80" height="74" rx="10" fill="#55766d"/>` +
  `<g transform="translate(0 ${6 - up})"><rect x="2" y="2" width="80" height="74" rx="10" fill="${LID}"/>${sign}</g>`;
const letter = (text, fill) =>
  `<text x="42" y="60" text-anchor="middle" font-family="Georgia, serif" font-weight="700" font-size="54" fill="${fill}">${text}</text>`;
const flag = `<path d="M30 64V18" stroke="${INK}" stroke-width="6" stroke-linecap="round"/><path d="M32 18l28 12-28 12z" fill="${RED}"/>`;
const question = letter('?', '#fff');
const mine = `<circle cx="42" cy="42" r="18" fill="${INK}"/><path d="M42 14v56M14 42h56M22 22l40 40M62 22L22 62" stroke="${INK}" stroke-width="6" stroke-linecap="round"/>`;
const cross = `<path d="M20 20l44 44M64 20L20 64" stroke="${RED}" stroke-width="8" stroke-linecap="round"/>`;

const four = (column, row, heights, sign) =>
  heights.map((up, index) => at(column + index, row, lid(up, sign)));
const DOWN = [4, 3, 1, 0];
const UP = [1, 3, 4, 6];
const state = [
  ...[open, lid(6), lid(6, flag), lid(6, question), open + mine, sunk].map((tile, x) => at(x, 0, tile)),
  ...INKS.map((ink, index) => at(6 + index, 0, open + letter(index + 1, ink))),
  at(14, 0, lid(0)),
  at(15, 0, open + flag + cross),
  at(0, 1, lid(6, `<g opacity="0.4">${flag}</g>`)),
  ...Array.from({ length: 10 }, (_, index) => at(6 + index, 1, lid(6), (index + 1) / 10)),
  ...four(4, 2, DOWN, ''),
  ...four(8, 2, UP, ''),
  ...four(12, 2, DOWN, flag),
  ...four(0, 3, UP, flag),
  ...four(4, 3, DOWN, question),
  ...four(8, 3, UP, question),
  ...[0.2, 0.4, 0.6].map((tint, index) => at(12 + index, 3, lid(6) + glow(tint))),
  at(15, 3, lid(6) + glow(0.9)),
  ...[6, 6, 4, 4, 3, 3, 1, 1, 0, 0].map((up, x) => at(x, 4, lid(up))),
  at(10, 4, flag),
  at(11, 4, letter('?', '#fff')),
];

function glow(opacity) {
  return `<rect x="2" y="2" width="80" height="80" rx="10" fill="#ffd9a0" opacity="${opacity}"/>`;
}

// A puff of paper shreds that flies apart and is gone.
const blast = Array.from({ length: 15 }, (_, frame) => {
  const time = frame / 14;
  const shreds = Array.from({ length: 14 }, (__, index) => {
    const angle = index * 2.4;
    const far = (20 + (index % 4) * 22) * Math.sqrt(time) + 8;
    const [x, y] = [126 + far * Math.cos(angle), 126 + far * Math.sin(angle)].map((n) => n.toFixed(1));
    return `<rect x="-9" y="-6" width="18" height="12" rx="2" fill="${INKS[index % 6]}" transform="translate(${x} ${y}) rotate(${Math.round(index * 50 + time * 200)})"/>`;
  });
  const ring = `<circle cx="126" cy="126" r="${(10 + 70 * time).toFixed(1)}" fill="none" stroke="${RED}" stroke-width="${(14 * (1 - time)).toFixed(1)}"/>`;
  return `<g transform="translate(${(frame % 5) * 252} ${Math.floor(frame / 5) * 252})" opacity="${(1 - time ** 3).toFixed(2)}">${ring}${shreds.join('')}</g>`;
});
const crater = `<g transform="translate(1260 0)">${sunk}<path d="M42 20l6 14 15-4-9 13 9 13-15-4-6 14-6-14-15 4 9-13-9-13 15 4z" fill="${INK}"/></g>`;

const sheet = (width, height, parts) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">\n${parts.join('\n')}\n</svg>\n`;
writeFileSync(new URL('src/state.svg', import.meta.url), sheet(1344, 420, state));
writeFileSync(new URL('src/blast.svg', import.meta.url), sheet(1344, 756, [...blast, crater]));
