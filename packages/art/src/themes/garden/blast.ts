import { smooth, thrown } from '../../ease.js';
import { FRAME } from '../../grid.js';
import { coverWith, finish, newLayer, shine } from '../../layer.js';
import { noiseFrom } from '../../noise.js';
import { type Pixels, render } from '../../pixels.js';
import { type Puff, paintPuff, type Ramp } from '../../puffs.js';
import { randomFrom } from '../../random.js';
import { n, picture, type Svg } from '../../svg.js';
import { crater, LEAF, PETAL, plantPaints } from './plant.js';

const POLLEN: Ramp = [
  [0.95, 0.6, 0.75],
  [1, 0.72, 0.55],
  [1, 0.85, 0.45],
  [1, 0.95, 0.65],
  [1, 1, 0.92],
];
const noise = noiseFrom(31);

/** Clouds of pollen, golden in the middle and pink where they thin out. */
function pollenAt(time: number): Puff[] {
  const random = randomFrom(12);
  return Array.from({ length: 30 }, (_, i) => {
    const angle = i * 2.39996 + random.between(-0.3, 0.3);
    const far = Math.sqrt((30 - i) / 30) * random.between(54, 72) * thrown(time + 0.03, 5);
    const tint = random.between(-0.06, 0.06);
    return {
      x: 126 + Math.cos(angle) * far,
      y: 126 + Math.sin(angle) * far - 8 * time * time,
      radius: 8 + random.between(18, 27) * thrown(time + 0.02, 4),
      density: 0.8 * (1 - smooth(0.16 + random.between(0, 0.12), 0.72, time)),
      heat: random.between(0.75, 1.05) * Math.exp(-time * 2.6),
      smoke: [1, 0.8 + tint, 0.88],
      seed: random.between(0, 50),
      ragged: 0.4 + 0.5 * smooth(0.2, 0.8, time),
    };
  });
}

/** Petals and leaves that whirl out and come to rest. */
function whirl(time: number): Svg {
  const random = randomFrom(6);
  const parts: Svg[] = ['<defs>', plantPaints(), '</defs>'];
  for (let i = 0; i < 58; i++) {
    const angle = i * 2.39996 + random.between(-0.3, 0.3);
    const range = 26 + Math.sqrt((i + 1) / 58) * random.between(58, 76);
    const size = random.between(0.48, 0.95);
    const drift = random.between(-0.7, 0.7);
    const [spin, tumble] = [random.between(-320, 320), random.between(4, 11)];
    const phase = random.between(0, 6);
    const gone = random.between(0.74, 0.97);
    const kind = random.between(0, 1);
    const fade = smooth(0.015, 0.08, time) * (1 - smooth(gone - 0.22, gone, time));
    if (fade <= 0) continue;
    const out = range * thrown(time, 3.6);
    const turn = angle + drift * time;
    const height = Math.sin(Math.PI * Math.min(1, time / 0.95));
    const [x, y] = [126 + Math.cos(turn) * out, 126 + Math.sin(turn) * out - 5 * height];
    // A petal that tumbles shows its edge now and then.
    const flat = 0.35 + 0.65 * Math.abs(Math.cos(phase + tumble * time));
    const grow = size * (0.55 + 0.45 * smooth(0, 0.2, time)) * (0.9 + 0.35 * height);
    const pose = `rotate(${n((turn * 180) / Math.PI + 90 + spin * time)}) scale(${n(grow * flat)} ${n(grow)}) translate(0 10)`;
    const shape = kind > 0.86 ? LEAF : PETAL;
    const paint = kind > 0.86 ? 'leaf' : kind > 0.45 ? 'petal' : 'pale';
    parts.push(
      `<g opacity="${n(fade)}"><g transform="translate(${n(x + 3 + 5 * height)} ${n(y + 4 + 7 * height)}) ${pose}"><path d="${shape}" opacity="0.22"/></g><g transform="translate(${n(x)} ${n(y)}) ${pose}"><path d="${shape}" fill="url(#${paint})" stroke="#7d1250" stroke-opacity="0.55" stroke-width="0.8"/></g></g>`,
    );
  }
  for (let i = 0; i < 40; i++) {
    const angle = random.between(0, 2 * Math.PI);
    const out = random.between(50, 110) * thrown(time, random.between(2.5, 4.5));
    const until = random.between(0.4, 0.9);
    const fade = smooth(0.03, 0.1, time) * (1 - smooth(until * 0.6, until, time));
    if (fade > 0)
      parts.push(
        `<circle cx="${n(126 + Math.cos(angle) * out)}" cy="${n(126 + Math.sin(angle) * out)}" r="${n(random.between(0.9, 2))}" fill="#fff0a0" opacity="${n(fade)}"/>`,
      );
  }
  return parts.join('');
}

/** One frame: the blossom opens in a cloud of pollen while petals whirl over the neighbours. */
export async function blast(time: number): Promise<Pixels> {
  const layer = newLayer();
  const opened = smooth(0.05, 0.5, time);
  const size = 0.25 + 0.75 * opened + 0.1 * Math.sin(Math.PI * opened);
  // Grown past its tile for a moment, the blossom still ends at its own size.
  const bloom = `<g opacity="${n(smooth(0.02, 0.12, time))}" transform="translate(126 126) scale(${n(size)}) rotate(${n(-50 * (1 - opened))}) translate(-42 -42)">${crater()}</g>`;
  shine(layer, [1, 0.9, 0.5], 36 + 80 * smooth(0, 0.2, time), 0.7 * (1 - smooth(0.05, 0.5, time)));
  coverWith(layer, await render(picture(FRAME, 2, bloom)));
  for (const puff of pollenAt(time)) paintPuff(layer, puff, POLLEN, noise, time);
  coverWith(layer, await render(picture(FRAME, 2, whirl(time))));
  shine(layer, [1, 0.95, 0.75], 26 + 50 * smooth(0, 0.14, time), 0.8 * (1 - smooth(0, 0.22, time)));
  return finish(layer);
}
