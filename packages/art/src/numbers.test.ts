import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { contrast, deltaE, labSeen, parseHex, type Rgb, VISIONS } from './colour.js';
import { THEMES_FOLDER } from './files.js';
import { RUNS, TILE, TILES } from './grid.js';
import { crop, readPixels } from './pixels.js';
import { themes } from './themes/index.js';

const pixelAt = (data: Uint8Array, i: number): Rgb => [
  (data[i * 4] ?? 0) / 255,
  (data[i * 4 + 1] ?? 0) / 255,
  (data[i * 4 + 2] ?? 0) / 255,
];

/** The pixels inside the strokes of a number, each with the open tile's own pixel at that place. */
async function strokes(theme: string, value: number): Promise<{ ink: Rgb; ground: Rgb }[]> {
  const sheet = await readPixels(fileURLToPath(new URL(`${theme}/state.webp`, THEMES_FOLDER)));
  const { column, row } = RUNS.numbers;
  const tile = crop(sheet, (column + value - 1) * TILE, row * TILE, TILE, TILE);
  const blank = crop(sheet, TILES.blank.column * TILE, TILES.blank.row * TILE, TILE, TILE);
  const apart = Array.from({ length: TILE * TILE }, (_, i) =>
    contrast(pixelAt(tile.data, i), pixelAt(blank.data, i)),
  );
  const highest = Math.max(...apart);
  const inked = (i: number) => (apart[i] ?? 1) - 1 > (highest - 1) * 0.5;
  return apart.flatMap((_, i) => {
    // Only what is inked all around: edges are mixtures of both.
    const inside = [-2, -1, 0, 1, 2].every((d) => inked(i + d) && inked(i + d * TILE));
    return inside ? [{ ink: pixelAt(tile.data, i), ground: pixelAt(blank.data, i) }] : [];
  });
}

const middle = (values: number[]) => values.sort((a, b) => a - b)[values.length >> 1] ?? 0;

describe.each(themes)('the numbers of $name', (theme) => {
  it('stand out from the open tile by at least 4.5:1, almost every pixel of them', async () => {
    for (let value = 1; value <= 8; value++) {
      const ratios = (await strokes(theme.name, value)).map(({ ink, ground }) => contrast(ink, ground));
      expect(ratios.length, `number ${value}`).toBeGreaterThan(100);
      const low = ratios.sort((a, b) => a - b)[Math.floor(ratios.length * 0.02)] ?? 0;
      expect(low, `number ${value}`).toBeGreaterThanOrEqual(theme.name === 'contrast' ? 7 : 4.5);
    }
  });

  // 10 is told apart at a glance; the palettes were searched for 15 and lose a little in encoding.
  it.each(Object.entries(VISIONS))('differ by colour alone: %s', async (_, vision) => {
    const seen: Rgb[] = [];
    for (let value = 1; value <= 8; value++) {
      const inks = (await strokes(theme.name, value)).map(({ ink }) => ink);
      const colour: Rgb = [
        middle(inks.map(([r]) => r)),
        middle(inks.map(([, g]) => g)),
        middle(inks.map(([, , b]) => b)),
      ];
      expect(
        deltaE(labSeen(colour, vision), labSeen(parseHex(theme.numbers[value - 1] ?? ''), vision)),
      ).toBeLessThan(3);
      for (const other of seen) expect(deltaE(labSeen(colour, vision), other)).toBeGreaterThanOrEqual(10);
      seen.push(labSeen(colour, vision));
    }
  });
});
