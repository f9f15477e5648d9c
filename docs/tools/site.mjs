/**
 * Builds Storybook as a site and visits it as an app would serve it: in a folder of a server, every other host out of
 * reach. Each page and each story of the sidebar is opened, in a language that runs from right to left: nothing may fail
 * to load, nobody else may be asked, nothing may complain, and what is shown must speak that language. The stories of
 * input do what they say for a real mouse, real keys and a real finger.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { launchOptions } from '../../.ci/browser.mjs';
import { tryByHand } from './hands.mjs';
import { buildSite, serveSite } from './serve.mjs';

const LANGUAGE = 'ar';
/** How many pages are open at a time: more only wait for each other. */
const LANES = 2;

/** A site that was built before may be named; it is left as it is. */
const given = process.argv[2];
const site = given ?? mkdtempSync(join(tmpdir(), 'mines-storybook-'));
if (!given) buildSite(site);
const { home, close } = await serveSite(site);
const { args, ...options } = launchOptions();
const browser = await chromium.launch({
  ...options,
  args: [...args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
});
// What plays in a story is a test of its own: here nothing plays, and nothing that moves is waited for.
const context = await browser.newContext({ reducedMotion: 'reduce' });
/** @type {string[]} */
const complaints = [];
let requests = 0;

context.on('request', (request) => {
  requests++;
  const url = request.url();
  if (!url.startsWith(home) && !/^(data|blob):/.test(url)) complaints.push(`${url} was asked for`);
});
context.on('response', (response) => {
  if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
});
context.on('requestfailed', (request) => {
  // What a page that is left behind did not wait for has not failed.
  if (request.failure()?.errorText !== 'net::ERR_ABORTED') complaints.push(`${request.url()} did not come`);
});
context.on('console', (message) => {
  if (['error', 'assert'].includes(message.type()))
    complaints.push(`${place(message.page()?.url())}: ${message.text()} ${message.location().url}`);
});
context.on('weberror', (error) => {
  complaints.push(`${place(error.page()?.url())}: ${error.error()}`);
});

try {
  const index = JSON.parse(readFileSync(join(site, 'index.json'), 'utf8'));
  /** @type {{ id: string, type: string }[]} */
  const entries = Object.values(index.entries);
  await visitFrontPage();
  const left = [...entries];
  await Promise.all(Array.from({ length: LANES }, () => visitEach(left)));
  complaints.push(...(await tryByHand(browser, home)));
  console.log(`${entries.length} pages and stories, ${requests} requests, ${complaints.length} complaints`);
} finally {
  await browser.close();
  close();
  if (!given) rmSync(site, { recursive: true, force: true });
}
for (const complaint of new Set(complaints)) console.error(complaint);
process.exitCode = complaints.length === 0 ? 0 : 1;

/** The site as a reader opens it, with the frame around: the front page has a field to play on, and its links lead on. */
async function visitFrontPage() {
  const page = await context.newPage();
  await page.goto(home);
  const shown = page.frameLocator('#storybook-preview-iframe');
  await shown.getByRole('heading', { name: 'Mines' }).waitFor();
  await shown.getByRole('gridcell').first().click();
  await shown.locator('[role=grid][data-phase=playing]').waitFor();
  await shown.getByRole('link', { name: 'The rules of the game' }).click();
  await shown.getByRole('heading', { name: 'The rules' }).waitFor();
  await page.close();
}

/**
 * Takes one after another from what is left. One page shows them all, as it does for a reader who clicks on the sidebar.
 *
 * @param {{ id: string, type: string }[]} left
 */
async function visitEach(left) {
  const page = await context.newPage();
  await page.goto(`${home}iframe.html?id=introduction--docs&viewMode=docs&embed=true&globals=${globals()}`);
  await page.locator('.docs-story .stage').first().waitFor();
  for (let next = left.shift(); next; next = left.shift()) {
    const { id, type } = next;
    const viewMode = type === 'docs' ? 'docs' : 'story';
    const status = await page.evaluate(show, { storyId: id, viewMode });
    if (status !== 'success') complaints.push(`${id}: ${status}`);
    // A story in a page of docs is there a little later than the page.
    if (type === 'docs') await page.waitForFunction(everyStoryIsThere);
    // Those of a language speak it whatever the toolbar says.
    if (id.startsWith('reference-languages-')) continue;
    const foreign = await page
      .locator(`.stage [lang]:not([lang="${LANGUAGE}"])`)
      .evaluateAll((elements) => elements.map((each) => `${each.className} in ${each.getAttribute('lang')}`));
    for (const each of foreign) complaints.push(`${id} does not obey the language: ${each}`);
  }
  await page.close();
}

/** The toolbar as it is set. Accessibility is a matter of the tests of stories. */
function globals() {
  return `language:${LANGUAGE};a11y.manual:!true`;
}

/** @param {string} [url] */
function place(url = '') {
  return new URL(url, home).searchParams.get('id') ?? url;
}

/**
 * In the page: selects an entry, as the sidebar does, and waits until it is there.
 *
 * @param {{ storyId: string, viewMode: string }} selection
 * @returns {Promise<string>}
 */
function show(selection) {
  const channel = Reflect.get(globalThis, '__STORYBOOK_ADDONS_CHANNEL__');
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve('did not come'), 60_000);
    const done = (/** @type {string} */ status) => {
      clearTimeout(late);
      channel.off('docsRendered', onPage);
      channel.off('storyUnchanged', onPage);
      channel.off('storyFinished', onStory);
      resolve(status);
    };
    // What is shown already says so, and has been waited for.
    const onPage = (/** @type {string} */ id) => {
      if (id === selection.storyId) done('success');
    };
    const onStory = (/** @type {{ storyId: string, status: string }} */ { storyId, status }) => {
      if (storyId === selection.storyId) done(status);
    };
    channel.on('docsRendered', onPage);
    channel.on('storyUnchanged', onPage);
    channel.on('storyFinished', onStory);
    channel.emit('setCurrentStory', selection);
  });
}

/** In the page: whether each story of a page of docs has been rendered, or has a frame of its own. */
function everyStoryIsThere() {
  return [...document.querySelectorAll('.docs-story')].every((each) => each.querySelector('.stage, iframe'));
}
