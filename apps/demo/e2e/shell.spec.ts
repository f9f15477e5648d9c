import type { Page } from '@playwright/test';
import { expect, test } from './table.js';

/** Holds the game back until the answer is called: a slow network. */
async function hold(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/assets\/index-[^/]*\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

const PARTS = [
  ...['h1', '.presets', '.choice', '.entry', '.menu-button', '.panel', '.mines-counter', '.mines-timer'],
  ...['.mines-new-game', '.stage', '.mines-field', '.mines-row:last-child .mines-cell:last-child'],
  ...['.help', '.help button', '.help label'],
];

/** Where the parts of the first screen are, to the pixel. */
function places(page: Page, inside: string): Promise<Record<string, readonly number[]>> {
  return page.evaluate(
    ([root, parts]) =>
      Object.fromEntries(
        parts.map((part) => {
          const box = document.querySelector(`${root} ${part}`)?.getBoundingClientRect();
          return [part, box ? [box.x, box.y, box.width, box.height].map(Math.round) : []];
        }),
      ),
    [inside, PARTS] as const,
  );
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the first screen is seen, no word of it is in a wrong language, and none is read aloud', async ({
    page,
  }) => {
    await page.goto('./');
    const cells = page.locator('.mines-cell');
    await expect(cells).toHaveCount(81);
    await expect(cells.last()).toBeInViewport();
    expect(await page.locator('body').ariaSnapshot()).toBe('');
    const seen = await page.evaluate(() => {
      const texts: string[] = [];
      const all = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = all.nextNode(); node; node = all.nextNode()) {
        const { parentElement: parent, textContent } = node;
        const text = textContent?.trim();
        if (!text || !parent || parent.closest('.unseen, option')) continue;
        if (!/\b0\)$/.test(getComputedStyle(parent).color)) texts.push(text);
      }
      return texts.filter((text) => /\p{Letter}/u.test(text));
    });
    expect(seen).toEqual(['Mines']);
  });
});

for (const [width, height] of [
  [390, 844],
  [1366, 625],
  [360, 640],
  [1280, 800],
  [1920, 1080],
] as const) {
  test(`at ${width}x${height} nothing moves when the game comes`, async ({ table, page }) => {
    await page.setViewportSize({ width, height });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(globalThis, { shifts });
      new PerformanceObserver((list) => {
        for (const { startTime } of list.getEntries()) shifts.push(startTime);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    const release = await hold(page);
    await page.goto('./', { waitUntil: 'commit' });
    await expect(page.locator('.shell .help')).toBeVisible();
    const before = await places(page, '.shell');
    release();
    await table.phase('ready');
    await expect(page.locator('.shell')).toHaveCount(0);
    expect(await places(page, '#root')).toEqual(before);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'shifts'))).toEqual([]);
  });
}

test('the tiles that are there stay when the game comes', async ({ table, page }) => {
  const release = await hold(page);
  await page.goto('./', { waitUntil: 'commit' });
  const last = page.locator('.shell .mines-row').last();
  await expect(last).toHaveCSS('animation-name', 'mines-load');
  await last.evaluate((row) => Promise.all(row.getAnimations().map(({ finished }) => finished)));
  await page.evaluate(() => {
    const seen = new Set<string>();
    Object.assign(globalThis, { seen });
    const look = (): void => {
      // An animation says 0px where a rule says 0%.
      for (const cell of document.querySelectorAll('.mines-row:last-child .mines-cell:last-child'))
        seen.add(
          getComputedStyle(cell)
            .backgroundPosition.split(/[^\d.]+/)
            .map((part) => Math.round(Number.parseFloat(part) * 100))
            .join(),
        );
      requestAnimationFrame(look);
    };
    look();
  });
  release();
  await table.phase('ready');
  expect(await page.evaluate(() => [...Reflect.get(globalThis, 'seen')])).toHaveLength(1);
});

test('a player with a look and a board of their own sees those and no others', async ({ table, page }) => {
  const board = { width: 16, height: 16, mines: 40 };
  await page.addInitScript(
    (settings) => localStorage.setItem('mines.settings', JSON.stringify({ version: 1, settings })),
    { theme: 'garden', scheme: 'dark', board },
  );
  const release = await hold(page);
  await page.goto('./', { waitUntil: 'commit' });
  await expect(page.locator('.shell h1')).toBeVisible();
  await expect(page.locator('.shell .mines-field')).toBeHidden();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(19, 27, 14)');
  release();
  await expect(table.grid).toBeVisible();
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(19, 27, 14)');
  expect(await table.faces()).toHaveLength(16);
});

test.describe('a reader of German', () => {
  test.use({ locale: 'de-DE' });

  test('sees no word of English first', async ({ table, page }) => {
    await page.addInitScript(() => {
      const seen = new Set<string>();
      Object.assign(globalThis, { seen });
      new MutationObserver(() => {
        for (const button of document.querySelectorAll('#root > main .help button'))
          seen.add(button.textContent ?? '');
      }).observe(document, { subtree: true, childList: true, characterData: true });
    });
    await table.goto();
    await expect(page.getByRole('button', { name: 'Neues Spiel' })).toBeVisible();
    expect(await page.evaluate(() => [...Reflect.get(globalThis, 'seen')])).toEqual(['Tipp']);
  });
});
