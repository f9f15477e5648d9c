/** A piece of SVG in tile units. */
export type Svg = string;

/** Wraps a drawing as a picture of its own, so that it can be rendered. */
export function picture(side: number, scale: number, content: Svg): Svg {
  const pixels = side * scale;
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="${pixels}" height="${pixels}" viewBox="0 0 ${side} ${side}">${content}</svg>`;
}

/** A number short enough for SVG text. */
export const n = (value: number): string => String(Math.round(value * 1000) / 1000);

/** `[offset, colour, opacity]` of a gradient. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

const stopsOf = (stops: readonly Stop[]): Svg =>
  stops
    .map(
      ([at, colour, opacity = 1]) =>
        `<stop offset="${at}" stop-color="${colour}" stop-opacity="${n(opacity)}"/>`,
    )
    .join('');

/** A gradient along the line from (x1, y1) to (x2, y2), in tile units. */
export function along(
  id: string,
  [x1, y1, x2, y2]: readonly [number, number, number, number],
  stops: readonly Stop[],
): Svg {
  return `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="${n(x1)}" y1="${n(y1)}" x2="${n(x2)}" y2="${n(y2)}">${stopsOf(stops)}</linearGradient>`;
}

/** A gradient around (x, y) out to `radius`, in tile units; the light sits at (fx, fy). */
export function around(
  id: string,
  [x, y, radius, fx = x, fy = y]: readonly [number, number, number, number?, number?],
  stops: readonly Stop[],
): Svg {
  return `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fx="${n(fx)}" fy="${n(fy)}">${stopsOf(stops)}</radialGradient>`;
}

/** A filter that blurs by `deviation` tile units. */
export function blur(id: string, deviation: number): Svg {
  return `<filter id="${id}" x="-60%" y="-60%" width="220%" height="220%"><feGaussianBlur stdDeviation="${n(deviation)}"/></filter>`;
}

/** A rectangle with its corners rounded. */
export function box(inset: number, radius: number, paint: string, side = 84): Svg {
  const span = side - 2 * inset;
  return `<rect x="${n(inset)}" y="${n(inset)}" width="${n(span)}" height="${n(span)}" rx="${n(radius)}" ${paint}/>`;
}
