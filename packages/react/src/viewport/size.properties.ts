import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anchorAt, positionOf, type Tiles } from './anchor.js';
import {
  type Both,
  clampSize,
  fitSize,
  type Lengths,
  type Limits,
  largestIn,
  nextSize,
  type Space,
  STEP,
} from './size.js';

/** A pixel of a screen with one, one and a quarter, one and a half or 2.625 to the CSS pixel, and of a page at 67 %. */
const pixel = fc.constantFrom(1, 1 / 1.25, 1 / 1.5, 1 / 2.625, 1 / 0.67);
const limits: fc.Arbitrary<Limits> = fc
  .tuple(fc.integer({ min: 2, max: 60 }), fc.integer({ min: 2, max: 80 }), pixel)
  .map(([min, more, one]) => ({ min, max: min + more, pixel: one }));
/** How many pixels, if it is a whole number. */
const whole = (size: number, { pixel: one }: Limits): boolean =>
  Math.abs(size / one - Math.round(size / one)) < 1e-6;
const real = (min: number, max: number): fc.Arbitrary<number> => fc.double({ min, max, noNaN: true });

describe('a size', () => {
  it('is whole pixels of the screen and within its limits, whatever is asked for', () => {
    fc.assert(
      fc.property(real(-1e6, 1e6), limits, (size, range) => {
        const clamped = clampSize(size, range);
        expect(whole(clamped, range)).toBe(true);
        expect(clamped).toBeGreaterThan(range.min - 1e-6);
        expect(clamped).toBeLessThan(range.max + 1e-6);
        if (size >= range.min && size <= range.max)
          expect(Math.abs(clamped - size)).toBeLessThan(range.pixel + 1e-6);
      }),
    );
  });

  it('gets larger and smaller step by step, until it is at an end', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 140 }), limits, (wish, range) => {
        const size = clampSize(wish, range);
        const [larger, smaller] = [nextSize(size, 1, range), nextSize(size, -1, range)];
        expect(whole(larger, range) && whole(smaller, range)).toBe(true);
        const [least, most] = [clampSize(0, range), clampSize(1e6, range)];
        if (size < most - range.pixel / 2) expect(larger).toBeGreaterThan(size);
        else expect(larger).toBe(most);
        if (size > least + range.pixel / 2) expect(smaller).toBeLessThan(size);
        else expect(smaller).toBe(least);
      }),
    );
  });
});

describe('a place', () => {
  const tiles = (size: number, start: number, gap: number, count: number): Tiles => ({
    start,
    size,
    gap,
    count,
  });
  const scene = fc.record({
    count: fc.integer({ min: 1, max: 100 }),
    gap: fc.integer({ min: 0, max: 8 }),
    from: fc.integer({ min: 24, max: 64 }),
    to: fc.integer({ min: 24, max: 64 }),
    start: real(-4000, 4000),
    startNow: real(-4000, 4000),
    at: real(-4000, 8000),
  });

  it('is where it was, at the same size', () => {
    fc.assert(
      fc.property(scene, ({ count, gap, from, start, at }) => {
        const line = tiles(from, start, gap, count);
        expect(positionOf(anchorAt(at, line), line)).toBeCloseTo(at, 6);
      }),
    );
  });

  it('stays under the fingers within half a pixel, once the window scrolled by whole pixels', () => {
    fc.assert(
      fc.property(scene, fc.nat(), real(0, 1), ({ count, gap, from, to, start, startNow }, any, share) => {
        const index = any % count;
        const at = start + index * (from + gap) + share * from;
        const anchor = anchorAt(at, tiles(from, start, gap, count));
        const scrolled = Math.round(positionOf(anchor, tiles(to, startNow, gap, count)) - at);
        const now = startNow - scrolled + index * (to + gap) + share * to;
        expect(Math.abs(now - at)).toBeLessThanOrEqual(0.5 + 1e-6);
      }),
    );
  });

  it('beside the tiles keeps its distance to them', () => {
    const small = tiles(24, 10, 2, 3);
    const large = tiles(48, 10, 2, 3);
    expect(positionOf(anchorAt(4, small), large)).toBe(4);
    // The last tile ends at 10 + 3 * 24 + 2 * 2 = 86, and then at 10 + 3 * 48 + 2 * 2 = 158.
    expect(positionOf(anchorAt(91, small), large)).toBe(163);
  });
});

describe('the size at first', () => {
  const GAP = 2;
  const scene = fc.record({
    columns: fc.integer({ min: 1, max: 100 }),
    rows: fc.integer({ min: 1, max: 100 }),
    edge: fc.integer({ min: 0, max: 12 }),
    glow: fc.constantFrom(0, 1, 1.5),
    width: fc.integer({ min: 100, max: 2000 }),
    height: fc.integer({ min: 100, max: 2000 }),
    bar: fc.constantFrom(0, 15),
    usual: fc.integer({ min: 10, max: 50 }),
    range: limits.map((of) => ({ ...of, pixel: 1 })),
  });

  it('is the largest at which the whole board is seen, else the largest that pans one way, never out of range', () => {
    fc.assert(
      fc.property(scene, ({ columns, rows, edge, glow, width, height, bar, usual, range }) => {
        const field = (count: number, size: number): number => count * size + (count - 1) * GAP + 2 * edge;
        const room = (count: number, size: number): number => field(count, size) + 2 * glow * size;
        const lengths = (count: number, of: typeof field): Lengths => ({
          small: of(count, usual),
          large: of(count, usual + STEP),
        });
        const axis = (count: number, box: number): Space => ({
          field: lengths(count, field),
          room: lengths(count, room),
          box,
          beside: box - bar,
        });
        const space: Both<Space> = { across: axis(columns, width), down: axis(rows, height) };
        const allSeen = (size: number): boolean =>
          field(columns, size) <= width && field(rows, size) <= height;
        const oneWay = (size: number): boolean =>
          room(columns, size) <= width - bar || room(rows, size) <= height - bar;
        const good = allSeen(range.min) ? allSeen : oneWay;
        // By trying every size there may be.
        let best = range.min;
        for (let size = range.min; size <= Math.min(usual, range.max); size++) if (good(size)) best = size;
        expect(fitSize(space, usual, range)).toBe(best);
      }),
      { numRuns: 500 },
    );
  });

  it('is exact to the pixel where something just fits', () => {
    // 16 cells of 35 and of 43, 15 gaps of 2.
    const lengths = { small: 590, large: 718 };
    expect(largestIn(590, 35, lengths, { pixel: 1 })).toBe(35);
    expect(largestIn(589, 35, lengths, { pixel: 1 })).toBe(34);
    expect(largestIn(574, 35, lengths, { pixel: 1 })).toBe(34);
  });

  it('grows by pixels of the screen where those are smaller', () => {
    // 16 cells of 44 and of 52 pixels of 0.8, 15 gaps of two of them.
    const lengths = { small: 587.2, large: 689.6 };
    expect(largestIn(600, 35.2, lengths, { pixel: 0.8 })).toBeCloseTo(36, 6);
    expect(largestIn(587.2, 35.2, lengths, { pixel: 0.8 })).toBeCloseTo(35.2, 6);
    expect(largestIn(587, 35.2, lengths, { pixel: 0.8 })).toBeCloseTo(34.4, 6);
  });
});
