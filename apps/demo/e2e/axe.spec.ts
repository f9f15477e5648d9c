import type { Page } from '@playwright/test';
import { expectAccessible } from './axe.js';
import { golden } from './golden.js';
import { expect, type Table, test } from './table.js';

/** What axe does not look for: each thing has a name of its own, and one cell is in the tab order. */
async function listen({ page, grid }: Table): Promise<void> {
  const cells = page.getByRole('gridcell');
  const names = await cells.evaluateAll((all) => all.map((cell) => cell.ariaLabel ?? ''));
  expect(names).not.toContain('');
  expect(new Set(names).size).toBe(names.length);
  await expect(grid).toHaveAccessibleName(/\S/);
  await expect(page.locator('[role=gridcell][tabindex="0"]')).toHaveCount(1);
}

const DIALOGS = [
  'board',
  'settings',
  'statistics',
  'daily',
  'learn',
  ...[1, 2, 3, 4, 5].map((lesson) => `learn/${lesson}`),
  'share',
  'data',
  'shortcuts',
  'about',
] as const;

/** A dialog is there with all that it fetches. */
async function dialogIsThere(page: Page): Promise<void> {
  await expect(page.locator('.dialog .body > *').first()).toBeVisible();
  await expect(page.locator('.dialog .coming')).toHaveCount(0);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    // What is half faded in has half its contrast, and that is not what is asked here.
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('axe is content with every phase, and each thing has its name', async ({ table, page }) => {
      await table.goto(golden.query);
      await table.phase('ready');
      await expectAccessible(page);
      await listen(table);
      await table.open(4, 4);
      await table.mark(0, 0);
      await expectAccessible(page);
      await listen(table);
      await page.getByText('Expert').click();
      await expect(page.getByRole('alertdialog')).toBeVisible();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await table.open(2, 3);
      await table.phase('lost');
      await expectAccessible(page);
      await listen(table);
    });

    test('axe is content with a win and with a bad link', async ({ table, page }) => {
      await table.goto('?layout=4x1.kA');
      await table.open(1, 0);
      await table.open(2, 0);
      await table.phase('won');
      await expectAccessible(page);
      await listen(table);
      await table.goto('?board=9x9x81');
      await expectAccessible(page);
    });

    test('axe is content with the menu', async ({ table, page }) => {
      await table.goto(golden.query);
      await page.getByRole('button', { name: 'Menu' }).click();
      await expect(page.getByRole('menuitem', { name: 'About' })).toBeVisible();
      // The menu alone: beside it stand the elements that lead the focus back, which take it and hand it on.
      await expectAccessible(page, '.menu');
    });

    for (const dialog of DIALOGS)
      test(`axe is content with the dialog ${dialog}`, async ({ page }) => {
        await page.goto(`./${golden.query}#/${dialog}`);
        await dialogIsThere(page);
        await expectAccessible(page);
      });

    test('axe is content with the review of a game', async ({ table, page }) => {
      await table.goto(golden.query);
      await table.open(4, 4);
      await table.open(2, 3);
      await table.phase('lost');
      await page.getByRole('button', { name: 'Review' }).click();
      await dialogIsThere(page);
      await expectAccessible(page);
    });

    test('axe is content with a game that is paused', async ({ table, page }) => {
      await table.goto(golden.query);
      await table.open(4, 4);
      await page.getByRole('button', { name: 'Pause' }).click();
      await expect(table.grid).toHaveAttribute('data-paused');
      await expectAccessible(page);
      await listen(table);
    });
  });

  test(`axe is content with a field that builds itself up, in the ${colorScheme} scheme`, async ({
    table,
    page,
  }) => {
    await page.emulateMedia({ colorScheme });
    const client = await page.context().newCDPSession(page);
    await client.send('Animation.enable');
    // It stays where it begins.
    await client.send('Animation.setPlaybackRate', { playbackRate: 0 });
    await table.goto(golden.query);
    await table.phase('loading');
    await expectAccessible(page);
    await listen(table);
    await table.phase('loading');
  });
}
