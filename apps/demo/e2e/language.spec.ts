import { golden } from './golden.js';
import { expect, test } from './table.js';

test.describe('a reader of Arabic', () => {
  test.use({ locale: 'ar-EG' });

  test('finds the page in Arabic, from right to left, and moves to the left with the left arrow', async ({
    table,
    page,
  }) => {
    await table.goto(golden.query);
    await expect(page.locator('html')).toHaveAttribute('lang', /^ar/);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await expect(page.getByRole('button', { name: 'لعبة جديدة' })).toBeVisible();
    await table.cell(4, 4).focus();
    await page.keyboard.press('ArrowLeft');
    await expect(table.cell(5, 4)).toBeFocused();
    await page.keyboard.press('Enter');
    await table.phase('playing');
    expect(await table.face(5, 4)).toBe('0');
  });
});

test.describe('a reader of a language that there is not', () => {
  test.use({ locale: 'fi-FI' });

  test('finds English and can choose another, in the middle of a game', async ({ table, page }) => {
    await table.goto(golden.query);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await table.open(4, 4);
    await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
    await expect(page.getByRole('button', { name: 'Neues Spiel' })).toBeVisible();
    await table.phase('playing');
    await table.open(2, 3);
    await expect(page.locator('.result')).toContainText('Das war eine Mine.');
  });
});
