import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { blastSheet } from './blastSheet.js';
import { difference } from './difference.js';
import { encode } from './encode.js';
import { THEMES_FOLDER } from './files.js';
import { BLAST_COLUMNS, BLAST_FRAMES, FRAME, TILE } from './grid.js';
import { crop, halve, type Pixels, readPixels, render } from './pixels.js';
import { stateSheet, stateTiles } from './stateSheet.js';
import { picture } from './svg.js';
import type { Theme } from './theme.js';
import { themes } from './themes/index.js';

const LONG = 60_000;
const same = (a: Pixels, b: Pixels) => Buffer.from(a.data).equals(Buffer.from(b.data));

// The flat theme is the quickest; all are painted and encoded by the same code.
it(
  'makes the same bytes twice',
  async () => {
    const theme = themes.find(({ name }) => name === 'contrast') ?? expect.fail('no such theme');
    const make = async () => [
      await encode(await stateSheet(theme, 1), 90),
      await encode((await blastSheet(theme)).once, 80),
    ];
    const [once, again] = [await make(), await make()];
    for (const [i, bytes] of once.entries()) expect(again[i]?.equals(bytes)).toBe(true);
  },
  LONG,
);

it.each(themes)(
  'paints a frame of $name twice to the same pixels',
  async (theme) => {
    expect(same(await theme.blast(0.4), await theme.blast(0.4))).toBe(true);
  },
  LONG,
);

// By pixels and not by bytes: another processor may encode otherwise. What encoding loses is less than this a channel;
// the next frame of a blast is three times as far away.
const LOSS = 2.5;
const kept = (theme: Theme, name: string) =>
  readPixels(fileURLToPath(new URL(`${theme.name}/${name}`, THEMES_FOLDER)));

it.each(themes)(
  'keeps the sheet of $name up to date with its drawing',
  async (theme) => {
    expect(difference(await stateSheet(theme, 1), await kept(theme, 'state.webp'))).toBeLessThan(LOSS);
  },
  LONG,
);

it.each(themes)(
  'keeps every doubled tile of $name up to date with its drawing',
  async (theme) => {
    const sheet = await kept(theme, 'state@2x.webp');
    const side = 2 * TILE;
    for (const { place, svg } of stateTiles(theme)) {
      const tile = crop(sheet, place.column * side, place.row * side, side, side);
      const far = difference(await render(picture(TILE, 2, svg)), tile);
      expect(far, `column ${place.column}, row ${place.row}`).toBeLessThan(LOSS);
    }
  },
  LONG,
);

// One frame of fifteen: painting is slow, and all are painted by the same code.
it.each(themes)(
  'keeps the blast of $name up to date with its drawing',
  async (theme) => {
    const index = 6;
    const drawn = await theme.blast(index / (BLAST_FRAMES - 1));
    const frameOf = (sheet: Pixels, side: number, at: number) =>
      crop(sheet, (at % BLAST_COLUMNS) * side, Math.floor(at / BLAST_COLUMNS) * side, side, side);
    const twice = await kept(theme, 'blast@2x.webp');
    expect(difference(drawn, frameOf(twice, 2 * FRAME, index))).toBeLessThan(LOSS);
    const once = await kept(theme, 'blast.webp');
    expect(difference(halve(drawn), frameOf(once, FRAME, index))).toBeLessThan(LOSS);
    // It would notice: the next frame is not this one.
    expect(difference(drawn, frameOf(twice, 2 * FRAME, index + 1))).toBeGreaterThan(3 * LOSS);
  },
  LONG,
);

it.each(themes)('uses no font in $name', (theme) => {
  const drawings = [theme.numeral(8), theme.question(1), theme.flag(1), theme.mine(), theme.crater()];
  for (const svg of drawings) expect(svg).not.toContain('<text');
});
