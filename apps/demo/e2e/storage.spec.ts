import { golden } from './golden.js';
import { expect, test } from './table.js';

for (const stored of ['null', 'undefined', '{', '[]', 'NaN']) {
  test(`settings stored as ${stored} are the defaults; that is said once and the game goes on`, async ({
    table,
    page,
  }) => {
    await page.addInitScript((text) => {
      if (!sessionStorage.getItem('seen')) localStorage.setItem('mines.settings', text);
      sessionStorage.setItem('seen', 'yes');
    }, stored);
    await table.goto(golden.query);
    await expect(page.getByText('Some stored settings were damaged')).toHaveCount(1);
    await table.open(4, 4);
    await table.phase('playing');
  });
}

test('storage that throws leaves the defaults and the game', async ({ table, page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get() {
        throw new DOMException('denied', 'SecurityError');
      },
    });
  });
  await table.goto(golden.query);
  await expect(page.getByText('This browser does not keep settings')).toBeVisible();
  await table.open(4, 4);
  await table.phase('playing');
});
