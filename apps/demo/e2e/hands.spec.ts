import type { CDPSession, Page } from '@playwright/test';
import { golden, safeCells } from './golden.js';
import { expect, type Table, test } from './table.js';

/** Moves the focus with the arrow keys alone. */
async function walk(page: Page, from: [number, number], to: readonly [number, number]): Promise<void> {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  for (let i = 0; i < Math.abs(dx); i++) await page.keyboard.press(dx > 0 ? 'ArrowRight' : 'ArrowLeft');
  for (let i = 0; i < Math.abs(dy); i++) await page.keyboard.press(dy > 0 ? 'ArrowDown' : 'ArrowUp');
}

test('a beginner game is won by the keyboard alone', async ({ table, page }) => {
  await table.goto(golden.query);
  while (!(await table.cell(0, 0).evaluate((cell) => cell === document.activeElement))) {
    await page.keyboard.press('Tab');
  }
  let at: [number, number] = [0, 0];
  for (const cell of [golden.start, ...safeCells()]) {
    if ((await table.face(cell[0], cell[1])) !== 'closed') continue;
    await walk(page, at, cell);
    await page.keyboard.press('Enter');
    at = [cell[0], cell[1]];
    await expect(table.cell(at[0], at[1])).toBeFocused();
  }
  await table.phase('won');
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  /** A finger, as the browser itself gets it. */
  async function finger(page: Page): Promise<{ tap: Tap; rest: Tap }> {
    const client: CDPSession = await page.context().newCDPSession(page);
    const touch = async (
      type: 'touchStart' | 'touchEnd',
      points: { x: number; y: number }[],
    ): Promise<void> => {
      await client.send('Input.dispatchTouchEvent', { type, touchPoints: points });
    };
    const middle = async (table: Table, x: number, y: number): Promise<{ x: number; y: number }> => {
      const box = await table.cell(x, y).boundingBox();
      if (!box) throw new Error(`The cell at column ${x}, row ${y} is not on the screen.`);
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    return {
      tap: async (table, x, y) => {
        await touch('touchStart', [await middle(table, x, y)]);
        await touch('touchEnd', []);
      },
      rest: async (table, x, y) => {
        const before = await table.face(x, y);
        await touch('touchStart', [await middle(table, x, y)]);
        // As long as it takes: the finger stays down until something has come of it.
        await expect(table.cell(x, y)).not.toHaveAttribute('data-face', before ?? '');
        await touch('touchEnd', []);
      },
    };
  }
  type Tap = (table: Table, x: number, y: number) => Promise<void>;

  test('a beginner game is won by taps and long presses', async ({ table, page }) => {
    await table.goto(golden.query);
    const { tap, rest } = await finger(page);
    await tap(table, 4, 4);
    await rest(table, 6, 0);
    expect(await table.face(6, 0)).toBe('flag');
    for (const [x, y] of safeCells()) if ((await table.face(x, y)) === 'closed') await tap(table, x, y);
    await table.phase('won');
  });

  test('a beginner game is won in flag mode, where a tap marks and a long press opens', async ({
    table,
    page,
  }) => {
    await table.goto(golden.query);
    const { tap, rest } = await finger(page);
    await page.getByRole('switch', { name: 'Flag mode' }).tap();
    await expect(page.getByRole('switch', { name: 'Flag mode' })).toBeChecked();
    await rest(table, 4, 4);
    await tap(table, 6, 0);
    expect(await table.face(6, 0)).toBe('flag');
    for (const [x, y] of safeCells()) if ((await table.face(x, y)) === 'closed') await rest(table, x, y);
    await table.phase('won');
  });

  test('two quick taps open once, chord nothing and do not zoom', async ({ table, page }) => {
    await table.goto(golden.query);
    const { tap } = await finger(page);
    await tap(table, 4, 4);
    await tap(table, 4, 4);
    await table.phase('playing');
    expect(await page.evaluate(() => window.visualViewport?.scale)).toBe(1);
  });
});
