import { expect, test } from './table.js';

const SIZES = [
  [360, 640],
  [390, 844],
  [844, 390],
  [640, 513],
  [1366, 625],
  [1280, 800],
  [1920, 1080],
  [2560, 1440],
] as const;

for (const [width, height] of SIZES) {
  test(`at ${width}x${height} nothing is cut off, and what is touched is large enough`, async ({
    table,
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const board of ['9x9x10', '30x16x99']) {
      await table.goto(`?board=${board}&seed=tomato`);
      await table.phase('ready');
      const found = await page.evaluate(() => {
        const page = document.documentElement;
        const small: string[] = [];
        const cut: string[] = [];
        for (const control of document.querySelectorAll('button, select, label, [role=switch]')) {
          const box = control.getBoundingClientRect();
          if (box.width === 0) continue;
          const name = control.getAttribute('aria-label') ?? control.textContent ?? '';
          if (Math.min(box.width, box.height) < 43.5) small.push(name);
          if (box.left < 0 || box.right > innerWidth || box.bottom > page.scrollHeight) cut.push(name);
        }
        return { small, cut, wide: page.scrollWidth - innerWidth, high: page.scrollHeight - innerHeight };
      });
      expect(found).toEqual({ small: [], cut: [], wide: 0, high: 0 });
    }
  });
}

test('cells grow with the window', async ({ table, page }) => {
  const sizes: number[] = [];
  for (const [width, height] of SIZES.slice(-3)) {
    await page.setViewportSize({ width, height });
    await table.goto('?board=30x16x99&seed=tomato');
    await table.phase('ready');
    sizes.push((await table.cell(0, 0).boundingBox())?.width ?? 0);
  }
  expect(sizes.every((size, i) => i === 0 || size > (sizes[i - 1] ?? 0) * 1.2)).toBe(true);
});

for (const [width, height] of [
  [390, 844],
  [360, 640],
] as const) {
  test(`at ${width}x${height} neither a hint nor the end of the game moves the field`, async ({
    table,
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await table.goto('?board=9x9x10&seed=tomato');
    await table.open(4, 4);
    const boxes = () =>
      page
        .locator('.panel, .stage [role=gridcell]:nth-child(-n + 2)')
        .evaluateAll((all) => all.map((part) => part.getBoundingClientRect().toJSON()));
    const before = await boxes();
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect(page.locator('.help [role=status]')).toHaveText(/Row \d/);
    await expect(page.getByText('With help')).toBeVisible();
    expect(await boxes()).toEqual(before);
    await table.open(2, 3);
    await table.phase('lost');
    await expect(page.getByRole('button', { name: 'Same board' })).toBeVisible();
    expect(await boxes()).toEqual(before);
  });
}

test.describe('the overview of a board that is larger than the phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a hint that is out of sight comes into view', async ({ table, page }) => {
    await table.goto('?board=30x16x99&seed=tomato');
    await table.cell(5, 8).tap();
    await table.phase('playing');
    await page.locator('.view').evaluate((view) => view.scrollTo(view.scrollWidth, 0));
    await expect(table.cell(5, 8)).not.toBeInViewport();
    await page.getByRole('button', { name: 'Hint' }).tap();
    await expect(page.locator('[data-hint="do"]').first()).toBeInViewport({ ratio: 1 });
  });

  test('shows which part is seen, and a tap on it moves there', async ({ table, page }) => {
    await table.goto('?board=30x16x99&seed=tomato');
    await table.phase('ready');
    const seen = page.locator('.overview .seen');
    const left = (): Promise<number> =>
      seen.evaluate((frame) => Number.parseFloat(frame instanceof HTMLElement ? frame.style.left : ''));
    await expect.poll(left).toBe(0);
    const map = await page.locator('.overview').boundingBox();
    if (!map) throw new Error('There is no overview.');
    await page.touchscreen.tap(map.x + map.width * 0.9, map.y + map.height / 2);
    await expect.poll(left).toBeGreaterThan(40);
    await expect(table.cell(29, 0)).toBeInViewport();
    await table.phase('ready');
    await page.getByText('Beginner').tap();
    await expect(page.locator('.overview')).toHaveCount(0);
  });
});
