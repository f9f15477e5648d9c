import { golden } from './golden.js';
import { expect, test } from './table.js';

test.describe('for those who want less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the field is there at once and a loss shows its end at once', async ({ table, page }) => {
    await table.goto(golden.query);
    await table.phase('ready');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
    await table.open(4, 4);
    await table.open(2, 3);
    await table.phase('lost');
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

test('a click while the field builds itself up is a move', async ({ table }) => {
  await table.goto('?board=30x16x99&seed=tomato');
  await expect(table.grid).toHaveAttribute('data-phase', /loading|ready/);
  await table.open(15, 8);
  await table.phase('playing');
});

test('a restart in the middle of a blast leaves no animation behind', async ({ table, page }) => {
  await table.goto(golden.query);
  await table.open(4, 4);
  await table.open(2, 3);
  await table.phase('lost');
  await page.getByRole('button', { name: 'Same board' }).click();
  await table.phase('ready');
  const names = await page.evaluate(() =>
    document
      .getAnimations()
      .flatMap((animation) => (animation instanceof CSSAnimation ? animation.animationName : [])),
  );
  expect(names.filter((name) => name !== 'mines-load')).toEqual([]);
});
