import { defineConfig } from 'vitest/config';

// Packages are tested from their source: the condition stands before their built files in `exports`.
const source = { conditions: ['@mines/source'] };

export default defineConfig({
  test: {
    projects: [
      {
        resolve: source,
        ssr: { resolve: source },
        test: { name: 'core', root: 'packages/core', include: ['src/**/*.{test,properties}.ts'] },
      },
    ],
  },
});
