import { mix } from '../../mix.js';
import { randomFrom } from '../../random.js';
import { along, around, blur, box, n, type Svg } from '../../svg.js';

const RADIUS = 10;

/** Blades of grass over the tile's top, those at the back first; each leans its own way. */
function blades(lift: number): Svg {
  const random = randomFrom(41);
  const groups: Svg[] = [];
  const greens = ['#2f7d24', '#3f9a2e', '#67bd3f', '#8ad653', '#b5ec7c'];
  for (let i = 0; i < 120; i++) {
    const x = random.between(8, 74);
    const y = 10 + (i / 120) * 62 + random.between(-2, 2);
    const length = random.between(5, 9.5) * (0.75 + 0.25 * lift);
    const lean = random.between(-3.5, 3.5);
    // Nearer to the top left, the grass catches more light.
    const light = 1.15 - (x + y) / 150 + random.between(-0.3, 0.3);
    const green = greens[Math.min(4, Math.max(0, Math.floor(light * 4.4)))] ?? '#3f9a2e';
    groups.push(
      `<path d="M${n(x - 1.5)} ${n(y)}Q${n(x - 0.4 + lean * 0.3)} ${n(y - length * 0.6)} ${n(x + lean)} ${n(y - length)}Q${n(x + 1.2 + lean * 0.3)} ${n(y - length * 0.5)} ${n(x + 1.5)} ${n(y)}Z" fill="${green}"/>`,
    );
  }
  return groups.join('');
}

/** A sod: thick grass on a block of earth. */
export function closed(lift: number): Svg {
  const sunk = 1 - lift;
  const edge = 3 + 5 * lift;
  const bottom = 84 - edge;
  return [
    '<defs>',
    along(
      'earth',
      [0, 60, 20, 84],
      [
        [0, '#8a5a36'],
        [1, '#4a2c18'],
      ],
    ),
    along(
      'turf',
      [6, 0, 70, 84],
      [
        [0, mix('#5fae3c', '#86d454', lift)],
        [0.45, mix('#3f8f2d', '#55ad38', lift)],
        [1, mix('#2c7322', '#2f7d26', lift)],
      ],
    ),
    around(
      'sun',
      [24, 20, 46],
      [
        [0, '#f6ffb8', 0.5 * (0.2 + 0.8 * lift)],
        [1, '#f6ffb8', 0],
      ],
    ),
    along(
      'brink',
      [0, 0, 84, 84],
      [
        [0, '#d5f79b', 0.95 * (0.3 + 0.7 * lift)],
        [0.4, '#9adf62', 0.35 * lift],
        [0.65, '#174f12', 0.25],
        [1, '#123f0e', 0.7],
      ],
    ),
    blur('soft', 4),
    `<clipPath id="inside"><rect width="84" height="84" rx="${RADIUS}"/></clipPath>`,
    `<clipPath id="top"><path d="M0 ${RADIUS}Q0 0 ${RADIUS} 0H${84 - RADIUS}Q84 0 84 ${RADIUS}V${n(bottom - 4)}Q80 ${n(bottom + 3)} 74 ${n(bottom - 1)}T60 ${n(bottom)}T46 ${n(bottom - 1)}T32 ${n(bottom + 1)}T18 ${n(bottom - 1)}T4 ${n(bottom)}L0 ${n(bottom - 4)}Z"/></clipPath>`,
    '</defs>',
    '<g clip-path="url(#inside)">',
    box(0, RADIUS, 'fill="url(#earth)"'),
    ...[8, 24, 37, 55, 71].map(
      (x, i) =>
        `<ellipse cx="${x}" cy="${80 - (i % 2)}" rx="2.6" ry="1.6" fill="${i % 2 ? '#c09468' : '#331c0e'}" opacity="0.7"/>`,
    ),
    '<g clip-path="url(#top)">',
    '<rect width="84" height="84" fill="url(#turf)"/>',
    blades(lift),
    '<rect width="84" height="84" fill="url(#sun)"/>',
    '</g>',
    `<path d="M4 ${n(bottom)}T18 ${n(bottom - 1)}" stroke="none" fill="none"/>`,
    box(1.25, RADIUS - 1.2, 'fill="none" stroke="url(#brink)" stroke-width="2.5"'),
    `<path d="M-20 -20H104V7H9V104H-20Z" fill="#0a2606" filter="url(#soft)" opacity="${n(0.7 * sunk)}"/>`,
    `<rect width="84" height="84" fill="#0d2b08" opacity="${n(0.16 * sunk)}"/>`,
    '</g>',
  ].join('');
}

/** Dug soil: dark, with crumbs and pebbles where they do not disturb a number. */
export function open(second: boolean): Svg {
  const random = randomFrom(second ? 9 : 8);
  const crumbs: Svg[] = [];
  for (let i = 0; i < 46; i++) {
    const [x, y] = [random.between(4, 80), random.between(4, 80)];
    const r = random.between(0.8, 2.2);
    const near = Math.max(Math.abs(x - 42) / 24, Math.abs(y - 42) / 30) < 1;
    const light = random.between(0, 1) < 0.5;
    crumbs.push(
      `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(r * 1.25)}" ry="${n(r)}" fill="${light ? '#6b4a33' : '#1b0f08'}" opacity="${near ? 0.16 : 0.6}"/>`,
    );
  }
  const pebble = (x: number, y: number, r: number) =>
    `<ellipse cx="${x + 0.8}" cy="${y + 1}" rx="${r * 1.3}" ry="${r}" fill="#120905" opacity="0.8"/><ellipse cx="${x}" cy="${y}" rx="${r * 1.3}" ry="${r}" fill="#8d7a69"/><ellipse cx="${x - r * 0.35}" cy="${y - r * 0.35}" rx="${r * 0.6}" ry="${r * 0.4}" fill="#cdbfae"/>`;
  return [
    '<defs>',
    along(
      'soil',
      [0, 0, 84, 84],
      [
        [0, second ? '#281a12' : '#2c1c13'],
        [1, second ? '#322218' : '#36251a'],
      ],
    ),
    along(
      'lip',
      [0, 0, 84, 84],
      [
        [0, '#150b06'],
        [0.55, '#33221a'],
        [1, '#7a5a41'],
      ],
    ),
    blur('soft', 3),
    `<clipPath id="inside"><rect width="84" height="84" rx="${RADIUS}"/></clipPath>`,
    '</defs>',
    '<g clip-path="url(#inside)">',
    box(0, RADIUS, 'fill="url(#soil)"'),
    ...crumbs,
    second ? '' : pebble(11, 71, 2.2) + pebble(73, 12, 1.7) + pebble(75, 75, 1.5),
    '<path d="M-20 -20H104V3H4V104H-20Z" fill="#000000" opacity="0.7" filter="url(#soft)"/>',
    '</g>',
    box(1, RADIUS - 1, 'fill="none" stroke="url(#lip)" stroke-width="2"'),
  ].join('');
}

/** Golden pollen in the grass. */
export function lit(strength: number): Svg {
  return [
    '<defs>',
    around(
      'pollen',
      [42, 42, 60],
      [
        [0, '#fffbe0', 0.4 + 0.55 * strength],
        [0.6, '#ffe98a', 0.35 + 0.5 * strength],
        [1, '#ffc2dd', 0.4 + 0.4 * strength],
      ],
    ),
    '</defs>',
    box(0, RADIUS, 'fill="url(#pollen)"'),
  ].join('');
}

/** Morning light on grass that has just grown in. */
export function gleam(strength: number): Svg {
  return [
    '<defs>',
    along(
      'dew',
      [0, 0, 84, 84],
      [
        [0, '#ffffff', 0.55 * strength],
        [1, '#e6ffb0', 0.25 * strength],
      ],
    ),
    '</defs>',
    box(0, RADIUS, 'fill="url(#dew)"'),
  ].join('');
}
