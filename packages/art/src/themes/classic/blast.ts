import { smooth, thrown } from '../../ease.js';
import { FRAME } from '../../grid.js';
import { coverWith, finish, newLayer, shine } from '../../layer.js';
import { noiseFrom } from '../../noise.js';
import { type Pixels, render } from '../../pixels.js';
import { type Puff, paintPuff, type Ramp } from '../../puffs.js';
import { randomFrom } from '../../random.js';
import { picture } from '../../svg.js';
import { crater } from './crater.js';
import { debris } from './debris.js';

const FIRE: Ramp = [
  [0.1, 0.03, 0.02],
  [0.45, 0.07, 0.02],
  [0.85, 0.22, 0.03],
  [1, 0.5, 0.08],
  [1, 0.76, 0.25],
  [1, 0.93, 0.62],
  [1, 1, 0.92],
];

const noise = noiseFrom(20);

/** The balls of fire and smoke at a time, those at the bottom first. */
function puffsAt(time: number): Puff[] {
  const random = randomFrom(11);
  const puffs: Puff[] = [];
  for (let i = 0; i < 46; i++) {
    const angle = i * 2.39996 + random.between(-0.3, 0.3);
    const far = Math.sqrt((46 - i) / 46) * random.between(60, 74);
    const grown = random.between(23, 33);
    const late = random.between(0, 0.12);
    const fade = random.between(0.46, 0.62);
    const grey = random.between(0.24, 0.46);
    const heat = random.between(0.95, 1.25);
    const out = thrown(time + 0.025, 6.5);
    const cool = Math.exp(-Math.max(0, time - 0.08 - late) * (2.4 + far * 0.034));
    puffs.push({
      x: 126 + Math.cos(angle) * far * out,
      y: 126 + Math.sin(angle) * far * out - 10 * time * time,
      radius: 7 + grown * thrown(time + 0.02, 4.2) * (1 + 0.25 * time),
      density: 0.96 * (1 - smooth(fade, 0.99, time)),
      heat: heat * cool,
      smoke: [grey * 1.02, grey * 0.97, grey * 0.93],
      seed: random.between(0, 50),
      ragged: 0.42 + 0.5 * smooth(0.4, 1, time),
    });
  }
  return puffs;
}

/** A ring of pressed air that runs ahead of the fire. */
function shock(time: number): string {
  const strength = smooth(0, 0.06, time) * (1 - smooth(0.1, 0.36, time));
  if (strength <= 0) return '';
  const radius = 18 + 96 * thrown(time, 3.6) ** 0.8;
  return `<circle cx="126" cy="126" r="${radius}" fill="none" stroke="#fff4d6" stroke-opacity="${0.5 * strength}" stroke-width="${3 + 5 * (1 - strength)}"/>`;
}

/** One frame: the hole, the fire that turns to smoke over it, and what flies out of it. */
export async function blast(time: number): Promise<Pixels> {
  const layer = newLayer();
  const hole = `<g transform="translate(84 84)" opacity="${smooth(0.04, 0.2, time)}">${crater()}</g>`;
  coverWith(layer, await render(picture(FRAME, 2, hole + shock(time))));
  const flash = 1 - smooth(0.02, 0.42, time);
  shine(layer, [1, 0.62, 0.2], 40 + 82 * smooth(0, 0.14, time), 0.75 * flash);
  for (const puff of puffsAt(time)) paintPuff(layer, puff, FIRE, noise, time);
  shine(layer, [1, 0.85, 0.5], 30 + 70 * smooth(0, 0.14, time), 0.8 * (1 - smooth(0, 0.26, time)));
  coverWith(layer, await render(picture(FRAME, 2, debris(time))));
  return finish(layer);
}
