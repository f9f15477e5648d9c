import { encodeLayout } from '@mines/core';
import { expect, it } from 'vitest';
import { layNoGuess } from './no-guess.js';

// Links and daily boards name a seed: what it lays never changes. All of these took repairs.
it.each([
  ['beginner', { width: 9, height: 9, mines: 10 }, 40, 'opening', '9x9.gCAECAAAACAGhQA'],
  [
    'intermediate',
    { width: 16, height: 16, mines: 40 },
    0,
    'safe',
    '16x16.AEADQEEAAQQECCACCJAAoAgJxIBCQAhCIAkABJAAE4A',
  ],
  [
    'expert',
    { width: 30, height: 16, mines: 99 },
    255,
    'opening',
    '30x16.QIKIQEEAAYQAAAL5CASEIQRABKiAYEMBojAmAgEKJCgCIBIAICCAAgApQiEIsRSWBAA3IJpyEQACBAAI',
  ],
  [
    'dense',
    { width: 16, height: 16, mines: 80 },
    100,
    'opening',
    '16x16.QsBgwEGDYgEESQB0ANjCQHXCA5gCw14AylBwDEGLQO4',
  ],
] as const)('%s', async (_, board, start, firstOpen, text) => {
  const layout = await layNoGuess(board, { seed: 'for ever 2', start, rules: { firstOpen } });
  expect(encodeLayout(layout)).toBe(text);
});
