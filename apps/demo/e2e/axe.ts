import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect } from './table.js';

declare global {
  interface Window {
    readonly axe: { run(where: string, options: RunOptions): Promise<AxeResults> };
  }
}

// By the browser's own tools: the page itself takes no script from elsewhere.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Axe finds nothing wrong with the page as it is, or with a part of it. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  await page.evaluate(source);
  // Sheets that it would fetch again it writes into the page, which the page's policy refuses.
  const { violations } = await page.evaluate((where) => window.axe.run(where, { preload: false }), part);
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
