import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { ICONS_FOLDER } from './icons.js';
import { type Pixels, readPixels } from './pixels.js';

const read = (name: string): Promise<Pixels> => readPixels(fileURLToPath(new URL(name, ICONS_FOLDER)));
const alphaAt = ({ data, width }: Pixels, x: number, y: number): number => data[(y * width + x) * 4 + 3] ?? 0;

it.each([
  ['icon-192.png', 192],
  ['icon-512.png', 512],
  ['icon-maskable-512.png', 512],
  ['apple-touch-icon.png', 180],
])('%s is a square of %i', async (name, side) => {
  const { width, height } = await read(name);
  expect([width, height]).toEqual([side, side]);
});

it.each(['icon-maskable-512.png', 'apple-touch-icon.png'])(
  '%s has no hole for the system to fill',
  async (name) => {
    const picture = await read(name);
    expect(picture.data.every((value, i) => i % 4 !== 3 || value === 255)).toBe(true);
  },
);

it('leaves the corners of the tile open', async () => {
  expect(alphaAt(await read('icon-512.png'), 0, 0)).toBe(0);
});
