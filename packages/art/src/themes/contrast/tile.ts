import { mix } from '../../mix.js';
import { box, n, type Svg } from '../../svg.js';

const RADIUS = 6;

/** A flat dark tile; its edges at the top and left are broad and white while it stands out. */
export function closed(lift: number): Svg {
  const edge = 4 + 4 * lift;
  return [
    box(0, RADIUS, `fill="${mix('#b9cdf0', '#7f97c0', lift)}"`),
    `<path d="M0 84V${RADIUS}Q0 0 ${RADIUS} 0H84L${n(80)} ${n(edge)}H${n(edge)}V80Z" fill="${mix('#b9cdf0', '#ffffff', lift)}" clip-path="url(#shape)"/>`,
    `<clipPath id="shape"><rect width="84" height="84" rx="${RADIUS}"/></clipPath>`,
    `<path d="M${n(edge)} ${n(edge)}H80V80H${n(edge)}Z" fill="${mix('#39506f', '#16243c', lift)}"/>`,
  ].join('');
}

/** A flat white tile. */
export function open(second: boolean): Svg {
  return (
    box(0, RADIUS, `fill="${second ? '#f1f1f1' : '#ffffff'}"`) +
    box(1, RADIUS - 1, 'fill="none" stroke="#767676" stroke-width="2"')
  );
}

/** Stripes as well as a colour, so that the wave is seen in any palette. */
export function lit(strength: number): Svg {
  const stripes = [-60, -30, 0, 30, 60, 90, 120]
    .map(
      (x) => `<path d="M${x} 90L${x + 96} -6" stroke="#000000" stroke-width="${n(4 + 9 * (1 - strength))}"/>`,
    )
    .join('');
  return [
    `<clipPath id="all"><rect width="84" height="84" rx="${RADIUS}"/></clipPath>`,
    `<g clip-path="url(#all)">${box(0, RADIUS, `fill="${mix('#b58b00', '#ffe14d', strength)}"`)}<g opacity="${n(0.25 + 0.75 * (1 - strength))}">${stripes}</g></g>`,
    box(2, RADIUS - 2, 'fill="none" stroke="#ffffff" stroke-width="4"'),
  ].join('');
}

/** A plain lightening. */
export function gleam(strength: number): Svg {
  return box(0, RADIUS, `fill="#ffffff" opacity="${n(0.4 * strength)}"`);
}
