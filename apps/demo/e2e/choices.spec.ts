import { createGame, play, presets } from '@mines/core';
import { Fingers, middleOf } from './fingers.js';
import { golden } from './golden.js';
import { Player } from './records.js';
import { expect, type Table, test } from './table.js';

/** Changes something in the settings, by hand, and goes back to the game. */
async function settle({ page }: Table, change: () => Promise<void>): Promise<void> {
  await page.evaluate(() => {
    location.hash = '#/settings';
  });
  await change();
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test.describe('what the first cell may be is as chosen', () => {
  const { width, height } = presets.beginner;
  const unkind = createGame(presets.beginner, { seed: 'tomato', rules: { firstOpen: 'any' } });
  /** The first cell of this seed that is a mine where nothing is promised. */
  const mined = Array.from({ length: width * height }, (_, cell) => cell).findIndex(
    (cell) => play(unkind, { type: 'open', cell }).status === 'lost',
  );
  const [x, y] = [mined % width, Math.floor(mined / width)];

  for (const [name, phase, faces] of [
    ['Opens an area', 'playing', ['0']],
    ['Is no mine', 'playing', ['0', '1', '2', '3', '4']],
    ['May be a mine', 'lost', ['exploded']],
  ] as const)
    test(name, async ({ table, page }) => {
      await Player.withSeed(page);
      await table.goto();
      await settle(table, () => page.getByRole('radio', { name }).click());
      await table.open(x, y);
      await table.phase(phase);
      expect(faces).toContain(await table.face(x, y));
    });
});

test.describe('chords are as chosen', () => {
  /** The 1 at column 2, row 2 of the golden board, one flag on its mine at column 2, row 3. */
  async function flagged(table: Table): Promise<void> {
    await table.open(4, 4);
    await table.mark(2, 3);
  }
  const opened = (table: Table): Promise<string | null> => table.face(1, 1);

  for (const [name, oneFlag, twoFlags] of [
    ['Flags equal the number', true, false],
    ['As many flags or more', true, true],
    ['Off', false, false],
  ] as const)
    test(name, async ({ table, page }) => {
      const force = { button: 'middle', force: true } as const;
      const group = page.getByRole('radiogroup', { name: 'Chord' });
      await Player.withSeed(page);
      await table.goto();
      await settle(table, () => group.getByRole('radio', { name }).click());
      await flagged(table);
      // One flag too many first, and a wrong one: it is only in the way.
      await table.mark(1, 3);
      await table.cell(2, 2).click(force);
      expect((await opened(table)) !== 'closed').toBe(twoFlags);
      await table.mark(1, 3);
      await table.cell(2, 2).click(force);
      expect((await opened(table)) !== 'closed').toBe(oneFlag);
    });

  test('a single click chords only where that is chosen', async ({ table, page }) => {
    await table.goto(golden.query);
    await flagged(table);
    await table.open(2, 2);
    expect(await opened(table)).toBe('closed');
    await settle(table, () => page.getByRole('switch', { name: 'A single click on a number' }).click());
    await table.open(2, 2);
    expect(await opened(table)).not.toBe('closed');
  });
});

test('the right button marks as it goes down where that is chosen', async ({ table, page }) => {
  await table.goto(golden.query);
  const { x, y } = await middleOf(table.cell(0, 0));
  await page.mouse.move(x, y);
  await page.mouse.down({ button: 'right' });
  expect(await table.face(0, 0)).toBe('closed');
  await page.mouse.up({ button: 'right' });
  expect(await table.face(0, 0)).toBe('flag');
  await settle(table, () => page.getByRole('switch', { name: 'The right button marks' }).click());
  await page.mouse.move(x, y);
  await page.mouse.down({ button: 'right' });
  await expect(table.cell(0, 0)).toHaveAttribute('data-face', 'question');
  await page.mouse.up({ button: 'right' });
  expect(await table.face(0, 0)).toBe('question');
});

test('openings travel ring by ring where that is chosen', async ({ table, page }) => {
  await table.goto(golden.query);
  await settle(table, () => page.getByRole('radio', { name: 'Ring by ring' }).click());
  await table.phase('ready');
  const client = await page.context().newCDPSession(page);
  await client.send('Animation.enable');
  // They stay where they begin, so that none is over before it is looked at.
  await client.send('Animation.setPlaybackRate', { playbackRate: 0 });
  await table.open(4, 4);
  const delays = await table.grid.evaluate((grid) =>
    grid.getAnimations({ subtree: true }).map(({ effect }) => effect?.getTiming().delay ?? 0),
  );
  expect(new Set(delays).size).toBeGreaterThan(3);
});

test('a page out of sight pauses its game where that is chosen', async ({ table, page }) => {
  const hide = (hidden: boolean): Promise<void> =>
    page.evaluate(
      (state) => {
        Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
        Object.defineProperty(document, 'hidden', { value: state === 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange'));
      },
      hidden ? 'hidden' : 'visible',
    );
  await table.goto(golden.query);
  const toggle = (): Promise<void> =>
    settle(table, () => page.getByRole('switch', { name: 'Pause while the page is hidden' }).click());
  await table.open(4, 4);
  await hide(true);
  const paused = (await table.grid.getAttribute('data-paused')) !== null;
  await hide(false);
  await expect(table.grid).not.toHaveAttribute('data-paused');
  await toggle();
  await hide(true);
  expect((await table.grid.getAttribute('data-paused')) !== null).toBe(!paused);
});

test.describe('by touch', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a long press takes as long as chosen, and is felt unless it is chosen not to be', async ({
    table,
    page,
  }) => {
    await page.addInitScript(() => {
      const felt: unknown[] = [];
      Object.assign(globalThis, { felt });
      navigator.vibrate = (pattern) => felt.push(pattern) > 0;
    });
    const felt = (): Promise<number> => page.evaluate(() => Reflect.get(globalThis, 'felt').length);
    await page.clock.install();
    await table.goto(golden.query);
    const fingers = await Fingers.on(page);
    const rest = async (x: number, y: number, ms: number): Promise<string | null> => {
      await fingers.are(await middleOf(table.cell(x, y)));
      await page.clock.runFor(ms);
      const face = await table.face(x, y);
      await fingers.none();
      return face;
    };
    expect(await rest(0, 0, 400)).toBe('flag');
    expect(await felt()).toBeGreaterThan(0);
    await settle(table, async () => {
      await page.getByRole('slider', { name: 'Long press' }).press('End');
      await page.getByRole('switch', { name: 'A long press is felt' }).click();
      await page.clock.runFor(60_000);
    });
    const before = await felt();
    expect(await rest(1, 0, 900)).toBe('closed');
    // What was too short for a long press is a tap.
    await table.phase('playing');
    expect(await rest(0, 0, 1100)).toBe('question');
    expect(await felt()).toBe(before);
  });
});
