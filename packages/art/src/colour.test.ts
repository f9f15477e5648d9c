import { describe, expect, it } from 'vitest';
import { contrast, deltaE, labSeen, parseHex, VISIONS } from './colour.js';

describe('colour', () => {
  it('knows the contrast of black and white, and of a published pair', () => {
    expect(contrast(parseHex('#000000'), parseHex('#ffffff'))).toBeCloseTo(21, 5);
    expect(contrast(parseHex('#767676'), parseHex('#ffffff'))).toBeCloseTo(4.54, 2);
  });

  // Pairs 1, 7, 13, 17 and 25 of Sharma, Wu and Dalal (2005).
  it.each([
    [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
    [[50, 0, 0], [50, -1, 2], 2.3669],
    [[50, -0.001, 2.49], [50, 0.0011, -2.49], 4.7461],
    [[50, 2.5, 0], [73, 25, -18], 27.1492],
    [[60.2574, -34.0099, 36.2677], [60.4626, -34.1751, 39.4387], 1.2644],
  ] as const)('agrees with the reference data of CIEDE2000', (a, b, expected) => {
    expect(deltaE(a, b)).toBeCloseTo(expected, 3);
  });

  it('sees red and green of one lightness alike without red or green cones', () => {
    const [red, green] = [parseHex('#b84a3a'), parseHex('#7c6f22')];
    const apart = (vision: string) => {
      const matrix = VISIONS[vision];
      return matrix ? deltaE(labSeen(red, matrix), labSeen(green, matrix)) : Number.NaN;
    };
    expect(apart('typical')).toBeGreaterThan(30);
    expect(apart('deuteranopia')).toBeLessThan(apart('typical') / 2);
  });
});
