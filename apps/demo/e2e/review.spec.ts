import { expectAccessible } from './axe.js';
import { expect, test } from './table.js';

// `1` at the left end of five cells: the mine is beside it, or it is not.
const LAYOUT = '?layout=5x1.IA';

test('after a game its guesses are shown, with what was better', async ({ table, page }) => {
  await table.goto(LAYOUT);
  await table.open(1, 0);
  await table.open(2, 0);
  await table.phase('lost');
  await page.getByRole('button', { name: 'Review' }).click();
  const dialog = page.getByRole('dialog', { name: 'Review' });
  await expect(dialog).toContainText('The chance to come through all of them was 50%.');
  const guess = dialog.getByRole('listitem');
  await expect(guess).toHaveCount(1);
  await expect(guess.first()).toContainText('Move 2, row 1, column 3: 50% chance of a mine.');
  await expect(guess.first()).toContainText('Row 1, column 4 was certain to be safe.');
  await guess.first().locator('summary').click();
  const field = guess.first().getByRole('grid', { name: 'The field as you saw it' });
  await expect(field.getByRole('gridcell')).toHaveCount(5);
  await expect(field.getByRole('gridcell').nth(1)).toHaveAttribute('data-face', '1');
  // Each chance lies on its cell.
  const places = (selector: string) =>
    guess.locator(selector).evaluateAll((all) =>
      all.map((part) => {
        const { x, y, width, height } = part.getBoundingClientRect();
        return { x, y, width, height };
      }),
    );
  expect(await places('.mines-overlay-cell')).toEqual(await places('[role=gridcell]'));
  await expectAccessible(page);
});

test('a game without a guess is praised', async ({ table, page }) => {
  await table.goto(LAYOUT);
  await table.open(4, 0);
  await table.open(1, 0);
  await table.open(0, 0);
  await table.phase('won');
  await page.getByRole('button', { name: 'Review' }).click();
  await expect(page.getByRole('dialog')).toContainText('No move was a guess');
});

test('while a game is under way there is nothing to review', async ({ table, page }) => {
  await table.goto(LAYOUT);
  await table.open(1, 0);
  await page.evaluate(() => {
    location.hash = '#/review';
  });
  await expect(page.getByRole('dialog', { name: 'Review' })).toContainText('Play a game to its end.');
});
