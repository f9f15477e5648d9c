import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { THEMES_FOLDER, themeFiles } from './files.js';
import { readPixels, render } from './pixels.js';
import { stateSheet } from './stateSheet.js';
import { picture } from './svg.js';
import { themes } from './themes/index.js';

it.each(themes.filter(({ name }) => name === 'contrast'))(
  'draws $name twice to the same bytes',
  async (theme) => {
    const [once, again] = [await themeFiles(theme), await themeFiles(theme)];
    for (const [i, { name, bytes }] of once.entries()) expect(again[i]?.bytes.equals(bytes), name).toBe(true);
  },
  60_000,
);

it.each(themes)(
  'paints the smoke of $name twice to the same pixels',
  async (theme) => {
    const [once, again] = [await theme.blast(0.4), await theme.blast(0.4)];
    expect(Buffer.from(once.data).equals(Buffer.from(again.data))).toBe(true);
  },
  60_000,
);

// By pixels and not by bytes: another processor may encode otherwise.
it.each(themes)(
  'keeps the sheet of $name up to date with its drawing',
  async (theme) => {
    const drawn = await stateSheet(theme, 1);
    const kept = await readPixels(fileURLToPath(new URL(`${theme.name}/state.webp`, THEMES_FOLDER)));
    let sum = 0;
    for (let i = 0; i < drawn.data.length; i += 4)
      if (drawn.data[i + 3] === 255)
        for (let c = 0; c < 3; c++) sum += Math.abs((drawn.data[i + c] ?? 0) - (kept.data[i + c] ?? 0));
    expect(sum / drawn.data.length).toBeLessThan(3);
  },
  60_000,
);

it.each(themes)('uses no font in $name', (theme) => {
  const tiles = [theme.numeral(8), theme.question(1), theme.flag(1), theme.mine()];
  for (const svg of tiles) expect(svg).not.toContain('<text');
});

it('renders a picture at its own size', async () => {
  const { width, height } = await render(picture(84, 2, ''));
  expect([width, height]).toEqual([168, 168]);
});
