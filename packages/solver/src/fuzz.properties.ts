import fc from 'fast-check';
import { expect, it } from 'vitest';
import { analyse } from './analyse.js';
import { bestMove } from './best.js';
import { BudgetExceeded, InconsistentPosition } from './errors.js';
import { hint } from './hint.js';
import type { Position } from './position.js';

/** Rows of any faces at all, mostly closed cells and small numbers; few of them can be. */
const anything = fc
  .record({ width: fc.integer({ min: 1, max: 12 }), height: fc.integer({ min: 1, max: 12 }) })
  .chain(({ width, height }) => {
    const face = fc.constantFrom(
      0,
      1,
      1,
      2,
      2,
      3,
      4,
      8,
      9,
      9,
      9,
      9,
      9,
      9,
      9,
      9,
      9,
      9,
      9,
      10,
      11,
      12,
      13,
      14,
      99,
    );
    const row = fc.array(face, { minLength: width, maxLength: width }).map((faces) => Uint8Array.from(faces));
    return fc.record({
      board: fc.record({
        width: fc.constant(width),
        height: fc.constant(height),
        mines: fc.integer({ min: -1, max: width * height + 1 }),
      }),
      rows: fc.array(row, { minLength: height, maxLength: height }),
    });
  });

/** Positions with a few open cells, of which many can be. */
const sparse = fc
  .record({
    open: fc.array(fc.tuple(fc.nat(11), fc.nat(9), fc.integer({ min: 1, max: 3 })), { maxLength: 12 }),
    mines: fc.integer({ min: 5, max: 60 }),
  })
  .map(({ open, mines }): Position => {
    const rows = Array.from({ length: 10 }, () => new Uint8Array(12).fill(9));
    for (const [x, y, number] of open) rows[y]?.fill(number, x, x + 1);
    return { board: { width: 12, height: 10, mines }, rows };
  });

it.each([
  ['anything', anything],
  ['sparse positions', sparse],
])('answers or throws what is announced: %s', (_, positions) => {
  fc.assert(
    fc.property(positions, (position) => {
      const asked = [
        () => analyse(position, { budget: 20_000 }),
        () => hint(position, { budget: 20_000 }),
        () => bestMove(position, { budget: 500 }),
      ];
      for (const ask of asked) {
        try {
          ask();
        } catch (error) {
          if (!(error instanceof BudgetExceeded)) expect(error).toBeInstanceOf(InconsistentPosition);
        }
      }
    }),
    { numRuns: 150 },
  );
});

it('takes nothing for a position that is none', () => {
  const board = { width: 2, height: 1, mines: 1 };
  const row = Uint8Array.of(9, 9);
  fc.assert(
    fc.property(
      fc.oneof(
        fc.anything(),
        fc.record({ board: fc.anything(), rows: fc.constant([row]) }),
        fc.record({ board: fc.constant(board), rows: fc.anything() }),
        fc.record({ board: fc.constant(board), rows: fc.tuple(fc.anything()) }),
        fc.record({ board: fc.constant(board), rows: fc.tuple(fc.tuple(fc.constant(9), fc.anything())) }),
        fc.record({
          board: fc.record({ width: fc.anything(), height: fc.anything(), mines: fc.anything() }),
          rows: fc.constant([row]),
        }),
      ),
      (position) => {
        // As code without types would call it.
        for (const ask of [analyse, hint, bestMove])
          try {
            Reflect.apply(ask, undefined, [position]);
          } catch (error) {
            expect(error).toBeInstanceOf(InconsistentPosition);
          }
      },
    ),
    {
      numRuns: 2000,
      examples: [
        [null],
        [{ board, rows: [null] }],
        [{ board, rows: ['99'] }],
        [{ board, rows: [Float64Array.of(9.5, 9)] }],
      ],
    },
  );
});
