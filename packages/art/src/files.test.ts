import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { blastSheet } from './blastSheet.js';
import { encode } from './encode.js';
import { THEMES_FOLDER } from './files.js';
import { type Pixels, readPixels } from './pixels.js';
import { stateSheet } from './stateSheet.js';
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
  LONG,
);

it.each(themes)('uses no font in $name', (theme) => {
  const drawings = [theme.numeral(8), theme.question(1), theme.flag(1), theme.mine(), theme.crater()];
  for (const svg of drawings) expect(svg).not.toContain('<text');
});
