import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

const source = { conditions: ['@mines/source'] };

/** The pages, the comments and the code in them. */
export const docs: TestProjectInlineConfiguration = {
  root: import.meta.dirname,
  resolve: source,
  ssr: { resolve: source },
  test: {
    name: 'docs',
    include: ['tests/**/*.test.ts'],
    globalSetup: ['tools/setup-snippets.mjs'],
    testTimeout: 60_000,
  },
};

export default defineConfig({ test: { projects: [docs] } });
