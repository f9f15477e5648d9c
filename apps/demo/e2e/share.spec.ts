import { golden } from './golden.js';
import { expect, test } from './table.js';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a running board is shared as a link to the same board, opened at the same cell', async ({
  table,
  page,
}) => {
  await table.goto(golden.query);
  await table.open(4, 4);
  await table.mark(0, 0);
  const opened = (await table.faces()).map((row) => row.map((face) => (face === 'flag' ? 'closed' : face)));
  await page.evaluate(() => {
    location.hash = '#/share';
  });
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied.' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(new URL(link).search).toBe(`?layout=${golden.code}&start=4,4`);
  await page.goto('about:blank');
  await page.goto(link);
  await table.phase('playing');
  expect(await table.faces()).toEqual(opened);
});

test('the system is asked where it can share', async ({ table, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'share', {
      value: (data: ShareData) => {
        document.title = `${data.text} ${data.url}`;
        return Promise.reject(new DOMException('', 'AbortError'));
      },
    });
  });
  await table.goto('?layout=4x1.kA');
  await table.open(1, 0);
  await table.open(2, 0);
  await table.phase('won');
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Share' }).click();
  await page.getByRole('button', { name: 'Share …' }).click();
  await expect(page).toHaveTitle(/I cleared “4×1, 2” in .* And you\? http.*layout=4x1\.kA&start=1,0$/);
});
