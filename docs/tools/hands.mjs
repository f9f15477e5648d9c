/** A person's own mouse, keys and finger on the stories of the page of input options, as the browser gets them. */

/** @typedef {import('playwright').Page} Page */
/** @typedef {import('playwright').Locator} Locator */

/**
 * @param {import('playwright').Browser} browser
 * @param {string} home
 * @returns {Promise<string[]>} what did not do what its story says
 */
export async function tryByHand(browser, home) {
  const complaints = [];
  for (const [name, act] of Object.entries(acts)) {
    // Each on a page of its own: what one leaves behind is not there for the next.
    const page = await browser.newPage({ reducedMotion: 'reduce', hasTouch: true });
    try {
      await page.goto(`${home}iframe.html?id=input--docs&viewMode=docs&embed=true`);
      const story = page.locator(`[id^="story--input--${name}"]`).first();
      await story.scrollIntoViewIfNeeded();
      await act(story, page);
    } catch (error) {
      complaints.push(`input--${name} by hand: ${error instanceof Error ? error.message : error}`);
    }
    await page.close();
  }
  return complaints;
}

/** @type {Record<string, (story: Locator, page: Page) => Promise<void>>} */
const acts = {
  'mark-on-press': async (story, page) => {
    await cell(story, 0, 0).hover();
    await page.mouse.down({ button: 'right' });
    await shows(story, 0, 0, 'flag');
    await page.mouse.up({ button: 'right' });
    await shows(story, 0, 0, 'flag');
  },
  'chord-on-click': async (story) => {
    await cell(story, 1, 0).click();
    await cell(story, 0, 0).click({ button: 'right' });
    await cell(story, 1, 0).click();
    await shows(story, 1, 1, '1');
  },
  'long-press': async (story, page) => {
    await rest(page, cell(story, 0, 0), () => shows(story, 0, 0, 'flag'));
  },
  'no-haptics': async (story, page) => {
    await page.evaluate(() => {
      navigator.vibrate = () => {
        throw new Error('It shook.');
      };
    });
    await rest(page, cell(story, 0, 0), () => shows(story, 0, 0, 'flag'));
  },
  'flag-mode': async (story) => {
    await story.getByRole('switch').tap();
    await cell(story, 0, 0).tap();
    await shows(story, 0, 0, 'flag');
  },
  keymap: async (story, page) => {
    await cell(story, 0, 0).focus();
    await page.keyboard.press('m');
    await page.keyboard.press('n');
    await shows(story, 0, 0, 'flag');
  },
  'new-game-key': async (story, page) => {
    await cell(story, 1, 0).click();
    await page.keyboard.press('n');
    await shows(story, 1, 0, '1');
  },
  'reading-keys': async (story, page) => {
    await cell(story, 0, 0).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await shows(story, 1, 0, '1');
    await page.keyboard.press('s');
    await story.getByText(/^2 mines left, \d+ seconds?$/).waitFor({ state: 'attached' });
  },
};

/** @param {Locator} story @param {number} x @param {number} y */
function cell(story, x, y) {
  return story.getByRole('row').nth(y).getByRole('gridcell').nth(x);
}

/** @param {Locator} story @param {number} x @param {number} y @param {string} face */
async function shows(story, x, y, face) {
  await cell(story, x, y)
    .and(story.locator(`[data-face="${face}"]`))
    .waitFor({ timeout: 10_000 });
}

/** A finger stays until something has come of it. @param {Page} page @param {Locator} on @param {() => Promise<void>} until */
async function rest(page, on, until) {
  const box = await on.boundingBox();
  if (!box) throw new Error('There is no such cell.');
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  const client = await page.context().newCDPSession(page);
  await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await until();
  await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
