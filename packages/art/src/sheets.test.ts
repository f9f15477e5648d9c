import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, it } from 'vitest';
import { difference } from './difference.js';
import { THEMES_FOLDER } from './files.js';
import { BLAST_COLUMNS, BLAST_FRAMES, CRATER, EMPTY, FRAME, RUNS, type Run, TILE, TILES } from './grid.js';
import { crop, type Pixels, readPixels } from './pixels.js';
import { themes } from './themes/index.js';

const fileOf = (theme: string, name: string) => fileURLToPath(new URL(`${theme}/${name}`, THEMES_FOLDER));

/** Share of the pixels that are at least half opaque. */
function filled({ data }: Pixels): number {
  let count = 0;
  for (let i = 3; i < data.length; i += 4) if ((data[i] ?? 0) >= 128) count++;
  return count / (data.length / 4);
}

/** Highest alpha on the outermost `depth` pixels. */
function borderAlpha({ data, width, height }: Pixels, depth: number): number {
  let highest = 0;
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (Math.min(x, y, width - 1 - x, height - 1 - y) < depth)
        highest = Math.max(highest, data[(y * width + x) * 4 + 3] ?? 0);
  return highest;
}

describe.each(themes.map(({ name }) => name))('%s', (theme) => {
  describe.each([
    { scale: 1, suffix: '' },
    { scale: 2, suffix: '@2x' },
  ])('at $scale x', ({ scale, suffix }) => {
    let state: Pixels;
    let blast: Pixels;
    beforeAll(async () => {
      state = await readPixels(fileOf(theme, `state${suffix}.webp`));
      blast = await readPixels(fileOf(theme, `blast${suffix}.webp`));
    });
    const side = TILE * scale;
    const tile = (column: number, row: number) => crop(state, column * side, row * side, side, side);
    const frame = (index: number) => {
      const [column, row] = [index % BLAST_COLUMNS, Math.floor(index / BLAST_COLUMNS)];
      return crop(blast, column * FRAME * scale, row * FRAME * scale, FRAME * scale, FRAME * scale);
    };
    const tilesOf = ({ column, row, frames }: Run) =>
      Array.from({ length: frames }, (_, i) => tile(column + i, row));

    it('has sheets of the right size', () => {
      expect([state.width, state.height]).toEqual([1344 * scale, 420 * scale]);
      expect([blast.width, blast.height]).toEqual([1344 * scale, 756 * scale]);
    });

    it('fills every tile, but leaves the corners and the free places alone', () => {
      const { flagAlone, questionAlone, ...whole } = TILES;
      for (const [name, { column, row }] of Object.entries(whole))
        expect(filled(tile(column, row)), name).toBeGreaterThan(0.97);
      for (const [name, run] of Object.entries(RUNS))
        if (name !== 'fadeIn')
          for (const one of tilesOf(run)) expect(filled(one), name).toBeGreaterThan(0.97);
      for (const { column, row } of [flagAlone, questionAlone]) {
        expect(filled(tile(column, row))).toBeGreaterThan(0.06);
        expect(filled(tile(column, row))).toBeLessThan(0.5);
        expect(borderAlpha(tile(column, row), 2 * scale)).toBeLessThan(8);
      }
      for (const run of EMPTY)
        for (const one of tilesOf(run))
          expect(one.data.every((value, i) => i % 4 < 3 || value === 0)).toBe(true);
      expect(tile(1, 0).data[3]).toBeLessThan(64);
    });

    it('fades a closed tile in, ever more opaque or brighter', () => {
      const steps = tilesOf(RUNS.fadeIn);
      const alpha = steps.map(({ data }) => data[(side / 2) * (side + 1) * 4 + 3] ?? 0);
      expect([...alpha].sort((a, b) => a - b)).toEqual(alpha);
      expect(alpha[0]).toBeGreaterThan(8);
      expect(alpha[9]).toBe(255);
      const last = steps[9] ?? tile(1, 0);
      expect(difference(last, tile(1, 0))).toBeGreaterThan(3);
    });

    it('changes with every frame of a run', () => {
      for (const [name, run] of Object.entries(RUNS)) {
        const frames = tilesOf(run);
        const step = name === 'pressRamp' ? 2 : 1;
        for (let i = step; i < frames.length; i += step) {
          const [before, after] = [frames[i - 1], frames[i]];
          if (before && after) expect(difference(before, after), `${name} ${i}`).toBeGreaterThan(0.4);
        }
      }
    });

    it('blasts from small to large to nothing but the crater, within its frame', () => {
      const frames = Array.from({ length: BLAST_FRAMES }, (_, i) => frame(i));
      const sizes = frames.map(filled);
      expect(Math.min(...sizes)).toBeGreaterThan(0.005);
      expect(sizes[0]).toBeLessThan(0.06);
      // A circle over the nine tiles is 79 % of them; the swell reaches well over its neighbours.
      expect(Math.max(...sizes)).toBeGreaterThan(0.25);
      expect(sizes[14]).toBeLessThan(0.1);
      for (const [i, one] of frames.entries()) {
        expect(borderAlpha(one, scale), `frame ${i}`).toBe(0);
        const next = frames[i + 1];
        if (next) expect(difference(one, next), `frames ${i} and ${i + 1}`).toBeGreaterThan(0.05);
      }
    });

    it('leaves the crater where the last frame had it', () => {
      const left = CRATER.column * side;
      const crater = crop(blast, left, CRATER.row * side, side, side);
      expect(filled(crater)).toBeGreaterThan(0.25);
      expect(difference(crater, crop(frame(14), side, side, side, side))).toBeLessThan(4);
      // Nothing else lies in the strip that the frames leave free.
      expect(filled(crop(blast, left, side, side, FRAME * 3 * scale - side))).toBe(0);
    });
  });

  it('weighs at most 350 kB at 1x', async () => {
    const sizes = await Promise.all(
      ['state.webp', 'blast.webp'].map(async (name) => (await stat(fileOf(theme, name))).size),
    );
    expect(sizes.reduce((a, b) => a + b)).toBeLessThanOrEqual(350_000);
  });
});
