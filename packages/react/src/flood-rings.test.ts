import { createGame, parseLayout, play } from '@mines/core';
import { expect, test } from 'vitest';
import { floodRings } from './flood-rings.js';

// A wall with one way round it, at the bottom.
const layout = parseLayout(`
  ....*....
  ....*....
  ....*....
  .........
  .........
`);

test('a flood takes a step more for each cell that it travels, around what it cannot pass', () => {
  const before = createGame(layout.board, { layout });
  const after = play(before, { type: 'open', cell: 0 });
  const rings = floodRings(layout.board, 0, before.rows, after.rows, null);
  const at = (x: number, y: number): number | undefined => rings[y]?.[x];
  expect([at(0, 0), at(1, 0), at(1, 1), at(3, 4)]).toEqual([0, 1, 1, 4]);
  // Five columns away as the crow flies, but the way leads round the wall.
  expect(at(5, 0)).toBe(7);
  expect(at(8, 0)).toBe(8);
  expect(at(4, 0)).toBe(0);
});

test('rows that a flood does not reach are the very same rows', () => {
  const tall = parseLayout(`
    ...
    ***
    ...
  `);
  const before = createGame(tall.board, { layout: tall });
  const after = play(before, { type: 'open', cell: 0 });
  const none = [0, 1, 2].map(() => new Uint16Array(3));
  const rings = floodRings(tall.board, 0, before.rows, after.rows, none);
  expect(rings[2]).toBe(none[2]);
  expect(rings[0]).not.toBe(none[0]);
});

test('the cells that a chord opens lie one step around it', () => {
  const small = parseLayout(`
    *..
    ...
    ...
  `);
  let game = createGame(small.board, { layout: small });
  game = play(play(game, { type: 'open', cell: 1 }), { type: 'mark', cell: 0 });
  const after = play(game, { type: 'chord', cell: 1 });
  const rings = floodRings(small.board, 1, game.rows, after.rows, null);
  expect(Array.from(rings[1] ?? [])).toEqual([1, 1, 1]);
  expect(Array.from(rings[2] ?? [])).toEqual([2, 2, 2]);
});
