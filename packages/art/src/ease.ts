/** `value` held between `low` and `high`. */
export const clamp = (value: number, low = 0, high = 1): number => Math.min(high, Math.max(low, value));

/** 0 up to `from`, 1 from `to` on, smooth between; `from` may be the higher. */
export function smooth(from: number, to: number, value: number): number {
  const t = clamp((value - from) / (to - from));
  return t * t * (3 - 2 * t);
}

/** Of a thing thrown out against the air: quick at first, 1 in the end. */
export const thrown = (time: number, pace: number): number =>
  (1 - Math.exp(-pace * time)) / (1 - Math.exp(-pace));
