import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { BoardError, decodeLayout, encodeLayout, FormatError, type Layout } from './index.js';
import { layouts } from './testing/arbitraries.js';
import { HOUSE_STYLE } from './testing/thrown.js';

/** The layout, or `null` where the text is refused the way it should be; anything else goes on being thrown. */
function decodedOrRefused(text: string): Layout | null {
  try {
    return decodeLayout(text);
  } catch (error) {
    if (!(error instanceof FormatError || error instanceof BoardError)) throw error;
    expect(error.message).toMatch(HOUSE_STYLE);
    return null;
  }
}

describe('a layout as text', () => {
  it('reads back as it was, for any layout', () => {
    fc.assert(
      fc.property(layouts, (layout) => {
        expect(decodeLayout(encodeLayout(layout))).toEqual(layout);
      }),
      { numRuns: 500 },
    );
  });

  it('is the only text of that layout: whatever is read is written back letter by letter', () => {
    const digits = fc.constantFrom(...'AQgBkw_-9z');
    const plausible = fc
      .tuple(
        fc.integer({ min: 0, max: 7 }),
        fc.integer({ min: 0, max: 7 }),
        fc.array(digits, { maxLength: 11 }),
      )
      .map(([width, height, bits]) => `${width}x${height}.${bits.join('')}`);
    let read = 0;
    fc.assert(
      fc.property(plausible, (text) => {
        const layout = decodedOrRefused(text);
        if (!layout) return;
        read++;
        expect(encodeLayout(layout)).toBe(text);
      }),
      { numRuns: 3000 },
    );
    // Else the texts would be too far off to try anything.
    expect(read).toBeGreaterThan(20);
  });

  it('with one character changed, added or lost is another layout or is refused', () => {
    const edits = fc.tuple(
      layouts,
      fc.double({ min: 0, max: 0.999, noNaN: true }),
      fc.nat(2),
      fc.string({ maxLength: 1 }),
    );
    fc.assert(
      fc.property(edits, ([layout, place, cut, put]) => {
        const text = encodeLayout(layout);
        const at = Math.floor(place * text.length);
        const edited = text.slice(0, at) + put + text.slice(at + cut);
        const other = decodedOrRefused(edited);
        if (other) expect(encodeLayout(other)).toBe(edited);
      }),
      { numRuns: 2000 },
    );
  });

  it('is refused, and nothing else happens, for any text at all', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 30 }), (text) => {
        expect(decodedOrRefused(text)).toBeNull();
      }),
      { numRuns: 1000 },
    );
  });
});
