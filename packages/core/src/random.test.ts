import { describe, expect, it } from 'vitest';
import { drawFrom } from './random.js';
import { evennessOfDraws } from './testing/statistics.js';

describe('a draw', () => {
  it.each([0, 1, 2, 9, 99, 479, 2 ** 24 - 1])('is a whole number from 0 to %i', (max) => {
    const draw = drawFrom('range');
    for (let i = 0; i < 2000; i++) {
      const number = draw(max);
      expect(Number.isInteger(number) && number >= 0 && number <= max).toBe(true);
    }
  });

  it('repeats itself from the same seed', () => {
    const [one, other] = [drawFrom('again'), drawFrom('again')];
    const numbers = Array.from({ length: 50 }, () => one(1_000_000));
    expect(Array.from({ length: 50 }, () => other(1_000_000))).toEqual(numbers);
  });

  it.each([2, 7, 80])('is each number from 0 to %i as often', (max) => {
    const draw = drawFrom('even');
    const counts = new Array<number>(max + 1).fill(0);
    for (let i = 0; i < 40_000; i++) {
      const number = draw(max);
      counts[number] = (counts[number] ?? 0) + 1;
    }
    const { chiSquare, min, max: most } = evennessOfDraws(counts, 1, 40_000);
    expect(chiSquare).toBeGreaterThan(min);
    expect(chiSquare).toBeLessThan(most);
  });

  it('does not favour low numbers where the range does not divide 2^32', () => {
    // A plain remainder would draw the lower half twice as often as the upper one.
    const max = 2 ** 31 + 2 ** 30 - 1;
    const draw = drawFrom('unbiased');
    let low = 0;
    for (let i = 0; i < 30_000; i++) low += +(draw(max) < 2 ** 30);
    expect(Math.abs(low - 10_000)).toBeLessThan(350);
  });

  it('is at first as even over the seeds "0" to "39999" as over one seed', () => {
    const counts = new Array<number>(10).fill(0);
    for (let seed = 0; seed < 40_000; seed++) {
      const number = drawFrom(String(seed))(9);
      counts[number] = (counts[number] ?? 0) + 1;
    }
    const { chiSquare, min, max } = evennessOfDraws(counts, 1, 40_000);
    expect(chiSquare).toBeGreaterThan(min);
    expect(chiSquare).toBeLessThan(max);
  });
});
