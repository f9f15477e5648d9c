import { golden } from './golden.js';
import { Player } from './records.js';
import { expectKept, kept, plant } from './store.js';
import { expect, test } from './table.js';

// Boards by chance, but the same ones: what is marked must not have been opened by luck.
test.beforeEach(async ({ page }) => {
  await Player.withSeed(page);
});

/** What a field shows once it goes on. */
async function resumed(player: Player): Promise<string[][]> {
  await player.resume.click();
  await expect(player.grid).not.toHaveAttribute('data-paused');
  return player.faces();
}

test('a page that is loaded again in the middle of a game has it back, paused; one tap goes on', async ({
  table,
  page,
}) => {
  const player = new Player(page);
  await table.goto();
  await table.open(4, 4);
  await table.mark(0, 0);
  const before = await table.faces();
  await expectKept(page, 'running', 1);
  await page.reload();
  await expect(player.resume).toBeVisible();
  await expect(
    page.getByText(/^Game restored and paused, \d+ mines left\. The Resume button goes on\.$/),
  ).toHaveCount(1);
  // What is open is not seen while the clock stands.
  expect(new Set((await table.faces()).flat())).toEqual(new Set(['closed']));
  expect(await resumed(player)).toEqual(before);
  await player.win();
  await expectKept(page, 'games', 1);
  await expectKept(page, 'running', 0);
  expect(await kept(page, 'games')).toMatchObject([{ status: 'won', paused: false, known: false }]);
});

test('the time that was played is kept, the time between is not', async ({ table, page }) => {
  await page.clock.install({ time: new Date('2026-05-01T10:00:00Z') });
  await table.goto();
  await page.clock.pauseAt(new Date('2026-05-01T10:10:00Z'));
  await table.open(4, 4);
  await page.clock.runFor(65_000);
  await table.mark(0, 0);
  await page.clock.runFor(1000);
  await expectKept(page, 'running', 1);
  await page.reload();
  // The page's clock stands still: what waits for an idle moment gets it from here, once the page is there to wait.
  await expect
    .poll(async () => {
      await page.clock.runFor(500);
      return new Player(page).resume.isVisible();
    })
    .toBe(true);
  await page.clock.runFor(3_600_000);
  await expect(page.locator('.mines-timer')).toHaveText('066');
  await new Player(page).resume.click();
  await page.clock.runFor(5000);
  await expect(page.locator('.mines-timer')).toHaveText('071');
});

test('a page that crashes gives its game to the next one', async ({ table, page, context }) => {
  await table.goto();
  await table.open(4, 4);
  await table.mark(0, 0);
  const before = await table.faces();
  await expect
    .poll(async () => JSON.stringify((await kept(page, 'running'))[0]?.['round']))
    .toContain('"mark":1');
  const crashed = page.waitForEvent('crash');
  const client = await context.newCDPSession(page);
  // It never answers.
  client.send('Page.crash').catch(() => undefined);
  await crashed;
  await page.close();
  const next = new Player(await context.newPage());
  await next.goto();
  expect(await resumed(next)).toEqual(before);
});

test('a tab that is closed gives its game to the next one', async ({ table, page, context }) => {
  await table.goto();
  await table.open(4, 4);
  const before = await table.faces();
  await expectKept(page, 'running', 1);
  await page.close({ runBeforeUnload: true });
  const next = new Player(await context.newPage());
  await next.goto();
  expect(await resumed(next)).toEqual(before);
});

test('two tabs with games under way both have them back, each its own', async ({ table, page, context }) => {
  const tabs = [new Player(page), new Player(await context.newPage())];
  const before: string[][][] = [];
  await table.goto();
  for (const [index, tab] of tabs.entries()) {
    await tab.goto();
    await tab.open(4, 4);
    await tab.mark(index, 0);
    before.push(await tab.faces());
    await expectKept(page, 'running', index + 1);
  }
  for (const tab of tabs) await tab.page.reload();
  for (const [index, tab] of tabs.entries()) expect(await resumed(tab)).toEqual(before[index]);
  for (const tab of tabs) await tab.page.close();
  // Those that come after them take one each, the latest first.
  const next = [new Player(await context.newPage()), new Player(await context.newPage())];
  const found: string[][][] = [];
  for (const tab of next) {
    await tab.goto();
    found.push(await resumed(tab));
  }
  expect(found).toEqual(expect.arrayContaining(before));
});

test('two tabs that finish games keep both', async ({ table, page, context }) => {
  const tabs = [new Player(page), new Player(await context.newPage())];
  await table.goto();
  for (const tab of tabs) {
    await tab.goto('?layout=4x1.kA');
    await tab.open(1, 0);
  }
  await Promise.all(tabs.map((tab) => tab.open(2, 0)));
  await expectKept(page, 'games', 2);
});

test('a link wins over a game under way, which is offered and waits', async ({ table, page }) => {
  const player = new Player(page);
  await table.goto();
  await table.open(4, 4);
  const before = await table.faces();
  await expectKept(page, 'running', 1);
  await table.goto('?layout=4x1.kA');
  await expect(page.getByText('A game of yours is waiting: Beginner')).toBeVisible();
  await table.open(1, 0);
  await table.phase('playing');
  // Nobody is asked in the middle of a game.
  await expect(page.getByText('waiting')).toHaveCount(0);
  await expectKept(page, 'running', 2);
  await table.open(2, 0);
  await table.phase('won');
  await page.locator('.waiting').getByRole('button', { name: 'Resume' }).click();
  await table.phase('playing');
  expect(await table.faces()).toEqual(before);
  expect(new URL(page.url()).search).toBe('');
  await player.win();
  await expectKept(page, 'running', 0);
});

test('a link that is loaded again has its own game back', async ({ table, page }) => {
  await table.goto(golden.query);
  await table.open(4, 4);
  await table.mark(0, 0);
  const before = await table.faces();
  await expectKept(page, 'running', 1);
  await page.reload();
  expect(await resumed(new Player(page))).toEqual(before);
});

test('a game that is given up does not come back', async ({ table, page }) => {
  await table.goto();
  await table.open(4, 4);
  await expectKept(page, 'running', 1);
  await page.getByText('Expert').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'New game' }).click();
  await expectKept(page, 'running', 0);
  await page.reload();
  await table.phase('ready');
});

test('a saved game that is damaged is said and kept, and play goes on', async ({ table, page }) => {
  await table.goto();
  await expectKept(page, 'running', 0);
  await table.open(4, 4);
  await expectKept(page, 'running', 1);
  const [saved] = await kept(page, 'running');
  await page.goto('about:blank');
  await table.goto('?board=5x5x3');
  await expect(page.locator('.waiting')).toBeVisible();
  await plant(page, 'running', [{ ...saved, round: 'lost' }]);
  await page.goto('about:blank');
  await table.goto();
  await expect(page.getByText('Some records cannot be read')).toHaveCount(1);
  await table.open(4, 4);
  await table.phase('playing');
  await expectKept(page, 'running', 2);
  expect(await kept(page, 'running')).toContainEqual({ ...saved, round: 'lost' });
});
