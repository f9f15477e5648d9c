import { golden } from './golden.js';
import { expect, test } from './table.js';

const BAD = ['', '0', '-1', '1.5', '1e3', '9 ', 'NaN', 'Infinity', '1000000000'];

test('a board of any size is played, remembered, and shows as custom', async ({ table, page }) => {
  await table.goto();
  await page.getByRole('radio', { name: /Custom/ }).click({ force: true });
  const form = page.getByRole('dialog', { name: 'Custom board' });
  await form.getByRole('textbox', { name: 'Width' }).fill('20');
  await form.getByRole('textbox', { name: 'Height' }).fill('10');
  await form.getByRole('textbox', { name: 'Mines' }).fill('30');
  await expect(form).toContainText('15% of the cells are mines.');
  await page.keyboard.press('Enter');
  await expect(form).toHaveCount(0);
  await expect(table.grid).toHaveAttribute('aria-colcount', '20');
  await expect(table.grid).toHaveAttribute('aria-rowcount', '10');
  await expect(page.getByRole('radio', { name: /Custom/ })).toBeChecked();
  await page.reload();
  await expect(table.grid).toHaveAttribute('aria-colcount', '20');
  expect(new URL(page.url()).hash).toBe('');
});

test('what is no board is said while it is typed, in its field, and nothing is played', async ({
  table,
  page,
}) => {
  await table.goto(golden.query);
  await table.open(4, 4);
  await page.getByRole('radio', { name: /Custom/ }).click({ force: true });
  const form = page.getByRole('dialog', { name: 'Custom board' });
  for (const [name, range] of [
    ['Width', 'from 1 to 100'],
    ['Height', 'from 1 to 100'],
    ['Mines', 'from 1 to 80'],
  ] as const) {
    const field = form.getByRole('textbox', { name });
    const before = await field.inputValue();
    for (const text of BAD) {
      await field.fill(text);
      await expect(form.getByText(range)).toBeVisible();
      await field.press('Enter');
      await expect(form).toBeVisible();
      await expect(page.getByRole('alertdialog')).toHaveCount(0);
    }
    await expect(field).toHaveAccessibleDescription(new RegExp(range));
    await field.fill(before);
  }
  await page.getByRole('button', { name: 'Close' }).click();
  await table.phase('playing');
  expect(await table.face(4, 4)).toBe('0');
});

test('a running game is asked about before another board, and kept if it shall be', async ({
  table,
  page,
}) => {
  await table.goto(golden.query);
  await table.open(4, 4);
  await page.getByRole('radio', { name: /Custom/ }).click({ force: true });
  const form = page.getByRole('dialog', { name: 'Custom board' });
  await form.getByRole('textbox', { name: 'Width' }).fill('12');
  await form.getByRole('button', { name: 'Play' }).click();
  await page.getByRole('button', { name: 'Keep playing' }).click();
  await table.phase('playing');
  await expect(table.grid).toHaveAttribute('aria-colcount', '9');

  await page.getByRole('radio', { name: /Custom/ }).click({ force: true });
  await form.getByRole('textbox', { name: 'Width' }).fill('12');
  await form.getByRole('button', { name: 'Play' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'New game' }).click();
  await expect(table.grid).toHaveAttribute('aria-colcount', '12');
  await table.phase('ready');
  await expect.poll(() => new URL(page.url()).search).toBe('');
});
