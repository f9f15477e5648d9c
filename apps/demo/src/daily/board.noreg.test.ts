import { encodeLayout, layoutOf } from '@mines/core';
import { isNoGuess, NoGuessUnavailable } from '@mines/solver';
import { describe, expect, it } from 'vitest';
import { dailyBoard, dailyStart, layDaily } from './board.js';
import { addDays } from './date.js';

// Somebody has played these: they are never to change.
const PINNED: Readonly<Record<string, string>> = {
  '2026-01-01': '16x16.AEDAMIQAAAKAkjQADAkQBIAAUBCAUIAEIAAQAIAh1AQ',
  '2026-05-01': '16x16.ACIAEgAIIBAVACgAJAgqBYAAAAAAhVAAQAWEAQIUELI',
  '2026-12-01': '16x16.Q0zADIACNBADEAAoABAAAQgSAAAAEGAIEEKkBABAUAA',
  '2027-02-28': '16x16.0AgAiABAAAAIAAgICYGwJAAEoCpAgAEAALAGQAoAUQg',
  '2030-12-31': '16x16.FRSSAAAAIABAwIAEThAABAAAhCAABAiBBQAGUBRAHEA',
};

describe('the daily board', () => {
  for (const [date, code] of Object.entries(PINNED)) {
    it(`of ${date} is what it has always been`, async () => {
      expect(encodeLayout(await layDaily(date))).toBe(code);
    });
  }

  it('never asks for a guess, and is another one each day', async () => {
    const codes = new Set<string>();
    for (let day = 0; day < 14; day++) {
      const layout = await layDaily(addDays('2026-11-01', day));
      expect(layout.board).toEqual(dailyBoard);
      expect(isNoGuess(layout, dailyStart)).toBe(true);
      codes.add(encodeLayout(layout));
    }
    expect(codes.size).toBe(14);
  });

  it('is found with another seed where a search gives up', async () => {
    const seeds: string[] = [];
    const mines = Array.from({ length: dailyBoard.mines }, (_, cell) => cell);
    await layDaily('2026-05-01', {
      lay: async (board, { seed }) => {
        seeds.push(seed);
        if (seeds.length < 3) throw new NoGuessUnavailable('none', 1);
        return layoutOf(board, mines);
      },
    });
    expect(seeds).toEqual(['daily 2026-05-01', 'daily 2026-05-01 1', 'daily 2026-05-01 2']);
  });

  it('that cannot be looked for says why', async () => {
    const gone = AbortSignal.abort(new Error('gone'));
    await expect(layDaily('2026-05-01', { signal: gone })).rejects.toThrow('gone');
  });
});
