import { createGame, decodeLayout, layMines, play } from '@mines/core';
import { threeBV } from '@mines/solver';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { threeBVDone } from './three-bv-done.js';

const anyLayout = fc
  .record({
    width: fc.integer({ min: 1, max: 9 }),
    height: fc.integer({ min: 1, max: 9 }),
    share: fc.double({ min: 0, max: 0.6, noNaN: true }),
    seed: fc.string(),
  })
  .map(({ width, height, share, seed }) =>
    layMines(
      { width, height, mines: Math.floor((width * height - 1) * share) },
      { seed, start: 0, firstOpen: 'safe' },
    ),
  );

describe('the 3BV that is done', () => {
  it('is nothing at first, all of it in a game that is won, and each open adds one at the most', () => {
    fc.assert(
      fc.property(anyLayout, fc.infiniteStream(fc.nat()), (layout, order) => {
        const { board } = layout;
        let game = createGame(board, { layout });
        expect(threeBVDone(layout, game.rows)).toBe(0);
        const cells = Array.from({ length: board.width * board.height }, (_, cell) => cell);
        for (const draw of order) {
          const [cell = 0] = cells.splice(draw % cells.length, 1);
          const before = threeBVDone(layout, game.rows);
          const next = play(game, { type: 'open', cell });
          // A mine would end it; here it is stepped over.
          if (next.status !== 'lost') game = next;
          expect([before, before + 1]).toContain(threeBVDone(layout, game.rows));
          if (cells.length === 0) break;
        }
        expect(game.status).toBe('won');
        expect(threeBVDone(layout, game.rows)).toBe(threeBV(layout));
      }),
    );
  });

  it('counts an opening once, and not by the numbers at its rim', () => {
    // One opening, and one number by itself in the corner behind the mine.
    const layout = decodeLayout('5x2.CAA');
    const rim = play(createGame(layout.board, { layout }), { type: 'open', cell: 3 });
    expect(threeBVDone(layout, rim.rows)).toBe(0);
    const opening = play(rim, { type: 'open', cell: 0 });
    expect(threeBVDone(layout, opening.rows)).toBe(1);
  });
});
