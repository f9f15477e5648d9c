import type { Page } from '@playwright/test';
import { Player } from './records.js';
import { expectKept, kept } from './store.js';
import { complaintsOf, expect, test } from './table.js';

// Whole boards are won, and some of them in several browsers.
test.setTimeout(180_000);

const NOON = new Date('2026-05-01T10:30:00Z');

/** Today's board, begun. */
async function play(page: Page): Promise<Player> {
  await page.goto('./#/daily');
  await page.getByRole('button', { name: /^Play/ }).click();
  const player = new Player(page);
  await player.phase('playing');
  return player;
}

test('the daily board begins with an opening, is won and counts for the streak', async ({ page }) => {
  await page.clock.setFixedTime(NOON);
  const player = await play(page);
  expect(await player.face(8, 8)).toBe('0');
  await player.win();
  await expectKept(page, 'games', 1);
  expect(await kept(page, 'games')).toMatchObject([
    { daily: '2026-05-01', noGuess: true, known: false, preset: 'intermediate', start: 136 },
  ]);
  await page.goto('./#/daily');
  const dialog = page.getByRole('dialog', { name: 'Daily board' });
  await expect(dialog).toContainText(/Cleared in .* Attempts: 1/);
  await expect(dialog).toContainText('Streak: 1 day');
  await expect(dialog.getByRole('button', { name: 'Play again' })).toBeVisible();
  await expect(dialog.getByRole('cell', { name: /^May 1 \(today\): Cleared in/ })).toBeVisible();
  await expect(dialog.getByRole('cell', { name: 'April 30: not played' })).toBeVisible();
  await expect(dialog).toContainText('The next board comes in 13 hours, 30 minutes.');
});

test('a lost one may be tried again, its board is then known', async ({ page }) => {
  await page.clock.setFixedTime(NOON);
  await (await play(page)).lose();
  await expectKept(page, 'games', 1);
  await page.goto('./#/daily');
  await expect(page.getByRole('dialog')).toContainText('Not cleared yet. Attempts: 1');
  await (await play(page)).win();
  await expectKept(page, 'games', 2);
  await page.goto('./#/daily');
  await expect(page.getByRole('dialog')).toContainText('Streak: 1 day');
  expect((await kept(page, 'games')).map(({ status, known }) => [status, known])).toEqual(
    expect.arrayContaining([
      ['lost', false],
      ['won', true],
    ]),
  );
});

test('a game under way is asked for before the daily board begins', async ({ table, page }) => {
  await table.goto();
  await table.open(4, 4);
  await page.evaluate(() => {
    location.hash = '#/daily';
  });
  await page.getByRole('button', { name: 'Play' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep playing' }).click();
  // The dialog made way for the question; the game goes on where it was.
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Resume' })).toHaveCount(0);
  await table.phase('playing');
  await expect(table.cell(4, 4)).not.toHaveAttribute('data-face', 'closed');
  expect(await table.faces()).toHaveLength(9);
});

test('on both sides of the date line it is the same board at one instant', async ({ browser, baseURL }) => {
  const seen: unknown[] = [];
  for (const timezoneId of ['Pacific/Midway', 'Pacific/Kiritimati']) {
    const context = await browser.newContext({ timezoneId, ...(baseURL ? { baseURL } : {}) });
    const complaints = complaintsOf(context);
    const page = await context.newPage();
    await page.clock.setFixedTime(NOON);
    const player = await play(page);
    const faces = await player.faces();
    await player.win();
    await expectKept(page, 'games', 1);
    const [game] = await kept(page, 'games');
    await page.goto('./#/daily');
    const title = await page.getByRole('heading', { name: /^No\. 2313, Friday, May 1, 2026/ }).textContent();
    seen.push({ faces, layout: game?.['layout'], daily: game?.['daily'], title });
    // Their calendars do not agree.
    expect(game?.['day']).toBe(timezoneId === 'Pacific/Midway' ? '2026-04-30' : '2026-05-02');
    expect(complaints).toEqual([]);
    await context.close();
  }
  expect(seen[0]).toEqual(seen[1]);
});

/** A page at a time; whatever was kept before is there. */
async function at(page: Page, date: string): Promise<void> {
  await page.clock.setFixedTime(new Date(`${date}T12:00:00Z`));
  await page.goto('about:blank');
}

test('a clock that is set forward and back breaks no streak', async ({ page }) => {
  const expectStreak = async (days: string): Promise<void> => {
    await page.goto('./#/daily');
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toHaveText(`Streak: ${days}`);
  };
  for (const [index, date] of ['2026-05-01', '2026-05-02'].entries()) {
    await at(page, date);
    await (await play(page)).win();
    await expectKept(page, 'games', index + 1);
  }
  await expectStreak('2 days');
  await at(page, '2026-05-09');
  await expectStreak('0 days');
  await (await play(page)).win();
  await expectKept(page, 'games', 3);
  await expectStreak('1 day');
  await at(page, '2026-05-03');
  await expectStreak('2 days');
  await (await play(page)).win();
  await expectKept(page, 'games', 4);
  await expectStreak('3 days');
  await at(page, '2026-04-01');
  await expectStreak('0 days');
});

test('a dialog that is open at midnight in Greenwich has the next board', async ({ page }) => {
  await page.clock.install({ time: new Date('2026-05-01T23:58:30Z') });
  await page.goto('./#/daily');
  await expect(page.getByRole('heading', { name: 'No. 2313' })).toBeVisible();
  await expect(page.getByText('The next board comes in 2 minutes.')).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(page.getByText('The next board comes in 1 minute.')).toBeVisible();
  await page.clock.runFor(31_000);
  await expect(page.getByRole('heading', { name: 'No. 2314' })).toBeVisible();
});

test('a daily board that is loaded again in the middle is still the daily board', async ({ page }) => {
  await page.clock.setFixedTime(NOON);
  await play(page);
  await expectKept(page, 'running', 1);
  await page.reload();
  const player = new Player(page);
  await player.resume.click();
  await player.win();
  await expectKept(page, 'games', 1);
  expect(await kept(page, 'games')).toMatchObject([{ daily: '2026-05-01', noGuess: true, known: false }]);
});
