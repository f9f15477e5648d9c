import { Player } from './records.js';
import { expectKept, finished, kept, plant } from './store.js';
import { expect, test } from './table.js';

test('where storage is forbidden, games are played and remembered while the page is open', async ({
  page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['indexedDB', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    }
  });
  const player = new Player(page);
  await player.goto('?layout=4x1.kA');
  await expect(page.getByText('This browser keeps no games')).toHaveCount(1);
  await player.open(1, 0);
  await player.open(2, 0);
  await player.phase('won');
  // Loaded again it would have forgotten.
  await page.evaluate(() => {
    location.hash = '#/data';
  });
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await download).createReadStream()) chunks.push(chunk);
  expect(JSON.parse(Buffer.concat(chunks).toString()).games).toHaveLength(1);
});

test('where there is no room, that is said; games count, and are written when there is room again', async ({
  page,
  context,
  baseURL,
}) => {
  const client = await context.newCDPSession(page);
  const origin = new URL(baseURL ?? '').origin;
  await client.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  const player = new Player(page);
  await player.goto('?layout=4x1.kA');
  await player.open(1, 0);
  await expect(page.getByText('There is no room left')).toHaveCount(1);
  await player.open(2, 0);
  await player.phase('won');
  await player.result.getByRole('button', { name: 'Same board' }).click();
  await player.open(1, 0);
  await player.phase('playing');
  await client.send('Storage.overrideQuotaForOrigin', { origin });
  await player.open(2, 0);
  await player.phase('won');
  await expectKept(page, 'games', 2);
});

test('records that are damaged are said and set aside; the others are there', async ({ page }) => {
  const player = await Player.withSeed(page);
  await player.goto();
  await player.open(4, 4);
  await player.lose();
  await expectKept(page, 'games', 1);
  const damaged = [{ id: 'a' }, finished('b', { elapsed: 'long' }), finished('c', { version: 99 })];
  await plant(page, 'games', [...damaged, finished('d', { elapsed: 50_000 })]);
  await player.newGame();
  await player.open(4, 4);
  await player.win();
  await expect(player.result).toContainText('It was 50.00 seconds before.');
  await expect(page.getByText('Some records cannot be read')).toHaveCount(1);
  expect(await kept(page, 'games')).toEqual(expect.arrayContaining(damaged));
});

test('what a later version of the game has made is left alone', async ({ page }) => {
  const player = new Player(page);
  const body = '<!doctype html><link rel="icon" href="data:,">';
  await page.route('**/empty', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.goto('./empty');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('mines', 99);
        opening.onupgradeneeded = () => opening.result.createObjectStore('future');
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      }),
  );
  await player.goto('?layout=4x1.kA');
  await expect(page.getByText('A newer version of the game has been here')).toHaveCount(1);
  await player.open(1, 0);
  await player.open(2, 0);
  await player.phase('won');
  expect(await page.evaluate(() => indexedDB.databases())).toEqual([{ name: 'mines', version: 99 }]);
});

test('a session that holds nonsense is none', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('mines.slot', '\u0000{'));
  const player = new Player(page);
  await player.goto();
  await player.open(4, 4);
  await expectKept(page, 'running', 1);
});
