import { xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';

/** Draws a whole number from 0 to `max`, both included, each equally likely. */
export type Draw = (max: number) => number;

/**
 * A source of numbers that is the same for the same seed on every machine.
 *
 * The text is spread over the 128 bits of xoroshiro128+ (Blackman and Vigna, 2018; from pure-rand) by four
 * multiplicative hashes over its UTF-16 units, each finished with MurmurHash3's 32-bit mixer (Appleby, public domain),
 * so that seeds as alike as "1" and "2" start far apart.
 */
export function drawFrom(seed: string): Draw {
  const state = [0x9e3779b9, 0x01000193, 0x85ebca6b, 0xc2b2ae35].map((factor) => {
    let hash = seed.length ^ factor;
    for (let i = 0; i < seed.length; i++) hash = Math.imul(hash ^ seed.charCodeAt(i), factor);
    hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
    hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
    return hash ^ (hash >>> 16);
  });
  // The one state that the generator cannot leave is all zeros.
  const random = xoroshiro128plusFromState(state.some(Boolean) ? state : [1, 0, 0, 0]);
  return (max) => {
    // Numbers at the top that would make the low remainders likelier are thrown away.
    const limit = 2 ** 32 - (2 ** 32 % (max + 1));
    let number = limit;
    while (number >= limit) number = random.next() >>> 0;
    return number % (max + 1);
  };
}
