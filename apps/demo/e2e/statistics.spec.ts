import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.js';
import { finished, plant } from './store.js';
import { expect, test } from './table.js';

const DAY = 86_400_000;
const BEGUN = Date.UTC(2026, 0, 1, 12);

/** So many games, each a second faster than the one before; every third is lost. */
function history(count: number): Record<string, unknown>[] {
  return Array.from({ length: count }, (_, index) =>
    finished(`game-${index}`, {
      startedAt: BEGUN + index * DAY,
      day: new Date(BEGUN + index * DAY).toISOString().slice(0, 10),
      elapsed: (count + 10 - index) * 1000,
      ...(index % 3 === 2 ? { status: 'lost', threeBVDone: 3 } : {}),
    }),
  );
}

/** Opens the statistics of a page that has these games. */
async function goto(page: Page, games: readonly object[]): Promise<void> {
  await page.goto('./#/about');
  await expect(page.getByRole('dialog')).toBeVisible();
  if (games.length > 0) await plant(page, 'games', games);
  await page.goto('about:blank');
  await page.goto('./#/statistics');
}

test('before the first game there is nothing, and it is said', async ({ page }) => {
  await goto(page, []);
  await expect(page.getByRole('dialog', { name: 'Statistics' })).toContainText('There is nothing yet.');
});

test('1001 games are counted, drawn and listed', async ({ page }) => {
  await goto(page, history(1001));
  const figure = (name: string) => page.locator('.figures div').filter({ hasText: name }).locator('dd');
  await expect(figure('Games')).toHaveText('1,001');
  await expect(figure('Won')).toHaveText('668');
  await expect(figure('Win rate')).toHaveText('66.7%');
  await expect(figure('Best time')).toHaveText('11.00');
  await expect(figure('Best streak')).toHaveText('2');
  for (const title of ['Time, seconds', '3BV a second', 'Win rate, over 50 games'])
    await expect(
      page.getByRole('figure', { name: title }).locator('.recharts-line path').first(),
    ).toBeVisible();
  const list = page.getByRole('table', { name: 'All games' });
  await expect(list).toHaveAttribute('aria-rowcount', '1002');
  // The latest comes first; the first one is reached by keys alone.
  await expect(list.getByRole('row').nth(1)).toContainText('11.00');
  await page.getByRole('region', { name: 'All games' }).press('End');
  await expect(list.getByRole('row').last()).toHaveAttribute('aria-rowindex', '1002');
  await expect(list.getByRole('row').last()).toContainText('1,011.00');
});

test('axe is content with it', async ({ page }) => {
  await goto(page, history(60));
  await expect(page.getByRole('table', { name: 'All games' })).toBeVisible();
  await expectAccessible(page);
});

test('a game of the list is played again, and counts as one that is known', async ({ table, page }) => {
  await goto(page, history(1));
  await page.getByRole('button', { name: 'Play again' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(table.cell(4, 4)).toHaveAttribute('data-face', '0');
});

test('one that is damaged is said, and the rest is counted', async ({ page }) => {
  await goto(page, [...history(2), { id: 'x', preset: 'beginner', startedAt: 1 }]);
  const dialog = page.getByRole('dialog', { name: 'Statistics' });
  await expect(dialog).toContainText('could not be read: 1.');
  await expect(dialog.locator('.figures dd').first()).toHaveText('2');
});
