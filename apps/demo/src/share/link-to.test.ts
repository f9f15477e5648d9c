import { createGame, decodeLayout, encodeLayout, layMines, play, presets, saveGame } from '@mines/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { readLink } from '../link/link.js';
import { linkTo } from './link-to.js';

it('leads back to the same board and the same start, whatever was opened', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 1, max: 30 }),
      fc.string(),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.nat(),
      (width, height, seed, share, at) => {
        const board = { width, height, mines: Math.floor(share * (width * height - 1)) };
        const start = at % (width * height);
        const game = play(createGame(board, { seed }), { type: 'open', cell: start });
        const link = readLink(linkTo(saveGame(game)));
        if ('fault' in link || !link.game.layout) return expect.fail('a link that cannot be read');
        expect(encodeLayout(link.game.layout)).toBe(
          encodeLayout(layMines(board, { seed, start, firstOpen: 'opening' })),
        );
        expect(link.start).toBe(start);
      },
    ),
  );
});

it('leads to a board of the kind while no mine is laid', () => {
  const link = readLink(linkTo(saveGame(createGame(presets.expert, { rules: { firstOpen: 'safe' } }))));
  expect(link).toEqual({ game: { board: presets.expert, rules: { firstOpen: 'safe' } } });
});

it('of a layout that was handed in is one to that layout', () => {
  const layout = decodeLayout('4x1.kA');
  expect(linkTo(saveGame(createGame(layout.board, { layout })))).toBe('?layout=4x1.kA');
});

it.each(['', '4', '9,0', '0,9', '-1,0', '1.5,2', 'x,y', '0,0,0', '1e0,0'])(
  'a start of %j is refused',
  (start) => {
    expect(readLink(`?layout=9x9.wgCABAgAAAAEogA&start=${start}`)).toHaveProperty('fault');
  },
);
