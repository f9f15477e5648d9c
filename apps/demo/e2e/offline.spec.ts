import { golden, safeCells } from './golden.js';
import { type OwnSite, serveOwnSite } from './own-site.js';
import { Player } from './records.js';
import { expect, test } from './table.js';

let site: OwnSite;

test.beforeEach(async ({ page }) => {
  site = await serveOwnSite();
  await page.goto(site.address);
  await page.evaluate(() => navigator.serviceWorker.ready);
});

test.afterEach(() => site.close());

test.use({ serviceWorkers: 'allow' });

test('after the first visit a whole game is played without a network', async ({ table, page, context }) => {
  await context.setOffline(true);
  await page.goto(`${site.address}${golden.query}`);
  await table.open(4, 4);
  for (const [x, y] of safeCells()) if ((await table.face(x, y)) === 'closed') await table.open(x, y);
  await table.phase('won');
});

test('what is asked for later is there without a network too', async ({ table, page, context }) => {
  await context.setOffline(true);
  await page.goto(`${site.address}${golden.query}`);
  await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
  await expect(page.getByRole('button', { name: 'Neues Spiel' })).toBeVisible();
  await page.getByRole('button', { name: 'Tipp' }).click();
  await table.open(4, 4);
  await table.phase('playing');
});

test('a newer version waits until it is asked for', async ({ table, page }) => {
  const player = new Player(page);
  await page.goto(`${site.address}${golden.query}`);
  await table.open(4, 4);
  await table.mark(0, 0);
  const before = await table.faces();
  site.release();
  await page.evaluate(async () => void (await (await navigator.serviceWorker.ready).update()));
  const reload = page.getByRole('button', { name: 'Reload' });
  await expect(reload).toBeVisible();
  await table.phase('playing');
  await Promise.all([page.waitForEvent('load'), reload.click()]);
  // The game that was under way is there in the new version.
  await player.resume.click();
  await expect(table.grid).not.toHaveAttribute('data-paused');
  expect(await table.faces()).toEqual(before);
});

test('the page can be installed', async ({ page, request }) => {
  const link = await page.locator('link[rel=manifest]').getAttribute('href');
  const response = await request.get(new URL(link ?? '', page.url()).href);
  const { icons, start_url, display } = await response.json();
  expect([start_url, display]).toEqual(['./', 'standalone']);
  for (const { src, sizes } of icons) {
    const picture = await request.get(new URL(src, page.url()).href);
    expect(picture.ok()).toBe(true);
    // The size stands in the header of a PNG, after its name and the length of the chunk.
    expect((await picture.body()).readUInt32BE(16)).toBe(Number.parseInt(sizes, 10));
  }
});
