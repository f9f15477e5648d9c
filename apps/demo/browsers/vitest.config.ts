import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    name: 'browsers',
    root: fileURLToPath(new URL('.', import.meta.url)),
    include: ['*.test.ts'],
    globalSetup: './site.ts',
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Two browsers at once are enough for a small machine.
    maxWorkers: 2,
  },
});
