import { golden, safeCells } from './golden.js';
import { expect, test } from './table.js';

/** Clicks also where a cell says that it is disabled. */
const hand = { force: true } as const;

test('a beginner game is won by opening every safe cell', async ({ table, page }) => {
  await table.goto(golden.query);
  await table.open(4, 4);
  for (const [x, y] of safeCells()) if ((await table.face(x, y)) === 'closed') await table.open(x, y);
  await table.phase('won');
  const faces = await table.faces();
  const flags = faces.map((row) => row.map((face) => (face === 'flag' ? '*' : '.')).join(''));
  expect(flags).toEqual(golden.rows);
  await expect(page.locator('.result')).toContainText('Cleared in');
  await expect(page.getByRole('img', { name: '0 mines left' })).toHaveText('000');
});

test('a mine loses: the hit one explodes, the others show, a wrong flag is marked as such', async ({
  table,
  page,
}) => {
  await table.goto(golden.query);
  await table.open(4, 4);
  await table.mark(0, 0);
  await table.cell(2, 4).click({ ...hand, button: 'right' });
  await expect(table.cell(2, 4)).toHaveAttribute('data-face', '1');
  await table.mark(1, 2);
  await table.open(2, 3);
  await table.phase('lost');
  expect(await table.face(2, 3)).toBe('exploded');
  expect(await table.face(0, 0)).toBe('flag');
  expect(await table.face(1, 2)).toBe('wrong-flag');
  expect(await table.face(0, 4)).toBe('mine');
  await expect(page.locator('.result')).toContainText('mine');
  await table.cell(8, 0).click(hand);
  await table.cell(8, 0).click({ ...hand, button: 'right' });
  expect(await table.face(8, 0)).toBe('closed');
});

test('a chord opens the rest when the flags agree, and nothing before', async ({ table }) => {
  await table.goto(golden.query);
  await table.open(4, 4);
  expect(await table.face(6, 1)).toBe('2');
  await table.cell(6, 1).click({ ...hand, button: 'middle' });
  expect(await table.face(7, 0)).toBe('closed');
  await table.mark(6, 0);
  await table.mark(7, 1);
  await table.chord(6, 1);
  expect(await table.face(7, 0)).toBe('2');
  await table.phase('playing');
});

test('a double click on a number chords, one whose first click opened it does not', async ({ table }) => {
  await table.goto(golden.query);
  await table.open(4, 4);
  await table.mark(6, 0);
  await table.mark(7, 1);
  await table.cell(8, 1).dblclick();
  expect(await table.face(8, 1)).toBe('1');
  expect(await table.face(8, 0)).toBe('closed');
  await table.cell(6, 1).dblclick();
  expect(await table.face(7, 0)).toBe('2');
});

test('a press that leaves the cell does nothing, one that comes back opens', async ({ table, page }) => {
  await table.goto(golden.query);
  const [from, other] = [table.cell(4, 4), table.cell(4, 5)];
  await from.hover();
  await page.mouse.down();
  await expect(from).toHaveAttribute('data-pressed', '');
  await other.hover();
  await expect(from).not.toHaveAttribute('data-pressed');
  await page.mouse.up();
  await table.phase('ready');

  await from.hover();
  await page.mouse.down();
  await other.hover();
  await from.hover();
  await expect(from).toHaveAttribute('data-pressed', '');
  await page.mouse.up();
  await table.phase('playing');
});

test('a press that is released outside the field does nothing', async ({ table, page }) => {
  await table.goto(golden.query);
  await table.cell(0, 0).hover();
  await page.mouse.down();
  await page.getByRole('heading', { name: 'Mines' }).hover();
  await page.mouse.up();
  await table.phase('ready');
  await expect(table.grid.locator('[data-pressed]')).toHaveCount(0);
});

for (const order of ['LRlr', 'LRrl', 'RLlr', 'RLrl']) {
  test(`both buttons, ${order}: one chord and no stray mark`, async ({ table, page }) => {
    await table.goto(golden.query);
    await table.open(4, 4);
    await table.mark(6, 0);
    await table.mark(7, 1);
    await table.cell(6, 1).hover();
    for (const step of order) {
      const button = step.toLowerCase() === 'l' ? 'left' : 'right';
      if (step === step.toUpperCase()) await page.mouse.down({ button });
      else await page.mouse.up({ button });
    }
    expect(await table.face(7, 0)).toBe('2');
    await expect(table.grid.locator('[data-face="flag"]')).toHaveCount(2);
    await expect(table.grid.locator('[data-pressed]')).toHaveCount(0);
  });
}

test('no menu of the browser opens over the field, gaps included', async ({ table, page }) => {
  await table.goto(golden.query);
  const prevented = await page.evaluate(() => {
    const grid = document.querySelector('[role=grid]');
    const targets = [grid, grid?.querySelector('[role=row]'), grid?.querySelector('[role=gridcell]')];
    return targets.map((target) => {
      const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
      target?.dispatchEvent(event);
      return event.defaultPrevented;
    });
  });
  expect(prevented).toEqual([true, true, true]);
});

test('the clock starts at the first open and stops at the end', async ({ table, page }) => {
  await page.clock.install({ time: 0 });
  await table.goto(golden.query);
  // From here on time passes only as it is told to.
  await page.clock.pauseAt(3_600_000);
  const timer = page.locator('.mines-timer');
  await page.clock.runFor(5000);
  await expect(timer).toHaveText('000');
  await table.open(4, 4);
  await page.clock.runFor(12_100);
  await expect(timer).toHaveText('012');
  await table.open(2, 3);
  await page.clock.runFor(5000);
  await expect(timer).toHaveText('012');
  await page.getByRole('button', { name: 'Same board' }).click();
  await expect(timer).toHaveText('000');
});
