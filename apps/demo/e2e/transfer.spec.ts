import type { Page } from '@playwright/test';
import { Player } from './records.js';
import { expectKept, finished, kept, plant } from './store.js';
import { complaintsOf, expect, test } from './table.js';

/** The file that the page would save. */
async function save(page: Page): Promise<string> {
  const download = page.waitForEvent('download');
  await page.goto('./#/data');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await download).createReadStream()) chunks.push(chunk);
  return Buffer.concat(chunks).toString();
}

/** Gives the page a file to load. */
async function load(page: Page, text: string): Promise<void> {
  await page.goto('./#/data');
  const input = page.getByLabel('Load a file');
  await input.setInputFiles({ name: 'mines.json', mimeType: 'application/json', buffer: Buffer.from(text) });
}

test('everything is saved as a file and loaded by another browser, once and no more', async ({
  page,
  browser,
  baseURL,
}) => {
  const player = await Player.withSeed(page);
  await player.goto();
  await player.open(4, 4);
  await player.win();
  await player.newGame();
  await player.open(0, 0);
  await expectKept(page, 'games', 1);
  await expectKept(page, 'running', 1);
  const before = await player.faces();
  const text = await save(page);

  const context = await browser.newContext(baseURL ? { baseURL } : {});
  const complaints = complaintsOf(context);
  const other = await context.newPage();
  await load(other, text);
  await expect(other.getByText('Added: 2.')).toBeVisible();
  await expect(other.getByText('There already: 0.')).toBeVisible();
  await expect(other.getByText('The settings are those of the file.')).toBeVisible();
  expect(await kept(other, 'games')).toEqual(await kept(page, 'games'));
  await load(other, text);
  await expect(other.getByText('Added: 0.')).toBeVisible();
  await expect(other.getByText('There already: 2.')).toBeVisible();
  // The game under way is there for the next tab.
  const next = new Player(await context.newPage());
  await next.goto();
  await next.resume.click();
  expect(await next.faces()).toEqual(before);
  expect(complaints).toEqual([]);
  await context.close();
});

test('what a file adds is merged; what does not hold is refused, and why is said', async ({ page }) => {
  await page.goto('./#/data');
  await expect.poll(async () => (await page.evaluate(() => indexedDB.databases())).length).toBe(1);
  await plant(page, 'games', [finished('mine', { elapsed: 1 })]);
  const backup = JSON.parse(await save(page));
  backup.games = [
    finished('mine', { elapsed: 2 }),
    finished('theirs'),
    finished('damaged', { elapsed: null }),
    finished('cheat', { threeBV: 500, threeBVDone: 500 }),
    finished('later', { version: 2 }),
  ];
  await load(page, JSON.stringify(backup));
  const status = page.getByRole('dialog').getByRole('status');
  for (const said of [
    'Added: 1.',
    'There already: 1.',
    'Refused: 1. They are damaged.',
    'Refused: 1. They come from a newer version',
    'Refused: 1. What they say does not fit their boards.',
  ])
    await expect(status).toContainText(said);
  expect((await kept(page, 'games')).map(({ id, elapsed }) => [id, elapsed])).toEqual([
    ['mine', 1],
    ['theirs', 999_000],
  ]);
});

const files = {
  'half a file': ['{"format":"mines-backup","version":1,"games":[', 'This file cannot be read'],
  'a picture': ['\u0089PNG\r\n', 'This file cannot be read'],
  nothing: ['', 'This file cannot be read'],
  'JSON of something else': ['{"name":"x"}', 'This file is not one of this game'],
  'a later backup': ['{"format":"mines-backup","version":9}', 'comes from a newer version'],
} as const;
for (const [name, [text, said]] of Object.entries(files)) {
  test(`${name} is refused and changes nothing`, async ({ page }) => {
    await page.goto('./#/data');
    await expect.poll(async () => (await page.evaluate(() => indexedDB.databases())).length).toBe(1);
    await plant(page, 'games', [finished('mine')]);
    await load(page, text);
    await expect(page.getByText(said)).toBeVisible();
    expect(await kept(page, 'games')).toEqual([finished('mine')]);
  });
}

test('settings of a file are left out where they are not wanted', async ({ page }) => {
  await page.goto('./#/data');
  const backup = JSON.parse(await save(page));
  backup.settings = { ...backup.settings, longPress: 777 };
  await page.getByRole('checkbox', { name: 'Settings too' }).uncheck();
  const input = page.getByLabel('Load a file');
  const buffer = Buffer.from(JSON.stringify(backup));
  await input.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer });
  await expect(page.getByText('Added: 0.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('mines.settings'))).toBeNull();
  await page.getByRole('checkbox', { name: 'Settings too' }).check();
  await input.setInputFiles({ name: 'a.json', mimeType: 'application/json', buffer });
  await expect(page.getByText('The settings are those of the file.')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('mines.settings'))).toContain('"longPress":777');
});
