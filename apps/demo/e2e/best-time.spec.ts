import { Player } from './records.js';
import { expectKept, finished, kept, plant } from './store.js';
import { expect, test } from './table.js';

test('a best time is said when it is set, and what it was before', async ({ page }) => {
  const player = await Player.withSeed(page);
  await player.goto();
  await player.open(4, 4);
  await player.win();
  await expect(player.result).toContainText('Your first best time.');
  await expectKept(page, 'games', 1);
  await plant(page, 'games', [finished('slower', { elapsed: 100_250 })]);
  await player.newGame();
  await expect(player.result).not.toContainText('best');
  // Slower than the first one.
  await plant(page, 'games', [finished('fastest', { elapsed: 1 })]);
  await player.open(4, 4);
  await player.win();
  await expectKept(page, 'games', 4);
  await expect(player.result).not.toContainText('best');
});

test('1001 games are 1001 games, and the best of them counts', async ({ page }) => {
  const player = await Player.withSeed(page);
  await player.goto();
  await expect.poll(async () => (await page.evaluate(() => indexedDB.databases())).length).toBe(1);
  await plant(
    page,
    'games',
    Array.from({ length: 1000 }, (_, index) =>
      finished(`game ${index}`, { elapsed: 600_000 + index, startedAt: index * 1000 }),
    ),
  );
  await player.open(4, 4);
  await player.win();
  await expect(player.result).toContainText('A new best time. It was 600.00 seconds before.');
  await expectKept(page, 'games', 1001);
  const download = page.waitForEvent('download');
  await page.goto('./#/data');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await download).createReadStream()) chunks.push(chunk);
  expect(JSON.parse(Buffer.concat(chunks).toString()).games).toHaveLength(1001);
});

test('a board that was known and a game that was helped set no best time', async ({ page }) => {
  const player = await Player.withSeed(page);
  await player.goto();
  await player.open(4, 4);
  await player.lose();
  await player.result.getByRole('button', { name: 'Same board' }).click();
  await player.open(4, 4);
  await player.win();
  await expectKept(page, 'games', 2);
  await player.newGame();
  await player.open(4, 4);
  await page.getByRole('button', { name: 'Hint' }).click();
  await expect(page.getByText('With help')).toBeVisible();
  await player.win();
  await expectKept(page, 'games', 3);
  await expect(player.result).not.toContainText('best');
  const games = await kept(page, 'games');
  expect(games.map(({ status, known, helped }) => [status, known, helped])).toEqual(
    expect.arrayContaining([
      ['lost', false, false],
      ['won', true, false],
      ['won', false, true],
    ]),
  );
});
