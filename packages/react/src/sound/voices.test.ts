import { expect, test } from 'vitest';
import type { Effect } from './effect.js';
import { lengthOf, voicesOf } from './voices.js';

const effects: readonly Effect[] = [
  ...(['open', 'flag', 'unflag', 'chord', 'blast', 'win'] as const).map((name) => ({ name })),
  { name: 'flood', size: 2 },
  { name: 'flood', size: 1_000_000 },
];

test('the larger a flood, the deeper it sounds', () => {
  const pitch = (size: number): number => voicesOf({ name: 'flood', size })[0]?.from ?? 0;
  expect(pitch(10)).toBeLessThan(pitch(2));
  expect(pitch(300)).toBeLessThan(pitch(10));
});

test.each(effects)('$name can be heard and does not hurt', (effect) => {
  const voices = voicesOf(effect);
  expect(voices.length).toBeGreaterThan(0);
  for (const { from, to, gain, length, at } of voices) {
    expect(Math.min(from, to)).toBeGreaterThan(20);
    expect(Math.max(from, to)).toBeLessThan(12_000);
    expect(gain).toBeGreaterThan(0);
    expect(gain).toBeLessThanOrEqual(1);
    expect(length).toBeGreaterThan(0);
    expect(at).toBeGreaterThanOrEqual(0);
  }
  expect(lengthOf(voices)).toBeLessThan(1.5);
});

test('no two effects sound alike', () => {
  expect(new Set(effects.map((effect) => JSON.stringify(voicesOf(effect)))).size).toBe(effects.length);
});
