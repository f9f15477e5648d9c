import { golden } from './golden.js';
import { expect, type Table, test } from './table.js';

function openSettings({ page }: Table): Promise<void> {
  return page.evaluate(() => {
    location.hash = '#/settings';
  });
}

test('a theme is worn at once, kept over a reload, and no sheet of another one is fetched', async ({
  table,
  page,
}) => {
  await table.goto(golden.query);
  await openSettings(table);
  await page.getByRole('radio', { name: 'Garden' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'garden');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(table.grid).toHaveCSS('background-color', 'rgb(36, 66, 26)');

  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'image') pictures.push(request.url());
  });
  await page.reload();
  await expect(table.grid).toHaveCSS('background-color', 'rgb(36, 66, 26)');
  await table.phase('ready');
  const sheets = pictures.filter((url) => url.endsWith('.webp'));
  expect(sheets).toHaveLength(2);
  const worn = await table.cell(0, 0).evaluate((cell) => getComputedStyle(cell).backgroundImage);
  // Both are named at each cell, whichever of them it shows.
  expect(sheets.filter((url) => worn.includes(new URL(url).pathname))).toEqual(sheets);
});

test('each theme is shown as it looks before it is worn', async ({ table, page }) => {
  await table.goto(golden.query);
  await openSettings(table);
  // The grounds that the five of them have; the automatic one is one of those.
  const grounds = (): Promise<string[]> =>
    page.locator('.preview').evaluateAll((previews) =>
      previews.flatMap(({ shadowRoot }) => {
        const field = shadowRoot?.querySelector('.mines-field');
        return field ? [getComputedStyle(field).backgroundColor] : [];
      }),
    );
  await expect.poll(async () => new Set(await grounds()).size).toBe(5);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'classic');
});

test('plain needs no pictures at all', async ({ table, page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('mines.settings', JSON.stringify({ version: 1, settings: { theme: 'plain' } })),
  );
  const pictures: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.webp')) pictures.push(request.url());
  });
  await table.goto(golden.query);
  await table.open(4, 4);
  await table.phase('playing');
  expect(pictures).toEqual([]);
});

test('the colours can be chosen against the system', async ({ table, page }) => {
  await table.goto();
  await openSettings(table);
  await page.getByRole('radio', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'night');
  await page.getByRole('radio', { name: 'Classic' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'classic');
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'dark');
});

test('rules do not touch the game that is under way, and hold in the next one', async ({ table, page }) => {
  await table.goto(golden.query);
  await table.open(4, 4);
  await openSettings(table);
  await page.getByRole('switch', { name: 'Question marks' }).click();
  await page.getByRole('button', { name: 'Close' }).click();
  const marks = async (): Promise<(string | null)[]> => {
    const faces: (string | null)[] = [];
    for (let i = 0; i < 3; i++) {
      await table.mark(0, 0);
      faces.push(await table.face(0, 0));
    }
    return faces;
  };
  expect(await marks()).toEqual(['flag', 'question', 'closed']);
  await page.getByRole('button', { name: 'New game' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'New game' }).click();
  expect(await marks()).toEqual(['flag', 'closed', 'flag']);
});

test('the size of the cells is as chosen, and the game is not touched by it', async ({ table, page }) => {
  await table.goto(golden.query);
  await table.open(4, 4);
  await openSettings(table);
  await page.getByRole('switch', { name: /Cell size/ }).click();
  const size = page.getByRole('slider', { name: 'Cell size' });
  await size.focus();
  await page.keyboard.press('Home');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(async () => (await table.cell(0, 0).boundingBox())?.width).toBe(24);
  await table.phase('playing');
  await page.reload();
  await expect.poll(async () => (await table.cell(0, 0).boundingBox())?.width).toBe(24);
});

test('motion off shows everything at once', async ({ table, page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('mines.settings', JSON.stringify({ version: 1, settings: { motion: 'off' } })),
  );
  await table.goto(golden.query);
  await table.phase('ready');
  await table.open(4, 4);
  await table.open(2, 3);
  await table.phase('lost');
  await expect(table.grid).not.toHaveAttribute('data-motion');
  await expect(page.locator('.mines-cell').first()).toHaveCSS('animation-name', 'none');
});

test('sound and flag mode are remembered', async ({ table, page }) => {
  await table.goto();
  await page.getByRole('switch', { name: 'Sound' }).click();
  await page.getByRole('switch', { name: 'Flag mode' }).click();
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Sound' })).toBeChecked();
  await expect(page.getByRole('switch', { name: 'Flag mode' })).toBeChecked();
  await table.open(0, 0);
  expect(await table.face(0, 0)).toBe('flag');
});

test('everything goes back to the defaults', async ({ table, page }) => {
  await table.goto();
  await openSettings(table);
  await page.getByRole('radio', { name: 'Plain' }).click();
  await page.getByRole('button', { name: 'Back to the defaults' }).click();
  await expect(page.getByRole('radio', { name: 'Automatic' })).toBeChecked();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'classic');
});
