/** Draws a whole number from 0 to `below - 1`. */
export type Draw = (below: number) => number;

/**
 * Numbers that are the same for the same seed on every machine: a counter in steps of the golden ratio (Steele, Lea and
 * Flood, "Fast splittable pseudorandom number generators", OOPSLA 2014), mixed by MurmurHash3's finisher (Appleby,
 * public domain). It only chooses between repairs; where mines begin is laid by the engine.
 */
export function drawFrom(seed: string): Draw {
  let state = 0;
  for (let i = 0; i < seed.length; i++) state = mix(state ^ seed.charCodeAt(i)) + 0x9e3779b9;
  return (below) => {
    state = (state + 0x9e3779b9) | 0;
    return Math.floor((mix(state) / 2 ** 32) * below);
  };
}

function mix(hash: number): number {
  let h = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}
