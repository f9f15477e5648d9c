import { expect, it } from 'vitest';
import { drawSeed } from './seed.js';

it('seeds are short texts that can stand in a link as they are', () => {
  for (let i = 0; i < 100; i++) expect(drawSeed()).toMatch(/^[0-9a-z]{3,21}$/);
});

it('no seed comes twice', () => {
  // Of 96 random bits; with 20 of them alike a thousand seeds would repeat more often than not.
  expect(new Set(Array.from({ length: 1000 }, drawSeed)).size).toBe(1000);
});
