import { smooth, thrown } from '../../ease.js';
import { randomFrom } from '../../random.js';
import { n, type Svg } from '../../svg.js';

/** Splinters of the mine that turn as they fly, and sparks that draw a line. */
export function debris(time: number): Svg {
  const random = randomFrom(5);
  const parts: Svg[] = [];
  for (let i = 0; i < 26; i++) {
    const angle = i * 2.39996 + random.between(-0.35, 0.35);
    const range = random.between(70, 108);
    const size = random.between(2.6, 5.4);
    const spin = random.between(-700, 700);
    const shape = [0, 1, 2, 3, 4].map((corner) => {
      const turn = (corner / 5) * 2 * Math.PI + random.between(-0.4, 0.4);
      const far = size * random.between(0.55, 1.15);
      return `${n(Math.cos(turn) * far)} ${n(Math.sin(turn) * far)}`;
    });
    const out = range * thrown(time, 3.4);
    // Seen from above: what flies high looks larger, and its shadow falls further off.
    const height = Math.sin(Math.PI * Math.min(1, time / 0.85));
    const fade = smooth(0.1, 0.2, time) * (1 - smooth(0.72, 0.94, time));
    if (fade <= 0) continue;
    const [x, y] = [126 + Math.cos(angle) * out, 126 + Math.sin(angle) * out - 9 * height];
    const glow = 1 - smooth(0.1, 0.55, time);
    const turn = `rotate(${n(spin * time)}) scale(${n(0.8 + 0.5 * height)})`;
    const points = shape.join('L');
    parts.push(
      `<g opacity="${n(fade)}">`,
      `<g transform="translate(${n(x + 3 + 7 * height)} ${n(y + 4 + 9 * height)}) ${turn}" opacity="0.25"><path d="M${points}Z" fill="#000000"/></g>`,
      `<g transform="translate(${n(x)} ${n(y)}) ${turn}"><path d="M${points}Z" fill="#171a1f" stroke="#4b515c" stroke-width="0.6"/><path d="M${points}Z" fill="#ff8a2b" opacity="${n(glow)}"/></g>`,
      '</g>',
    );
  }
  for (let i = 0; i < 34; i++) {
    const angle = random.between(0, 2 * Math.PI);
    const range = random.between(60, 112);
    const pace = random.between(3, 5);
    const until = random.between(0.3, 0.62);
    const fade = smooth(0.02, 0.06, time) * (1 - smooth(until * 0.6, until, time));
    if (fade <= 0) continue;
    const [head, tail] = [range * thrown(time, pace), range * thrown(Math.max(0, time - 0.045), pace)];
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    parts.push(
      `<path d="M${n(126 + c * tail)} ${n(126 + s * tail)}L${n(126 + c * head)} ${n(126 + s * head)}" stroke="#ffe9a8" stroke-width="${n(1.1 + fade * 1.1)}" stroke-linecap="round" opacity="${n(fade)}"/>`,
    );
  }
  return parts.join('');
}
