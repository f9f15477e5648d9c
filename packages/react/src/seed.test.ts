import { expect, it, vi } from 'vitest';
import { drawSeed } from './seed.js';

it('seeds are short texts that can stand in a link as they are', () => {
  for (let i = 0; i < 100; i++) expect(drawSeed()).toMatch(/^[0-9a-z]{3,21}$/);
});

it('a seed is made of 96 random bits, and each of them counts', () => {
  const seeds = new Set<string>();
  const draw = vi.spyOn(crypto, 'getRandomValues');
  for (let bit = -1; bit < 96; bit++) {
    // One bit is set, or none.
    draw.mockImplementation((array) => {
      expect(array).toBeInstanceOf(Uint32Array);
      if (array instanceof Uint32Array) {
        expect(array).toHaveLength(3);
        if (bit >= 0) array[Math.floor(bit / 32)] = 2 ** (bit % 32);
      }
      return array;
    });
    seeds.add(drawSeed());
  }
  // Two words are parted by nothing, so a few texts may be the same; hardly ever with words of full length.
  expect(seeds.size).toBeGreaterThan(80);
});

it('no seed comes twice', () => {
  expect(new Set(Array.from({ length: 1000 }, drawSeed)).size).toBe(1000);
});
