import { golden } from './golden.js';
import { expect, test } from './table.js';

test('the menu leads to dialogs, and the browser leads back to the game', async ({ table, page }) => {
  await table.goto(golden.query);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'About' }).click();
  const about = page.getByRole('dialog', { name: 'About' });
  await expect(about).toContainText('Nothing is sent anywhere');
  expect(new URL(page.url()).hash).toBe('#/about');
  await page.goBack();
  await expect(about).toHaveCount(0);
  expect(new URL(page.url()).search).toBe(golden.query);
  await page.goForward();
  await expect(about).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(about).toHaveCount(0);
  expect(new URL(page.url()).hash).toBe('');
});

test('the menu opens, moves and closes by keys, and gives the focus back', async ({ table, page }) => {
  await table.goto();
  const button = page.getByRole('button', { name: 'Menu' });
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitem', { name: 'About' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await expect(button).toBeFocused();
});

test('a link to a dialog opens it; closing leaves the game and no way back into it', async ({
  table,
  page,
}) => {
  await page.goto('./#/about');
  await expect(page.getByRole('dialog', { name: 'About' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await table.open(4, 4);
  await table.phase('playing');
  expect(new URL(page.url()).hash).toBe('');
});

test('an address that names no dialog is the game', async ({ table, page }) => {
  for (const hash of ['#/nothing', '#/%', '#/constructor', '#about']) {
    await page.goto('about:blank');
    await table.goto(hash);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

test('the clock stands still behind a dialog, the board is concealed, and both go on', async ({
  table,
  page,
}) => {
  await page.clock.install({ time: 0 });
  await table.goto(golden.query);
  // From here on time passes only as it is told to.
  await page.clock.pauseAt(3_600_000);
  await table.open(4, 4);
  await page.clock.runFor(3100);
  await page.evaluate(() => {
    location.hash = '#/about';
  });
  // What is behind a dialog is not there for a screen reader, so it is not found by its role.
  await expect(page.locator('.mines-field')).toHaveAttribute('data-paused', '');
  // React shows what it waited for no sooner than a third of a second after what it showed meanwhile.
  await page.clock.runFor(60_000);
  await expect(page.getByRole('dialog', { name: 'About' })).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(table.grid).not.toHaveAttribute('data-paused');
  await page.clock.runFor(2000);
  await expect(page.locator('.mines-timer')).toHaveText('005');
});

test('a dialog that cannot be fetched is said, and the game goes on', async ({ browser, baseURL }) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.route(/about-dialog/, (route) => route.abort());
  await page.goto(`${baseURL}#/about`);
  await expect(page.getByText('could not be fetched')).toBeVisible();
  await expect(page.getByRole('dialog', { name: 'About' })).toHaveCount(0);
  await page.getByRole('gridcell').first().click();
  await expect(page.getByRole('grid')).toHaveAttribute('data-phase', 'playing');
  await context.close();
});

test.describe('from right to left', () => {
  test.use({ locale: 'ar' });

  test('a dialog stands in the middle', async ({ page }) => {
    await page.goto('./#/about');
    const box = await page.getByRole('dialog').boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(640, 0);
  });
});
