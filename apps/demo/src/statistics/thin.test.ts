import fc from 'fast-check';
import { expect, it } from 'vitest';
import { thin } from './thin.js';

it('keeps both ends, the order, and no more than is wanted', () => {
  fc.assert(
    fc.property(fc.nat(3000), fc.integer({ min: 2, max: 500 }), (length, most) => {
      const values = Array.from({ length }, (_, index) => index);
      const kept = thin(values, most);
      expect(kept.length).toBe(Math.min(length, most));
      expect(kept).toEqual([...new Set(kept)].sort((a, b) => a - b));
      if (length > 0) expect([kept[0], kept.at(-1)]).toEqual([0, length - 1]);
    }),
  );
});
