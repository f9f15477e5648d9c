import { golden } from './golden.js';
import { expect, test } from './table.js';

test.describe('where the system chooses the colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' } });

  test('the focus is seen on the cell that has it', async ({ table, page }) => {
    await table.goto(golden.query);
    await table.open(4, 4);
    expect(await page.evaluate(() => matchMedia('(forced-colors: active)').matches)).toBe(true);
    for (const [x, y] of [
      [0, 0],
      [4, 4],
    ] as const) {
      const cell = table.cell(x, y);
      await cell.focus();
      await page.keyboard.press('Shift');
      const ring = await cell.evaluate((element) => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
        const probe = document.body.appendChild(document.createElement('p'));
        probe.style.color = 'Highlight';
        const highlight = getComputedStyle(probe).color;
        probe.remove();
        return { outlineStyle, outlineWidth, isHighlight: outlineColor === highlight };
      });
      expect(ring).toEqual({ outlineStyle: 'solid', outlineWidth: '3px', isHighlight: true });
      const focused = await cell.screenshot();
      await cell.evaluate((element) => element instanceof HTMLElement && element.blur());
      expect((await cell.screenshot()).equals(focused)).toBe(false);
    }
  });
});

test('the field is not selected as text, and two taps do not zoom', async ({ table, page }) => {
  await table.goto(golden.query);
  await table.open(4, 4);
  const [from, to] = [table.cell(0, 0), table.cell(8, 8)];
  await from.hover();
  await page.mouse.down();
  await to.hover();
  await page.mouse.up();
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('');
  const style = await from.evaluate((cell) => {
    const actions: string[] = [];
    for (let at: Element | null = cell; at; at = at.parentElement)
      actions.push(getComputedStyle(at).touchAction);
    return { select: getComputedStyle(cell).userSelect, actions };
  });
  expect(style.select).toBe('none');
  // The strictest one around a cell counts.
  expect(style.actions.some((action) => /^(manipulation|none|pan-x pan-y)$/.test(action))).toBe(true);
});
