import type { Locator, Page } from '@playwright/test';
import { Fingers, middleOf } from './fingers.js';
import { expect, type Table, test } from './table.js';

const EXPERT = '?board=30x16x99&seed=tomato';

function viewOf(page: Page): Locator {
  return page.locator('.mines-viewport');
}

async function cellSize(table: Table): Promise<number> {
  return (await table.cell(0, 0).boundingBox())?.width ?? 0;
}

function scrollLeft(page: Page): Promise<number> {
  return viewOf(page).evaluate((view) => view.scrollLeft);
}

/** Ends when the browser says that the view has come to rest; it has to be asked before. */
function rest(page: Page): Promise<void> {
  return viewOf(page).evaluate(
    (view) =>
      new Promise<void>((resolve) => view.addEventListener('scrollend', () => resolve(), { once: true })),
  );
}

function scale(page: Page): Promise<number | undefined> {
  return page.evaluate(() => window.visualViewport?.scale);
}

/** What the page has of the whole: nothing may be cut off by its own edges. */
function overflow(page: Page): Promise<[number, number]> {
  return page.evaluate(() => [
    document.documentElement.scrollWidth - innerWidth,
    document.documentElement.scrollHeight - innerHeight,
  ]);
}

async function untouched(table: Table): Promise<void> {
  await table.phase('ready');
  const faces = new Set((await table.faces()).flat());
  expect([...faces]).toEqual(['closed']);
  await expect(table.grid.locator('[data-pressed]')).toHaveCount(0);
}

test.describe('expert on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test.beforeEach(async ({ table }) => {
    await table.goto(EXPERT);
    await table.phase('ready');
  });

  test('shows all rows at once, in cells for fingers, and the page does not scroll', async ({
    table,
    page,
  }) => {
    expect(await cellSize(table)).toBeGreaterThanOrEqual(24);
    expect(Number.isInteger(await cellSize(table))).toBe(true);
    const heights = await viewOf(page).evaluate((view) => [view.scrollHeight, view.clientHeight]);
    expect(heights[0]).toBe(heights[1]);
    expect(await overflow(page)).toEqual([0, 0]);
  });

  test('one finger pans and opens nothing; a tap after that opens what is under it', async ({
    table,
    page,
  }) => {
    const fingers = await Fingers.on(page);
    const from = await middleOf(table.cell(8, 8));
    const rested = rest(page);
    await fingers.drag(from, { x: from.x - 200, y: from.y });
    await rested;
    expect(Math.abs((await scrollLeft(page)) - 200)).toBeLessThan(20);
    await untouched(table);

    const target = table.cell(14, 7);
    await fingers.tap(await middleOf(target));
    await expect(target).toHaveAttribute('data-face', '0');
    await table.phase('playing');
  });

  test('two fingers zoom the field, not the page, around the point between them, and open nothing', async ({
    table,
    page,
  }) => {
    const fingers = await Fingers.on(page);
    const before = await cellSize(table);
    const target = table.cell(5, 8);
    const middle = await middleOf(target);
    await fingers.spread(middle, 80, 130);
    await expect.poll(() => cellSize(table)).toBe(Math.round((before * 130) / 80));
    const now = await middleOf(target);
    // Half a pixel by the rounding of scroll positions, and what the box of the cell is rounded by.
    expect(Math.abs(now.x - middle.x)).toBeLessThanOrEqual(1);
    expect(Math.abs(now.y - middle.y)).toBeLessThanOrEqual(1);
    expect(await scale(page)).toBe(1);
    await fingers.none();
    await untouched(table);
  });

  test('a second finger zooms where one pans already, and the page stays as it is', async ({
    table,
    page,
  }) => {
    const fingers = await Fingers.on(page);
    const before = await cellSize(table);
    await fingers.are({ x: 200, y: 400 });
    for (const x of [180, 160, 140, 120]) await fingers.are({ x, y: 400 });
    await expect.poll(() => scrollLeft(page)).toBeGreaterThan(30);
    await fingers.are({ x: 120, y: 400 }, { x: 220, y: 400 });
    for (const x of [230, 240, 250, 260, 270]) await fingers.are({ x: 120, y: 400 }, { x, y: 400 });
    await expect.poll(() => cellSize(table)).toBe(Math.round((before * 150) / 100));
    await fingers.none();
    expect(await scale(page)).toBe(1);
    await untouched(table);
  });

  test('cells get no smaller than 24 px and no larger than 64', async ({ table, page }) => {
    const fingers = await Fingers.on(page);
    const middle = await middleOf(table.cell(5, 8));
    await fingers.spread(middle, 300, 60);
    await expect.poll(() => cellSize(table)).toBe(24);
    await fingers.none();
    await fingers.spread(middle, 60, 350);
    await expect.poll(() => cellSize(table)).toBe(64);
    await fingers.none();
    expect(await scale(page)).toBe(1);
    await untouched(table);
  });

  test('a finger that taps while another one is left from a pinch does nothing', async ({ table, page }) => {
    const fingers = await Fingers.on(page);
    const middle = await middleOf(table.cell(5, 8));
    await fingers.spread(middle, 80, 130);
    const left = { x: middle.x - 65, y: middle.y };
    const right = { x: middle.x + 65, y: middle.y };
    await fingers.liftLast(right);
    await fingers.are(left, right);
    await fingers.liftLast(right);
    await fingers.none();
    await untouched(table);

    const target = table.cell(5, 8);
    await fingers.tap(await middleOf(target));
    await expect(target).not.toHaveAttribute('data-face', 'closed');
  });

  test('a finger that stops a view which swings on does nothing else', async ({ table, page }) => {
    const fingers = await Fingers.on(page);
    // Large cells: a long way to swing.
    const closer = page.getByRole('button', { name: 'Zoom in' });
    while (await closer.isEnabled()) await closer.tap();
    expect(await cellSize(table)).toBe(64);
    const before = await scrollLeft(page);
    const rested = rest(page);
    await fingers.flick({ x: 340, y: 400 }, { x: 40, y: 400 });
    await fingers.tap({ x: 200, y: 400 });
    await rested;
    expect(await scrollLeft(page)).toBeGreaterThan(before + 250);
    await untouched(table);
  });

  test('two quick taps open once and zoom nothing', async ({ table, page }) => {
    const fingers = await Fingers.on(page);
    const before = await cellSize(table);
    const at = await middleOf(table.cell(4, 4));
    await fingers.tap(at);
    await fingers.tap(at);
    await table.phase('playing');
    expect(await cellSize(table)).toBe(before);
    expect(await scale(page)).toBe(1);
  });

  test('buttons zoom; they are gone where the whole board is seen', async ({ table, page }) => {
    const before = await cellSize(table);
    await page.getByRole('button', { name: 'Zoom in' }).tap();
    await expect.poll(() => cellSize(table)).toBeGreaterThan(before);
    await page.getByRole('button', { name: 'Fit' }).tap();
    await expect.poll(() => cellSize(table)).toBe(before);
    await page.getByRole('button', { name: 'Zoom out' }).tap();
    await expect.poll(() => cellSize(table)).toBe(24);
    await expect(page.getByRole('button', { name: 'Zoom out' })).toBeDisabled();
    await page.getByText('Beginner').tap();
    await expect(page.getByRole('button', { name: 'Zoom in' })).toHaveCount(0);
    await untouched(table);
  });

  test('the focused cell stays in view', async ({ table, page }) => {
    await page.keyboard.press('Tab');
    await table.cell(0, 0).focus();
    for (let x = 1; x < 30; x++) {
      await page.keyboard.press('ArrowRight');
      await expect(table.cell(x, 0)).toBeFocused();
      await expect(table.cell(x, 0)).toBeInViewport({ ratio: 1 });
      // One sees where one is going.
      if (x < 29) await expect(table.cell(x + 1, 0)).toBeInViewport({ ratio: 0.9 });
    }
    expect(await scrollLeft(page)).toBeGreaterThan(400);
    for (const [key, x, y] of [
      ['Control+Home', 0, 0],
      ['Control+End', 29, 15],
      ['Home', 0, 15],
      ['End', 29, 15],
    ] as const) {
      await page.keyboard.press(key);
      await expect(table.cell(x, y)).toBeFocused();
      await expect(table.cell(x, y)).toBeInViewport({ ratio: 1 });
    }
  });
});

test.describe('from right to left', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'ar' });

  test('the board begins at the right, pans and zooms around the fingers', async ({ table, page }) => {
    await table.goto(EXPERT);
    await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
    await table.phase('ready');
    await expect(table.cell(0, 0)).toBeInViewport({ ratio: 1 });
    const fingers = await Fingers.on(page);
    const from = await middleOf(table.cell(8, 8));
    const rested = rest(page);
    await fingers.drag(from, { x: from.x + 200, y: from.y });
    await rested;
    expect(Math.abs((await scrollLeft(page)) + 200)).toBeLessThan(20);

    const target = table.cell(12, 8);
    const middle = await middleOf(target);
    const before = await cellSize(table);
    await fingers.spread(middle, 80, 130);
    await expect.poll(() => cellSize(table)).toBe(Math.round((before * 130) / 80));
    expect(Math.abs((await middleOf(target)).x - middle.x)).toBeLessThanOrEqual(1);
    await fingers.none();
    await untouched(table);
  });
});

// The second is what a browser leaves of the screen of a small laptop.
for (const [width, height] of [
  [1280, 800],
  [1366, 625],
] as const)
  test(`at ${width}x${height} expert needs no scrolling and no buttons`, async ({ table, page }) => {
    await page.setViewportSize({ width, height });
    await table.goto(EXPERT);
    await table.phase('ready');
    for (const [x, y] of [
      [0, 0],
      [29, 0],
      [0, 15],
      [29, 15],
    ] as const)
      await expect(table.cell(x, y)).toBeInViewport({ ratio: 1 });
    expect(await overflow(page)).toEqual([0, 0]);
    await expect(page.getByRole('button', { name: 'Zoom in' })).toHaveCount(0);
  });

test('a pinch on a trackpad and the keys zoom the field, not the page', async ({ table, page }) => {
  await table.goto(EXPERT);
  await table.phase('ready');
  const before = await cellSize(table);
  const target = table.cell(20, 12);
  const middle = await middleOf(target);
  await target.hover();
  await page.keyboard.down('Control');
  for (let i = 0; i < 10; i++) await page.mouse.wheel(0, -5);
  await page.keyboard.up('Control');
  await expect.poll(() => cellSize(table)).toBe(Math.round(before * Math.exp(0.5)));
  const now = await middleOf(target);
  expect(Math.hypot(now.x - middle.x, now.y - middle.y)).toBeLessThanOrEqual(1.5);
  expect(await page.evaluate(() => [window.visualViewport?.scale, devicePixelRatio])).toEqual([1, 1]);

  await target.focus();
  await page.keyboard.press('0');
  await expect.poll(() => cellSize(table)).toBe(before);
  await page.keyboard.press('+');
  await expect.poll(() => cellSize(table)).toBe(Math.round(before * 1.25));
  await expect(target).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('-');
  await expect.poll(() => cellSize(table)).toBe(before);
  await untouched(table);
});

test('the board follows the window', async ({ table, page }) => {
  await table.goto(EXPERT);
  await table.phase('ready');
  const before = await cellSize(table);
  await page.setViewportSize({ width: 900, height: 700 });
  await expect.poll(() => cellSize(table)).toBeLessThan(before);
  await expect(table.cell(29, 15)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(() => cellSize(table)).toBe(before);
});
