import { chromium } from '@playwright/test';
import { launchOptions } from '../../../.ci/browser.mjs';
import { complaintsOf, expect, Table, test } from './table.js';

/**
 * The colours of the pixels along the middle of the first row of cells, or down the middle of the first column, as far
 * as they are seen, and whether all of them are.
 */
async function lineOf(table: Table, direction: 'row' | 'column') {
  await table.grid.evaluate((grid) => grid.closest('.mines-viewport')?.scrollIntoView());
  const shot = await table.page.screenshot();
  return table.grid.evaluate(
    async (grid, [png, across]) => {
      const bytes = Uint8Array.from(atob(png), (sign) => sign.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      const pen = canvas.getContext('2d');
      const first = grid.querySelector('[role=gridcell]')?.getBoundingClientRect();
      const window = grid.closest('.mines-viewport')?.getBoundingClientRect();
      if (!pen || !first || !window) throw new Error('There is no field to look at.');
      pen.drawImage(picture, 0, 0);
      const field = grid.getBoundingClientRect();
      const [from, to, least, most, page] = across
        ? [field.left, field.right, window.left, window.right, innerWidth]
        : [field.top, field.bottom, window.top, window.bottom, innerHeight];
      const [begin, end] = [Math.max(from, least, 0), Math.min(to, most, page)];
      const whole = begin === from && end === to;
      // A little of the frame, which has the colour of the ground, where the end is seen.
      const start = Math.round((begin - (whole ? 4 : 0)) * devicePixelRatio);
      const length = Math.floor((end + (whole ? 4 : 0)) * devicePixelRatio) - start;
      const middle = Math.round(
        (across ? first.top + first.height / 2 : first.left + first.width / 2) * devicePixelRatio,
      );
      const { data } = across
        ? pen.getImageData(start, middle, length, 1)
        : pen.getImageData(middle, start, 1, length);
      return {
        whole,
        colours: Array.from({ length }, (_, i) => data.slice(i * 4, i * 4 + 3).join()),
        ground: getComputedStyle(grid).backgroundColor.replace(/[^\d,]/g, ''),
      };
    },
    [shot.toString('base64'), direction === 'row'] as const,
  );
}

/** How long the runs are in which a colour holds, and those of other colours. What is cut at either end is left out. */
function runsOf(colour: string, colours: readonly string[]): { ground: number[]; other: number[] } {
  const runs: { ground: boolean; length: number }[] = [];
  for (const at of colours) {
    const last = runs.at(-1);
    if (last?.ground === (at === colour)) last.length++;
    else runs.push({ ground: at === colour, length: 1 });
  }
  const inside = runs.slice(1, -1);
  const lengths = (ground: boolean): number[] =>
    inside.flatMap((run) => (run.ground === ground ? [run.length] : []));
  return { ground: lengths(true), other: lengths(false) };
}

const VIEW = { width: 1280, height: 1200 };
const BOARDS = [
  { query: '?board=9x9x10&seed=tomato', row: 9, column: 9 },
  { query: '?board=30x16x99&seed=tomato', row: 30, column: 16 },
] as const;

/** Screens of these densities, and a screen of one pixel to the CSS pixel at the steps of a browser's zoom. */
const SCREENS = [
  ...[1, 1.25, 1.5, 2, 2.625, 3].map((ratio) => ({ name: `density ${ratio}`, ratio, zoom: 1 })),
  ...[67, 75, 80, 90, 110, 125, 150, 175, 200].map((percent) => ({
    name: `zoom ${percent} %`,
    ratio: percent / 100,
    zoom: percent / 100,
  })),
];

for (const { name, ratio, zoom } of SCREENS)
  test(`all tiles are equally large, and between two there is nothing but the ground: ${name}`, async ({
    baseURL,
  }) => {
    // Really such a screen. One that is emulated lays out in sixty-fourths of a CSS pixel, which no screen does.
    const { args, ...launch } = launchOptions();
    // A page that is zoomed has as many pixels less of its own to lay itself out on.
    const size = [VIEW.width, VIEW.height].map((length) => Math.round(length / zoom));
    const screen = [`--force-device-scale-factor=${ratio}`, `--window-size=${size}`];
    const browser = await chromium.launch({ ...launch, args: [...args, ...screen] });
    try {
      const page = await browser.newPage({ baseURL: baseURL ?? '', viewport: null, reducedMotion: 'reduce' });
      const complaints = complaintsOf(page.context());
      for (const board of BOARDS) {
        const table = new Table(page);
        await table.goto(board.query);
        await table.phase('ready');
        expect(await page.evaluate(() => devicePixelRatio)).toBeCloseTo(ratio, 4);
        for (const direction of ['row', 'column'] as const) {
          const { whole, colours, ground } = await lineOf(table, direction);
          const { ground: gaps, other: tiles } = runsOf(ground, colours);
          if (whole) expect([tiles.length, gaps.length]).toEqual([board[direction], board[direction] - 1]);
          expect(tiles.length).toBeGreaterThan(1);
          expect(new Set(tiles).size, `tiles: ${tiles}`).toBe(1);
          expect(new Set(gaps).size, `gaps: ${gaps}`).toBe(1);
          // Two CSS pixels give or take the rounding to pixels of the screen.
          expect(Math.abs((gaps[0] ?? 0) - 2 * ratio)).toBeLessThan(1);
        }
      }
      expect(complaints).toEqual([]);
    } finally {
      await browser.close();
    }
  });
