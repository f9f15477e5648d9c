import { describe, expect, it } from 'vitest';
import { BoardError, decodeLayout, encodeLayout, FormatError, layoutOf, mineCells } from './index.js';
import { HOUSE_STYLE, rangeOf, thrownBy } from './testing/thrown.js';

function encoded(width: number, height: number, mines: readonly number[]): string {
  return encodeLayout(layoutOf({ width, height, mines: mines.length }, mines));
}

describe('a layout as text', () => {
  it.each([
    ['4x1 with mines at both ends', 4, 1, [0, 3], '4x1.kA'],
    ['1x1', 1, 1, [], '1x1.AA'],
    ['8x1, a whole byte', 8, 1, [0, 1, 2, 3, 4, 5, 6], '8x1._g'],
    ['3x3, a byte and a bit', 3, 3, [8], '3x3.AIA'],
    ['8x2, two whole bytes', 8, 2, [15], '8x2.AAE'],
    ['6x4, three bytes with all of base64url', 6, 4, [0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11], '6x4.-_AA'],
    ['2x4, taller than wide', 2, 4, [7], '2x4.AQ'],
  ])('is, for %s, its size and its bits row by row', (_, width, height, mines, text) => {
    expect(encoded(width, height, mines)).toBe(text);
    const layout = decodeLayout(text);
    expect(layout.board).toEqual({ width, height, mines: mines.length });
    expect(mineCells(layout)).toEqual(mines);
  });

  it('is what any base64url encoder makes of the bitmap', () => {
    const mines = [0, 1, 5, 9, 12, 13, 20, 29, 30, 31, 44, 58];
    const bytes = new Uint8Array(8);
    for (const cell of mines) bytes[cell >> 3] = (bytes[cell >> 3] ?? 0) | (128 >> (cell % 8));
    expect(encoded(10, 6, mines)).toBe(`10x6.${Buffer.from(bytes).toString('base64url')}`);
  });
});

describe('a text that is no layout is refused with a FormatError', () => {
  it.each([
    ['nothing', ''],
    ['a word', 'tomato'],
    ['no bitmap', '4x1'],
    ['an empty bitmap', '4x1.'],
    ['no height', '4x.kA'],
    ['no width', 'x1.kA'],
    ['a capital x', '4X1.kA'],
    ['a negative size', '-4x1.kA'],
    ['a broken size', '4.5x1.kA'],
    ['an exponent', '1e1x1.kA'],
    ['space before', ' 4x1.kA'],
    ['space after', '4x1.kA '],
    ['a line break after', '4x1.kA\n'],
    ['another text before it on a line of its own', 'x\n4x1.kA'],
    ['padding', '4x1.kA=='],
    ['plain base64 characters', '6x4.+/AA'],
    ['a foreign letter', '4x1.kÄ'],
    ['foreign digits', '٤x1.kA'],
    ['a leading zero', '04x1.kA'],
    ['a leading zero in the height', '4x01.kA'],
    ['one character too few', '4x1.k'],
    ['one too many', '4x1.kAA'],
    ['a whole board too many', '4x1.kAkAkAkA'],
    ['a stray bit in the byte of the last cell', '4x1.mA'],
    ['a stray bit after the last byte', '4x1.kB'],
    ['a size that asks for far more', '4096x4096.kA'],
  ])('%s', (_, text) => {
    const error = thrownBy(() => decodeLayout(text));
    expect(error).toBeInstanceOf(FormatError);
    expect(error).toMatchObject({ name: 'FormatError', message: expect.stringMatching(HOUSE_STYLE) });
  });

  it('by what it says', () => {
    expect(thrownBy(() => decodeLayout('4x1.k'))).toMatchObject({
      message:
        'mines: "4x1.k" is not a layout. It takes a size and a bitmap of just as many cells. Copy all of it, as in 4x1.kA.',
    });
  });

  it('and a short message, however long it is', () => {
    expect(String(thrownBy(() => decodeLayout('z'.repeat(1_000_000)))).length).toBeLessThan(200);
    expect(String(thrownBy(() => decodeLayout(`4x1.${'A'.repeat(1_000_000)}`))).length).toBeLessThan(200);
  });
});

describe('a size that no board has is refused with its range', () => {
  it.each([
    ['no column', '0x5.AA', 'width', 1, 2 ** 24],
    ['no row', '5x0.AA', 'height', 1, 3355443],
    ['too many cells', '5000x5000.AA', 'height', 1, 3355],
    ['a huge width', `${'9'.repeat(30)}x1.AA`, 'width', 1, 2 ** 24],
    ['an endless width', `${'9'.repeat(400)}x1.AA`, 'width', 1, 2 ** 24],
    ['an endless height', `1x${'9'.repeat(400)}.AA`, 'height', 1, 2 ** 24],
    ['a mine on its only cell', '1x1.gA', 'mines', 0, 0],
    ['mines everywhere', '4x1.8A', 'mines', 0, 3],
  ])('%s', (_, text, field, min, max) => {
    expect(thrownBy(() => decodeLayout(text))).toBeInstanceOf(BoardError);
    expect(rangeOf(() => decodeLayout(text))).toEqual({ field, min, max });
  });
});
