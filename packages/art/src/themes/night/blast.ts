import { smooth, thrown } from '../../ease.js';
import { FRAME } from '../../grid.js';
import { coverWith, finish, newLayer, shine } from '../../layer.js';
import { noiseFrom } from '../../noise.js';
import { type Pixels, render } from '../../pixels.js';
import { type Puff, paintPuff, type Ramp } from '../../puffs.js';
import { randomFrom } from '../../random.js';
import { n, picture, type Svg } from '../../svg.js';
import { crater } from './crater.js';

const PLASMA: Ramp = [
  [0.1, 0.04, 0.25],
  [0.32, 0.07, 0.6],
  [0.72, 0.14, 0.9],
  [0.95, 0.35, 0.95],
  [0.5, 0.75, 1],
  [0.75, 0.95, 1],
  [1, 1, 1],
];
const noise = noiseFrom(47);

/** Plasma that cools to violet vapour. */
function vapourAt(time: number): Puff[] {
  const random = randomFrom(19);
  return Array.from({ length: 42 }, (_, i) => {
    const angle = i * 2.39996 + random.between(-0.35, 0.35);
    const reach = Math.sqrt((42 - i) / 42) * random.between(56, 74);
    const far = reach * thrown(time + 0.025, 6.5);
    const dark = random.between(0.1, 0.2);
    return {
      x: 126 + Math.cos(angle + 0.5 * time) * far,
      y: 126 + Math.sin(angle + 0.5 * time) * far,
      radius: 7 + random.between(20, 29) * thrown(time + 0.02, 4.4),
      density: 0.9 * (1 - smooth(random.between(0.38, 0.54), 0.995, time)),
      heat: random.between(0.95, 1.2) * Math.exp(-Math.max(0, time - 0.07) * (2.2 + reach * 0.03)),
      smoke: [dark * 1.5, dark * 1.1, dark * 2.7],
      seed: random.between(0, 50),
      ragged: 0.55 + 0.5 * smooth(0.3, 1, time),
    };
  });
}

/** Bolts that jump outwards, another set each frame. */
function bolts(time: number): Svg {
  const strength = smooth(0.03, 0.08, time) * (1 - smooth(0.3, 0.62, time));
  if (strength <= 0) return '';
  const random = randomFrom(100 + Math.round(time * 14));
  const paths: string[] = [];
  for (let i = 0; i < 8; i++) {
    let angle = (i / 8) * 2 * Math.PI + random.between(-0.35, 0.35);
    let far = 12;
    const end = 40 + random.between(40, 66) * thrown(time, 4);
    let path = `M${n(126 + Math.cos(angle) * far)} ${n(126 + Math.sin(angle) * far)}`;
    while (far < end) {
      far += random.between(7, 14);
      angle += random.between(-0.2, 0.2);
      path += `L${n(126 + Math.cos(angle) * far)} ${n(126 + Math.sin(angle) * far)}`;
    }
    paths.push(path);
  }
  const d = paths.join('');
  return `<g fill="none" stroke-linejoin="round" stroke-linecap="round" opacity="${n(strength)}"><path d="${d}" stroke="#4fb8ff" stroke-opacity="0.4" stroke-width="6"/><path d="${d}" stroke="#8fe6ff" stroke-opacity="0.7" stroke-width="2.8"/><path d="${d}" stroke="#ffffff" stroke-width="1.2"/></g>`;
}

/** Two thin rings that run out over the neighbours, and sparks. */
function rings(time: number): Svg {
  const parts: Svg[] = [];
  for (const [start, colour] of [
    [0, '#a8f0ff'],
    [0.12, '#ff7fe6'],
  ] as const) {
    const age = time - start;
    const strength = smooth(0, 0.06, age) * (1 - smooth(0.2, 0.6, age));
    if (strength <= 0) continue;
    const radius = n(14 + 92 * thrown(age, 3));
    parts.push(
      `<g fill="none" stroke="${colour}"><circle cx="126" cy="126" r="${radius}" stroke-width="9" stroke-opacity="${n(0.25 * strength)}"/><circle cx="126" cy="126" r="${radius}" stroke-width="2.4" stroke-opacity="${n(0.9 * strength)}"/></g>`,
    );
  }
  const random = randomFrom(23);
  for (let i = 0; i < 54; i++) {
    const angle = random.between(0, 2 * Math.PI);
    const range = random.between(50, 112);
    const pace = random.between(2.5, 4.5);
    const until = random.between(0.45, 1);
    const size = random.between(0.9, 2.2);
    const colour = random.between(0, 1) < 0.5 ? '#9feaff' : '#ff9df0';
    const fade = smooth(0.03, 0.08, time) * (1 - smooth(until * 0.6, until, time));
    if (fade <= 0) continue;
    const out = range * thrown(time, pace);
    const [x, y] = [n(126 + Math.cos(angle) * out), n(126 + Math.sin(angle) * out)];
    parts.push(
      `<g fill="${colour}"><circle cx="${x}" cy="${y}" r="${n(size * 2.6)}" opacity="${n(0.25 * fade)}"/><circle cx="${x}" cy="${y}" r="${n(size)}" opacity="${n(fade)}"/></g>`,
    );
  }
  return parts.join('');
}

/** One frame: plasma with bolts and rings, cooling to vapour over a pit that glows. */
export async function blast(time: number): Promise<Pixels> {
  const layer = newLayer();
  const pit = `<g transform="translate(84 84)" opacity="${n(smooth(0.04, 0.2, time))}">${crater()}</g>`;
  coverWith(layer, await render(picture(FRAME, 2, pit)));
  shine(layer, [0.62, 0.3, 1], 44 + 78 * smooth(0, 0.16, time), 0.75 * (1 - smooth(0.05, 0.6, time)));
  for (const puff of vapourAt(time)) paintPuff(layer, puff, PLASMA, noise, time);
  shine(layer, [0.6, 0.9, 1], 30 + 66 * smooth(0, 0.14, time), 0.85 * (1 - smooth(0, 0.28, time)));
  coverWith(layer, await render(picture(FRAME, 2, bolts(time) + rings(time))));
  return finish(layer);
}
