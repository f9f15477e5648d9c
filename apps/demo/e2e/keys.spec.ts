import { golden } from './golden.js';
import { expect, test } from './table.js';

test('P and a button pause: the field is concealed, the clock stands, both go on', async ({
  table,
  page,
}) => {
  await page.clock.install({ time: 0 });
  await table.goto(golden.query);
  // From here on time passes only as it is told to.
  await page.clock.pauseAt(3_600_000);
  await expect(page.getByRole('button', { name: 'Pause' })).toBeDisabled();
  await table.open(4, 4);
  await page.clock.runFor(3100);
  await page.keyboard.press('p');
  await expect(page.locator('.paused-cover')).toBeVisible();
  await expect(table.cell(4, 4)).toHaveAttribute('data-face', 'closed');
  await page.clock.runFor(30_000);
  await page.locator('.paused-cover').getByRole('button', { name: 'Resume' }).click();
  await expect(table.cell(4, 4)).toHaveAttribute('data-face', '0');
  await page.clock.runFor(2000);
  await expect(page.locator('.mines-timer')).toHaveText('005');
  await page.getByRole('button', { name: 'Pause' }).click();
  await expect(page.locator('.paused-cover')).toBeVisible();
  await page.keyboard.press('P');
  await expect(page.locator('.paused-cover')).toHaveCount(0);
});

test('single keys ask for a hint, the odds, a new game and this list', async ({ table, page }) => {
  await table.goto(golden.query);
  await table.open(4, 4);
  await page.getByRole('heading', { name: 'Mines' }).click();
  await page.keyboard.press('h');
  await expect(page.locator('.help [role=status]')).toHaveText(/Row \d/);
  await page.keyboard.press('o');
  await expect(page.getByRole('checkbox', { name: 'Odds' })).toBeChecked();
  await page.keyboard.press('n');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: 'Keyboard and mouse' })).toContainText('Pause and resume');
  // Behind a dialog they mean nothing.
  await page.keyboard.press('n');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await table.open(2, 3);
  await table.phase('lost');
  await page.keyboard.press('r');
  await table.phase('ready');
});

test('letters that are typed are letters, and none is a shortcut where they are switched off', async ({
  table,
  page,
}) => {
  await table.goto(golden.query);
  await table.open(4, 4);
  await page.getByRole('combobox', { name: 'Language' }).focus();
  await page.keyboard.press('n');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await page.evaluate(() => {
    location.hash = '#/settings';
  });
  await page.getByRole('switch', { name: 'Single letters are shortcuts' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('heading', { name: 'Mines' }).click();
  await page.keyboard.press('p');
  await expect(page.locator('.paused-cover')).toHaveCount(0);
  await expect(table.cell(4, 4)).toHaveAttribute('data-face', '0');
});
