import { layoutOf } from '@mines/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { analyse } from './analyse.js';
import { BudgetExceeded, InconsistentPosition } from './errors.js';
import { chancesOver, layoutsOf } from './testing/brute.js';
import { sightOf } from './testing/positions.js';

/** A small board, its mines, which cells are open. */
const small = fc
  .record({ width: fc.integer({ min: 1, max: 5 }), height: fc.integer({ min: 1, max: 4 }) })
  .filter(({ width, height }) => width * height <= 16)
  .chain(({ width, height }) => {
    const bits = fc.array(fc.boolean(), { minLength: width * height, maxLength: width * height });
    return fc.record({ width: fc.constant(width), height: fc.constant(height), mines: bits, open: bits });
  })
  .filter(({ mines }) => mines.includes(false));

it('agrees with trying every layout', () => {
  fc.assert(
    fc.property(small, ({ width, height, mines, open }) => {
      const cells = mines.flatMap((mine, cell) => (mine ? [cell] : []));
      const layout = layoutOf({ width, height, mines: cells.length }, cells);
      const position = sightOf(layout, (cell) => open[cell] ?? false);
      const layouts = layoutsOf(position);
      const chances = chancesOver(layouts, width * height);
      const { probability, safe, mines: mined, log10Solutions } = analyse(position);
      probability.forEach((chance, cell) => {
        if (Number.isNaN(chance)) expect(mines[cell] || !open[cell]).toBe(false);
        else expect(Math.abs(chance - (chances[cell] ?? NaN))).toBeLessThan(1e-12);
      });
      const closed = [...probability.keys()].filter((cell) => mines[cell] || !open[cell]);
      expect(safe).toEqual(closed.filter((cell) => chances[cell] === 0));
      expect(mined).toEqual(closed.filter((cell) => chances[cell] === 1));
      expect(Math.abs(log10Solutions - Math.log10(layouts.length))).toBeLessThan(1e-12);
    }),
    { numRuns: 3000 },
  );
});

it('says of any bytes at all what they allow, or that they allow nothing', () => {
  const any = fc
    .record({ width: fc.integer({ min: 1, max: 4 }), height: fc.integer({ min: 1, max: 4 }) })
    .chain(({ width, height }) =>
      fc.record({
        board: fc.record({
          width: fc.constant(width),
          height: fc.constant(height),
          mines: fc.integer({ min: 0, max: width * height }),
        }),
        rows: fc.array(
          fc
            .array(fc.constantFrom(0, 1, 1, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 9, 9, 9, 9, 9, 9, 9, 10, 11), {
              minLength: width,
              maxLength: width,
            })
            .map((row) => Uint8Array.from(row)),
          { minLength: height, maxLength: height },
        ),
      }),
    );
  fc.assert(
    fc.property(any, (position) => {
      const layouts = layoutsOf(position);
      if (layouts.length === 0) expect(() => analyse(position)).toThrow(InconsistentPosition);
      else {
        const chances = chancesOver(layouts, position.board.width * position.board.height);
        analyse(position).probability.forEach((chance, cell) => {
          if (!Number.isNaN(chance)) expect(Math.abs(chance - (chances[cell] ?? NaN))).toBeLessThan(1e-12);
        });
      }
    }),
    { numRuns: 3000 },
  );
});

it('neither hangs nor fails otherwise on large hostile positions', () => {
  const bytes = fc.uint8Array({ minLength: 900, maxLength: 900, max: 14 });
  fc.assert(
    fc.property(bytes, fc.nat(900), fc.nat(14), (faces, mines, closed) => {
      const rows = Array.from({ length: 30 }, (_, y) =>
        faces.slice(30 * y, 30 * y + 30).map((face) => (face >= closed ? 9 : face)),
      );
      try {
        analyse({ board: { width: 30, height: 30, mines }, rows }, { budget: 20_000 });
      } catch (error) {
        expect(error instanceof InconsistentPosition || error instanceof BudgetExceeded).toBe(true);
      }
    }),
    { numRuns: 200 },
  );
});
