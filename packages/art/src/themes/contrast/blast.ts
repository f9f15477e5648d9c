import { smooth, thrown } from '../../ease.js';
import { FRAME } from '../../grid.js';
import { coverWith, finish, newLayer } from '../../layer.js';
import { type Pixels, render } from '../../pixels.js';
import { randomFrom } from '../../random.js';
import { n, picture, type Svg } from '../../svg.js';

/** A star around (x, y) whose points are a little uneven. */
function star(x: number, y: number, radius: number, points: number, turn: number, seed: number): string {
  const random = randomFrom(seed);
  const corners = Array.from({ length: points * 2 }, (_, i) => {
    const far = radius * (i % 2 ? 0.62 : random.between(0.86, 1));
    const angle = ((i / points / 2) * 360 + turn) * (Math.PI / 180);
    return `${n(x + Math.cos(angle) * far)} ${n(y + Math.sin(angle) * far)}`;
  });
  return `M${corners.join('L')}Z`;
}

/** A flat pit. */
export function crater(): Svg {
  return [
    `<path d="${star(42, 42, 38, 12, 8, 3)}" fill="#000000"/>`,
    '<circle cx="42" cy="42" r="20" fill="none" stroke="#ffffff" stroke-width="4"/>',
    '<circle cx="42" cy="42" r="7" fill="#ffffff"/>',
  ].join('');
}

/** Clouds like those of a comic, that shrink as they leave. */
function clouds(time: number): Svg {
  const random = randomFrom(2);
  const size = smooth(0.16, 0.4, time) * (1 - smooth(0.5, 0.99, time));
  if (size <= 0) return '';
  const circles = Array.from({ length: 13 }, (_, i) => {
    const angle = (i / 13) * 2 * Math.PI + random.between(-0.2, 0.2);
    const far = random.between(56, 78) * thrown(time, 4);
    const radius = random.between(17, 27) * size;
    return [n(126 + Math.cos(angle) * far), n(126 + Math.sin(angle) * far), n(radius)] as const;
  });
  const draw = (paint: string, grow: number) =>
    circles
      .map(([x, y, r]) => `<circle cx="${x}" cy="${y}" r="${n(Number(r) + grow)}" fill="${paint}"/>`)
      .join('');
  return draw('#000000', 3.5) + draw('#ffffff', 0);
}

/** Flat splinters. */
function splinters(time: number): Svg {
  const random = randomFrom(4);
  const parts: Svg[] = [];
  const size = smooth(0.04, 0.12, time) * (1 - smooth(0.7, 1, time));
  for (let i = 0; i < 16 && size > 0; i++) {
    const angle = (i / 16) * 2 * Math.PI + random.between(-0.15, 0.15);
    const far = random.between(84, 106) * thrown(time, 3.4);
    const scale = random.between(0.7, 1.25) * size;
    const spin = random.between(-300, 300) * time;
    parts.push(
      `<path d="M-6 5L0 -7L6 5Z" transform="translate(${n(126 + Math.cos(angle) * far)} ${n(126 + Math.sin(angle) * far)}) rotate(${n(spin)}) scale(${n(scale)})" fill="#000000" stroke="#ffffff" stroke-width="2"/>`,
    );
  }
  return parts.join('');
}

/** One frame: flat stars in yellow, orange and white, then clouds, then the pit. */
export async function blast(time: number): Promise<Pixels> {
  const layer = newLayer();
  const grown = 20 + 92 * thrown(time, 5);
  const gone = smooth(0.42, 0.66, time);
  const turn = 30 * time;
  // The star goes from its middle: a hole opens in it until nothing is left.
  const hollow = `<mask id="hollow"><rect width="252" height="252" fill="#ffffff"/><circle cx="126" cy="126" r="${n(126 * gone)}" fill="#000000"/></mask>`;
  const stars = [
    [1, '#000000', 14],
    [0.93, '#ffd400', 14],
    [0.68, '#ff7a00', 12],
    [0.44 * (1 - smooth(0.2, 0.5, time)), '#ffffff', 10],
  ] as const;
  const burst = stars
    .map(
      ([size, paint, points], i) =>
        `<path d="${star(126, 126, grown * size, points, turn + i * 9, 5 + i)}" fill="${paint}"/>`,
    )
    .join('');
  const parts = [
    `<defs>${hollow}</defs>`,
    `<g opacity="${smooth(0.1, 0.2, time)}" transform="translate(84 84)">${crater()}</g>`,
    gone < 1 ? `<g mask="url(#hollow)">${burst}</g>` : '',
    clouds(time),
    splinters(time),
  ];
  coverWith(layer, await render(picture(FRAME, 2, parts.join(''))));
  return finish(layer);
}
