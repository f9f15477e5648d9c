import { golden } from './golden.js';
import { expect, test } from './table.js';

test('the presets have their classic sizes', async ({ table, page }) => {
  await table.goto();
  for (const [name, columns, rows, mines] of [
    ['Intermediate', 16, 16, '040'],
    ['Expert', 30, 16, '099'],
    ['Beginner', 9, 9, '010'],
  ] as const) {
    await page.getByText(name, { exact: false }).first().click();
    await expect(table.grid).toHaveAttribute('aria-colcount', String(columns));
    await expect(table.grid).toHaveAttribute('aria-rowcount', String(rows));
    await expect(page.locator('.mines-counter')).toHaveText(mines);
  }
});

test('a new game is asked about only while one is under way', async ({ table, page }) => {
  await table.goto(golden.query);
  await table.mark(0, 0);
  await page.getByRole('button', { name: 'New game' }).click();
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  expect(await table.face(0, 0)).toBe('closed');

  await table.open(4, 4);
  await page.getByRole('button', { name: 'New game' }).click();
  await expect(page.getByRole('alertdialog', { name: 'Give up this game?' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep playing' }).click();
  await table.phase('playing');

  await page.getByText('Expert').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'New game' }).click();
  await table.phase('ready');
  await expect(table.grid).toHaveAttribute('aria-colcount', '30');
  await expect(page.getByRole('radio', { name: /Expert/ })).toBeChecked();
});

test('escape keeps the game', async ({ table, page }) => {
  await table.goto(golden.query);
  await table.open(4, 4);
  await page.getByText('Expert').click();
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('alertdialog')).toHaveCount(0);
  await table.phase('playing');
  await expect(page.getByRole('radio', { name: /Beginner/ })).toBeChecked();
});

test('the same board can be played again', async ({ table, page }) => {
  await table.goto(golden.query);
  await table.open(4, 4);
  await table.open(2, 3);
  await page.getByRole('button', { name: 'Same board' }).click();
  await table.phase('ready');
  await table.open(2, 3);
  await table.phase('lost');
});

test('a running game survives a dialog that cannot be fetched', async ({ table, page }) => {
  await table.goto(golden.query);
  await page.route('**/give-up-dialog*', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'throw new Error()' }),
  );
  await table.open(4, 4);
  page.once('dialog', (dialog) => void dialog.dismiss());
  await page.getByRole('button', { name: 'New game' }).click();
  await table.phase('playing');
  await expect(table.cell(4, 4)).toHaveAttribute('data-face', '0');
});

test('after the end the focus goes on in the field', async ({ table, page }) => {
  await table.goto(golden.query);
  await table.open(4, 4);
  await table.open(2, 3);
  await page.getByRole('button', { name: 'Same board' }).press('Enter');
  await expect(page.locator('[role=gridcell]:focus')).toHaveCount(1);
});

test('a link plays its layout', async ({ table }) => {
  await table.goto('?layout=4x1.kA');
  await table.mark(0, 0);
  await table.open(1, 0);
  await table.open(2, 0);
  await table.phase('won');
});

test('a link says which rule the first cell has', async ({ table }) => {
  await table.goto('?board=5x5x24&seed=a&first=safe');
  await table.open(2, 2);
  await table.phase('won');
});

for (const [query, words] of [
  ['?board=9x9x81', 'Its mines must be a whole number from 0 to 80.'],
  ['?board=0x9x1', 'Its width must be a whole number from 1 to'],
  ['?board=100000x9x1', 'Its width must be a whole number from 1 to 100.'],
  ['?board=9x9', 'Boards are written like 30x16x99'],
  ['?board=9x9x10&first=never', 'It can be any, safe or opening.'],
  ['?layout=4x1.kB', 'Its board is damaged.'],
  ['?layout=5000x5000.AAAA', 'Its width must be a whole number from 1 to 100.'],
  ['?layout=<script>', 'Its board is damaged.'],
] as const) {
  test(`a bad link (${query}) says what is wrong and offers a normal game`, async ({ table, page }) => {
    await table.goto(query);
    await expect(page.getByRole('alert')).toContainText(words);
    await page.getByRole('button', { name: 'Play a normal game' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await table.open(4, 4);
    // A board by chance: once in a long while one click wins it.
    await expect(table.grid).toHaveAttribute('data-phase', /playing|won/);
  });
}

test('a whole game is played from the keyboard', async ({ table, page }) => {
  await table.goto('?layout=4x1.kA');
  await table.cell(0, 0).focus();
  await page.keyboard.press('f');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await expect(table.cell(2, 0)).toBeFocused();
  await page.keyboard.press('Space');
  await table.phase('won');
});
