import type { Page } from '@playwright/test';
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

for (const [name, act] of [
  ['key', (page: Page) => page.keyboard.press('Shift')],
  ['click', (page: Page) => page.getByRole('heading', { name: 'Mines' }).click()],
] as const)
  test(`a ${name} anywhere has the field built up at once`, async ({ table, page }) => {
    const client = await page.context().newCDPSession(page);
    await client.send('Animation.enable');
    // By itself it would stay as it begins.
    await client.send('Animation.setPlaybackRate', { playbackRate: 0 });
    await table.goto('?board=30x16x99&seed=tomato');
    await table.phase('loading');
    await act(page);
    await table.phase('ready');
  });

test('while a blast is under way nothing that is done changes anything, and the clock stands', async ({
  table,
  page,
}) => {
  await page.clock.install();
  await table.goto(golden.query);
  await table.open(4, 4);
  await page.clock.runFor(3100);
  await table.open(2, 3);
  await table.phase('lost');
  // As slow as the test may be: the blast is still under way when all is done.
  const blasts = () =>
    table.grid.evaluate((grid) => {
      const running = grid
        .getAnimations({ subtree: true })
        .filter(({ playState }) => playState === 'running');
      for (const animation of running) animation.playbackRate = 0.001;
      return running.length;
    });
  expect(await blasts()).toBeGreaterThan(0);
  const before = await table.faces();
  const force = { force: true };
  for (const [x, y] of [
    [8, 0],
    [4, 4],
    [2, 3],
  ] as const) {
    await table.cell(x, y).click(force);
    await table.cell(x, y).dblclick(force);
    await table.cell(x, y).click({ ...force, button: 'right' });
    await table.cell(x, y).click({ ...force, button: 'middle' });
    for (const key of ['Enter', 'Space', 'f']) await table.cell(x, y).press(key);
  }
  expect(await table.faces()).toEqual(before);
  expect(await blasts()).toBeGreaterThan(0);
  await page.clock.runFor(5000);
  await expect(page.locator('.mines-timer')).toHaveText('003');
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
