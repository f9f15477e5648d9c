import {
  createGame,
  decodeLayout,
  faceAt,
  type Layout,
  layMines,
  mineCells,
  neighbours,
  play,
} from '@mines/core';
import { describe, expect, it } from 'vitest';
import { openings, threeBV } from './clicks.js';

/** Boards from real games and small ones: the layout, its 3BV and its openings, counted by an independent program. */
const counted: readonly (readonly [string, number, number])[] = [
  ['30x16.ADAVAAEAGlgxBQQDYBBgAAdIEgBCgIhAAIABQAIIEYAEUFBAAwQgEAqhQAFywAgOEBoACAAeXCBoFiJw', 127, 11],
  ['8x8.AEggFAAEkCE', 24, 3],
  ['20x20.AAgAAIAABCAAAAAgAACAARgRgEAAAAAIAAAAAAAAAAAAAAAgAAAAAAAAAAAQCgAIAgA', 11, 1],
  ['30x8.AAAABADAsQCAFABgEAIIAAQIAABURAAEAAQAgEBx', 39, 8],
  ['8x8.AAAAGUAAE4M', 28, 1],
  ['30x16.EAGGAAMACAAIgARgIEIAAEAVDAwQQQQCBCCjBUQJUKACCIEwggAEkEZIAJrICQAUIACZUGBKaFSgcIAy', 212, 10],
  ['16x16.AkIAAFRIAgiAQRAQAgBVcAJSCBBGgAAEQCACGAAEAAA', 112, 6],
  ['8x8.6BAAAASEgIA', 2, 1],
  ['8x8.VRUFAQAAAAA', 8, 1],
  ['30x16.AAAAAAAAAAP___8IAAAEIAAAEIAAAEI___EIgABEIgABEI___EIAAAEIAAAEIAAAEP___8AAAAAAAAAA', 34, 2],
  ['1x1.AA', 1, 1],
  [
    '40x40.BBACQAEABIAAAAQDAATAAJAAAAgADAQAEMAAIEsgCAAASIAIACBBIAgIAAgAFAAm0UAAAIAAAAAAhIAYAAAAAMAAABEQBAAARAggAAAAAECAAAAACEIABAgEgAAEAAIABAAgBEAABAAQIAAQAAsAAwEAEAIGCAAKIAAAgBICAgAAAIIBBEAAAABAABDCgAgBGgABAAAAAEEAAAAAACCCIAAgQgACAgAAABAFABAiAAgAAEABBAggSAEBAY4gACAEAgAABAAAgAg',
    199,
    11,
  ],
  ['10x19.3aFAVAcNIoQgrwxLWDETFYWC0ADZHDM0', 75, 5],
  [
    '49x22.GUlAICAIkUSBgDBABEBQAYJAQxAGKAA0jADAvAhgABEBZLHIUBAACIAAgQQACYkhnROBAAAIA4QiRICEQ8ABUQIkgEECRHQABAEAKAxgVA4AADQwAoIGQgJABIEEAEGxYDFBASFAMACUgGAgAIgwEUAAaAiRRAAKKEKMYALAAIAIAAEkwAAA',
    333,
    31,
  ],
  ['3x3.AAA', 1, 1],
  ['3x1.QA', 2, 0],
  ['3x3.CAA', 8, 0],
  ['2x2.gA', 3, 0],
  ['5x5.AAgAAA', 1, 1],
  ['5x5.AgAgAA', 8, 2],
];

/** Clears a layout with the engine, zeros first: how many clicks that takes, and how many of them are on zeros. */
function played(layout: Layout): { clicks: number; zeros: number } {
  const { width, height } = layout.board;
  const mined = new Set(mineCells(layout));
  const safe = [...Array(width * height).keys()].filter((cell) => !mined.has(cell));
  const isZero = (cell: number): boolean => !neighbours(layout.board, cell).some((other) => mined.has(other));
  let game = createGame(layout.board, { layout });
  const clickAll = (cells: readonly number[]): number => {
    let clicks = 0;
    for (const cell of cells) {
      if (faceAt(game, cell) <= 8) continue;
      game = play(game, { type: 'open', cell });
      clicks++;
    }
    return clicks;
  };
  const zeros = clickAll(safe.filter(isZero));
  const clicks = zeros + clickAll(safe);
  expect(game.status).toBe('won');
  return { clicks, zeros };
}

describe('threeBV and openings', () => {
  it.each(counted)('of %s are %i and %i', (text, clicks, zeros) => {
    const layout = decodeLayout(text);
    expect([threeBV(layout), openings(layout)]).toEqual([clicks, zeros]);
  });

  it('are the clicks that the engine needs, on boards of every density', () => {
    for (let n = 0; n < 600; n++) {
      const width = 1 + (n % 13);
      const height = 1 + (n % 7);
      const board = { width, height, mines: (n * 31) % (width * height) };
      const layout = layMines(board, { seed: `${n}`, start: 0, firstOpen: 'any' });
      expect({ clicks: threeBV(layout), zeros: openings(layout) }).toEqual(played(layout));
    }
  });

  it('take a board of a million cells that opens at once', () => {
    const layout = layMines({ width: 1000, height: 1000, mines: 0 }, { seed: '', start: 0 });
    expect([threeBV(layout), openings(layout)]).toEqual([1, 1]);
  });
});
