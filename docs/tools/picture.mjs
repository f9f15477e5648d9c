/** Photographs a game for the README, from the story that is made for it: `pnpm --filter @mines/docs picture`. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { launchOptions } from '../../.ci/browser.mjs';
import { root } from './entries.mjs';
import { buildSite, serveSite } from './serve.mjs';

/** A site that was built before may be named. */
const given = process.argv[2];
const site = given ?? mkdtempSync(join(tmpdir(), 'mines-storybook-'));
if (!given) buildSite(site);
const { home, close } = await serveSite(site);
const browser = await chromium.launch(launchOptions());
try {
  const page = await browser.newPage({ viewport: { width: 1240, height: 800 }, reducedMotion: 'reduce' });
  await page.goto(`${home}iframe.html?id=the-game-picture--expert&viewMode=story`);
  const stage = page.locator('.stage');
  await page.locator('[data-face="3"]').first().waitFor();
  await page.waitForLoadState('networkidle');
  const { x = 0, y = 0, width = 0, height = 0 } = (await stage.boundingBox()) ?? {};
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: 82,
    clip: { x, y, width, height, scale: 1 },
  });
  writeFileSync(join(root, 'docs/mines.webp'), Buffer.from(data, 'base64'));
} finally {
  await browser.close();
  close();
  if (!given) rmSync(site, { recursive: true, force: true });
}
