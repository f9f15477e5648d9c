import { defineConfig } from '@playwright/test';
import { launchOptions } from '../../.ci/browser.mjs';

const site = `http://localhost:${process.env['MINES_PORT'] ?? 4173}/`;

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  forbidOnly: true,
  fullyParallel: true,
  timeout: 60_000,
  workers: 2,
  // A retry would hide a race.
  retries: 0,
  reporter: process.env['MINES_E2E_REPORT']
    ? [['list'], ['json', { outputFile: process.env['MINES_E2E_REPORT'] }]]
    : 'list',
  use: {
    baseURL: site,
    browserName: 'chromium',
    launchOptions: launchOptions(),
    viewport: { width: 1280, height: 800 },
    // A page of another test's visit must not be served; what is kept for later has tests of its own.
    serviceWorkers: 'block',
  },
  webServer: {
    command: 'npx vite preview',
    url: site,
    reuseExistingServer: false,
  },
});
