import { randomFrom } from '../../random.js';
import { around, blur, n, type Svg } from '../../svg.js';

/** A melted pit whose cracks still glow. */
export function crater(): Svg {
  const random = randomFrom(17);
  const cracks: string[] = [];
  for (let i = 0; i < 9; i++) {
    let angle = (i / 9) * 2 * Math.PI + random.between(-0.25, 0.25);
    let far = 8;
    let path = `M${n(42 + Math.cos(angle) * far)} ${n(42 + Math.sin(angle) * far)}`;
    const end = random.between(27, 36);
    while (far < end) {
      far += random.between(5, 9);
      angle += random.between(-0.17, 0.17);
      path += `L${n(42 + Math.cos(angle) * Math.min(far, end))} ${n(42 + Math.sin(angle) * Math.min(far, end))}`;
    }
    cracks.push(path);
  }
  const veins = cracks.join('');
  return [
    '<defs>',
    around(
      'burn',
      [42, 42, 41],
      [
        [0, '#05030c'],
        [0.6, '#0a0618', 0.9],
        [1, '#0a0618', 0],
      ],
    ),
    around(
      'pit',
      [42, 42, 22],
      [
        [0, '#ffffff'],
        [0.18, '#9fefff'],
        [0.45, '#3d7dff'],
        [0.8, '#5a1fb8', 0.75],
        [1, '#5a1fb8', 0],
      ],
    ),
    '<linearGradient id="rim" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#8d7fe0"/><stop offset="0.5" stop-color="#2a2258"/><stop offset="1" stop-color="#0c081e"/></linearGradient>',
    '<filter id="glow" filterUnits="userSpaceOnUse" x="0" y="0" width="84" height="84"><feGaussianBlur stdDeviation="2.4"/></filter>',
    blur('haze', 1),
    '</defs>',
    '<circle cx="42" cy="42" r="41" fill="url(#burn)"/>',
    `<path d="${veins}" fill="none" stroke="#b14dff" stroke-width="4" stroke-linejoin="round" stroke-linecap="round" filter="url(#glow)" opacity="0.9"/>`,
    '<circle cx="42" cy="42" r="20" fill="#0a0618" stroke="url(#rim)" stroke-width="4"/>',
    `<path d="${veins}" fill="none" stroke="#e3a6ff" stroke-width="1.6" stroke-linejoin="round" stroke-linecap="round"/>`,
    '<circle cx="42" cy="42" r="20" fill="url(#pit)" opacity="0.85" filter="url(#haze)"/>',
    '<circle cx="42" cy="42" r="6.5" fill="#e8fbff" opacity="0.9" filter="url(#haze)"/>',
  ].join('');
}
