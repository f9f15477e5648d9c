import { golden } from './golden.js';
import { expect, test } from './table.js';

test('a hint says what is certain and why, and frames it until the next move', async ({ table, page }) => {
  await table.goto(golden.query);
  await table.open(4, 4);
  await expect(page.getByText('With help')).toHaveCount(0);
  await page.getByRole('button', { name: 'Hint' }).click();
  const says = page.locator('.help [role=status]');
  await expect(says).toHaveText(
    // Where the frames are is said to those who do not see them.
    /^Row \d, column \d is safe\. The framed numbers? shows? it( together)?\. row \d, column \d( and row \d, column \d)?$/,
  );
  await expect(page.locator('.mines-overlay-cell[data-hint="do"]').first()).toBeVisible();
  await expect(page.getByText('With help')).toBeVisible();
  const [, row = '', column = ''] = /Row (\d), column (\d)/.exec((await says.textContent()) ?? '') ?? [];
  await table.open(Number(column) - 1, Number(row) - 1);
  await table.phase('playing');
  await expect(page.locator('[data-hint]')).toHaveCount(0);
  await expect(says).toBeEmpty();
});

test('a hint moves nothing, however low the window is', async ({ table, page }) => {
  await page.setViewportSize({ width: 1280, height: 640 });
  await table.goto(golden.query);
  await table.open(4, 4);
  const before = await table.grid.boundingBox();
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.locator('.help [role=status]')).toHaveText(/^Row \d/);
  // What gives way to it does so in the next frames.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null)))),
  );
  // But for the 64th of a pixel that the layout rounds to.
  expect(await table.grid.boundingBox()).toEqual({ ...before, x: expect.closeTo(before?.x ?? 0, 1) });
  await expect(page.getByRole('button', { name: 'Fit' })).toHaveCount(0);
});

test('the end of a game moves nothing', async ({ table, page }) => {
  await table.goto(golden.query);
  await table.open(4, 4);
  const boxes = () =>
    page
      .locator('.panel, .help button')
      .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON()));
  const [field, beside] = [await table.grid.boundingBox(), await boxes()];
  await table.open(2, 3);
  await table.phase('lost');
  await expect(page.getByRole('button', { name: 'Same board' })).toBeVisible();
  expect(await table.grid.boundingBox()).toEqual(field);
  expect(await boxes()).toEqual(beside);
});

test('following hints alone ends a game without a guess that was certain to be avoidable', async ({
  table,
  page,
}) => {
  await table.goto(golden.query);
  await table.open(4, 4);
  const says = page.locator('.help [role=status]');
  for (let step = 0; step < 81; step++) {
    if ((await table.grid.getAttribute('data-phase')) !== 'playing') break;
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect(says).toHaveText(/row \d, column \d/i);
    const text = (await says.textContent()) ?? '';
    const [, row = '', column = ''] = /row (\d), column (\d)/i.exec(text) ?? [];
    if (text.includes('is a mine')) await table.mark(Number(column) - 1, Number(row) - 1);
    else await table.open(Number(column) - 1, Number(row) - 1);
  }
  await table.phase('won');
});

test('the odds are shown on the cells and said in their names', async ({ table, page }) => {
  await table.goto(golden.query);
  await table.open(4, 4);
  await page.getByRole('checkbox', { name: 'Odds' }).check();
  await expect(
    page.getByRole('gridcell', { name: /^Closed, row \d, column \d, mine risk \d+%$/ }).first(),
  ).toBeAttached();
  await expect(page.locator('.mines-overlay-cell[data-odds]').first()).toHaveText(/^\d+%$/);
  await page.getByRole('checkbox', { name: 'Odds' }).uncheck();
  await expect(page.locator('.mines-overlay')).toHaveCount(0);
});

test('a board without guessing is found for the first cell and played', async ({ table, page }) => {
  await table.goto();
  await page.getByText('Expert').click();
  await page.getByRole('checkbox', { name: 'No guessing' }).check();
  await table.open(15, 8);
  await table.phase('playing');
  expect(await table.face(15, 8)).toBe('0');
  await page.getByRole('button', { name: 'New game' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'New game' }).click();
  await table.open(0, 0);
  await table.phase('playing');
});
