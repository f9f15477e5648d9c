import { fileURLToPath } from 'node:url';
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { launchOptions } from './.ci/browser.mjs';
import { docs } from './docs/vitest.config.js';
import { projects as react } from './packages/react/vitest.config.js';

// Packages are tested from their source: the condition stands before their built files in `exports`.
const source = { conditions: ['@mines/source'] };

// A machine may be busy: no test says anything about time.
const PATIENCE = 60_000;

export default defineConfig({
  test: {
    projects: [
      {
        resolve: source,
        ssr: { resolve: source },
        test: {
          name: 'core',
          root: 'packages/core',
          include: ['src/**/*.{test,properties}.ts'],
          testTimeout: PATIENCE,
        },
      },
      {
        resolve: source,
        ssr: { resolve: source },
        test: {
          name: 'solver',
          root: 'packages/solver',
          include: ['src/**/*.{test,properties}.ts'],
          testTimeout: PATIENCE,
        },
      },
      {
        resolve: source,
        ssr: { resolve: source },
        test: {
          name: 'demo',
          root: 'apps/demo',
          include: ['src/**/*.{test,properties}.{ts,tsx}'],
          testTimeout: PATIENCE,
        },
      },
      ...react,
      {
        plugins: [storybookTest({ configDir: fileURLToPath(new URL('.storybook', import.meta.url)) })],
        test: {
          name: 'stories',
          testTimeout: PATIENCE,
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({ launchOptions: launchOptions() }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
      docs,
      { test: { name: 'art', root: 'packages/art', include: ['src/**/*.test.ts'] } },
    ],
  },
});
