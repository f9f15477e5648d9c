import { expect, type Table, test } from './table.js';

/** The colours of the pixels along the middle of the first row of cells, in order. */
async function coloursAlongRow(table: Table): Promise<string[]> {
  const { page } = table;
  const [field, first] = await Promise.all([table.grid.boundingBox(), table.cell(0, 0).boundingBox()]);
  if (!field || !first) throw new Error('The field is not on the screen.');
  const clip = { x: field.x, y: Math.floor(first.y + first.height / 2), width: field.width, height: 1 };
  const shot = await page.screenshot({ clip });
  return page.evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (sign) => sign.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const pen = canvas.getContext('2d');
    if (!pen) throw new Error('There is no canvas.');
    pen.drawImage(picture, 0, 0);
    const { data } = pen.getImageData(0, 0, picture.width, 1);
    return Array.from({ length: picture.width }, (_, x) => data.slice(x * 4, x * 4 + 3).join());
  }, shot.toString('base64'));
}

/** How long the runs of one colour are. What touches an end is the frame around the field. */
function runsOf(colour: string, line: readonly string[]): number[] {
  const runs: number[] = [];
  const from = line.findIndex((at) => at !== colour);
  const to = line.findLastIndex((at) => at !== colour);
  const colours = line.slice(from, to + 1);
  colours.forEach((at, x) => {
    if (at !== colour) return;
    if (colours[x - 1] === colour) runs.push((runs.pop() ?? 0) + 1);
    else runs.push(1);
  });
  return runs;
}

// Not at 1.25: there 42 CSS pixels are 52.5 of the screen's, and the edge of a tile is blended over half a pixel.
for (const density of [1, 1.5, 2, 3]) {
  test.describe(`at ${density} device pixels a CSS pixel`, () => {
    test.use({ deviceScaleFactor: density, contextOptions: { reducedMotion: 'reduce' } });

    test('tiles end on whole pixels: between two of them there is nothing but the ground', async ({
      table,
    }) => {
      await table.goto('?board=9x9x10&seed=tomato');
      const ground = await table.grid.evaluate((grid) =>
        getComputedStyle(grid).backgroundColor.replace(/[^\d,]/g, ''),
      );
      const gaps = runsOf(ground, await coloursAlongRow(table));
      // Eight gaps between nine tiles, each of two CSS pixels give or take the rounding to device pixels.
      expect(gaps).toHaveLength(8);
      for (const gap of gaps) expect(Math.abs(gap - 2 * density)).toBeLessThanOrEqual(1);
    });
  });
}
