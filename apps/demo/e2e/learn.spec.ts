import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './axe.js';
import { Fingers, middleOf } from './fingers.js';
import { golden } from './golden.js';
import { expect, type Table, test } from './table.js';

/** What a player does to a cell, with a mouse or with fingers. */
interface Hands {
  open(cell: Locator): Promise<void>;
  mark(cell: Locator): Promise<void>;
  chord(cell: Locator): Promise<void>;
  press(button: Locator): Promise<void>;
}

const mouse: Hands = {
  open: (cell) => cell.click(),
  mark: (cell) => cell.click({ button: 'right' }),
  chord: (cell) => cell.dblclick(),
  press: (button) => button.click(),
};

function touch(fingers: Fingers): Hands {
  const tap = async (at: Locator): Promise<void> => fingers.tap(await middleOf(at));
  return {
    open: tap,
    chord: tap,
    press: tap,
    mark: async (cell) => {
      await fingers.are(await middleOf(cell));
      await expect(cell).toHaveAttribute('data-face', 'flag');
      await fingers.none();
    },
  };
}

const says = (page: Page): Locator => page.locator('.lesson-says');
const cells = (page: Page): Locator => page.getByRole('gridcell');

function goTo(page: Page, hash: string): Promise<void> {
  return page.evaluate((to) => {
    location.hash = to;
  }, hash);
}

/** Opens a lesson by its address. The game behind it is a grid too, until the dialog is there. */
async function lesson({ page }: Table, number: number): Promise<void> {
  await page.goto(`./#/learn/${number}`);
  await expect(page.getByRole('dialog').getByRole('grid')).toBeVisible();
}

/** Which cells are framed in a way. */
function framed(page: Page, how: 'do' | 'why'): Promise<number[]> {
  return page
    .locator('.lesson-view .mines-overlay-cell')
    .evaluateAll(
      (all, wanted) => all.flatMap((cell, at) => (cell.dataset['hint'] === wanted ? [at] : [])),
      how,
    );
}

/** Does what is shown until the lesson is learned. */
async function follow(page: Page, hands: Hands): Promise<void> {
  const learned = page.locator('.lesson-says:is([data-verdict="solved"], [data-verdict="bet"])');
  for (let step = 0; step < 40 && (await learned.count()) === 0; step++) {
    await hands.press(page.getByRole('button', { name: 'Show me' }));
    await expect(says(page)).toHaveText(/row \d, column \d/i);
    const text = (await says(page).textContent()) ?? '';
    const [number = 0] = await framed(page, 'why');
    if (text.includes('Press it')) await hands.chord(cells(page).nth(number));
    else
      for (const cell of await framed(page, 'do'))
        await (text.includes('is a mine') ? hands.mark : hands.open)(cells(page).nth(cell));
    await expect(page.locator('.lesson-view [data-hint]')).toHaveCount(0);
  }
  await expect(learned).toContainText('Well done!');
}

/** A new player goes through all lessons, from the first to the game. */
async function learnAll(table: Table, hands: Hands): Promise<void> {
  const { page } = table;
  for (let number = 1; number <= 5; number++) {
    await expect(page.getByRole('tab', { selected: true })).toHaveAccessibleName(
      new RegExp(`^${number}\\. `),
    );
    await follow(page, hands);
    await expect(page.getByRole('tab', { name: /learned/ })).toHaveCount(number);
    await hands.press(page.getByRole('button', { name: number < 5 ? 'Next' : 'Play' }));
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

test('a new player learns all five by mouse, and the game behind is as it was', async ({ table, page }) => {
  await table.goto(golden.query);
  await table.open(4, 4);
  await table.mark(0, 0);
  const before = await table.faces();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Learn' }).click();
  await learnAll(table, mouse);
  await table.phase('playing');
  expect(await table.faces()).toEqual(before);
  await expect(page.getByText('With help')).toHaveCount(0);
  await table.mark(1, 0);
  expect(await table.face(1, 0)).toBe('flag');

  // What has been learned is remembered.
  await page.reload();
  await goTo(page, '#/learn');
  await expect(page.getByRole('tab', { name: /learned/ })).toHaveCount(5);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a new player learns all five by touch', async ({ table, page }) => {
    await table.goto();
    await goTo(page, '#/learn');
    await expect(page.getByRole('dialog').getByRole('grid')).toBeVisible();
    await learnAll(table, touch(await Fingers.on(page)));
  });
});

test('by keys alone', async ({ table, page }) => {
  await lesson(table, 4);
  await cells(page).first().focus();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(says(page)).toHaveText(/Well done!/);
  // The key for a new game begins the lesson again, and not the game behind.
  await page.keyboard.press('n');
  await table.phase('playing');
  await expect(says(page)).toBeEmpty();
});

test('a mine is forgiven: the lesson begins again', async ({ table, page }) => {
  await lesson(table, 1);
  const first = await table.faces();
  await table.open(2, 0);
  await table.phase('lost');
  await expect(says(page)).toHaveText('That was a mine, and the numbers told so.');
  await expect(page.getByRole('button', { name: 'Show me' })).toBeDisabled();
  await page.getByRole('button', { name: 'Try again' }).click();
  await table.phase('playing');
  expect(await table.faces()).toEqual(first);
  await expect(says(page)).toBeEmpty();
  await expect(page.locator('.lesson-view [role=gridcell]:focus')).toHaveCount(1);
});

test('luck is called luck, and what was certain is shown', async ({ table, page }) => {
  await lesson(table, 2);
  await table.open(1, 0);
  await expect(says(page)).toHaveText(/^You were lucky: that was not certain\. Row \d, column \d is/);
  await expect(page.locator('.lesson-view [data-hint="do"]').first()).toBeVisible();
  await expect(page.getByRole('tab', { name: /learned/ })).toHaveCount(0);
});

test('a guess is told its risk; the least one is right even where it is a mine', async ({ table, page }) => {
  await lesson(table, 5);
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(page.getByRole('gridcell', { name: 'Closed, row 1, column 2, mine risk 67%' })).toBeAttached();
  await table.open(1, 1);
  await expect(says(page)).toHaveText(/^The risk was 67%\. There was a cell with only 10%/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await table.open(3, 2);
  await table.phase('lost');
  await expect(says(page)).toHaveText(/^That was a mine, and yet the right choice/);
  await expect(page.getByRole('tab', { name: '5. The best guess (learned)' })).toBeVisible();
});

test('the tabs lead from lesson to lesson, each by its address; back leads to the game', async ({
  table,
  page,
}) => {
  await table.goto();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('menuitem', { name: 'Learn' }).click();
  await page.getByRole('tab', { name: /^3\./ }).click();
  await expect(page.getByRole('heading', { name: 'Two numbers together' })).toBeVisible();
  expect(new URL(page.url()).hash).toBe('#/learn/3');
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(page.getByRole('heading', { name: 'Flags and chords' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  for (const odd of ['0', '6', 'x', '1.5']) {
    await goTo(page, `#/learn/${odd}`);
    await expect(page.getByRole('heading', { name: 'What a number says' })).toBeVisible();
  }
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} scheme`, () => {
    test.use({ colorScheme, contextOptions: { reducedMotion: 'reduce' } });

    test('axe is content with lessons before, during and after', async ({ table, page }) => {
      await lesson(table, 1);
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Show me' }).click();
      await expect(says(page)).not.toBeEmpty();
      await expectAccessible(page);
      await table.open(2, 0);
      await table.phase('lost');
      await expectAccessible(page);
      await goTo(page, '#/learn/5');
      await expect(page.getByRole('heading', { name: 'The best guess' })).toBeVisible();
      await page.getByRole('button', { name: 'Show me' }).click();
      await expectAccessible(page);
      await table.open(5, 0);
      await expect(says(page)).toContainText('Well done!');
      await expectAccessible(page);
    });
  });
}
