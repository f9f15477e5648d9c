import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { expect } from './table.js';

declare global {
  interface Window {
    readonly axe: { run(): Promise<AxeResults> };
  }
}

// By the browser's own tools: the page itself takes no script from elsewhere.
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Axe finds nothing wrong with the page as it is. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(source);
  const { violations } = await page.evaluate(() => window.axe.run());
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
