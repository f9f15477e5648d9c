/**
 * Builds Storybook as a site and visits it as an app would serve it: in a folder of a server, every other host out of
 * reach. Each page and each story is opened, in a language that runs from right to left: nothing may fail to load, nobody
 * else may be asked, and what is shown must speak that language.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { launchOptions } from '../../.ci/browser.mjs';
import { buildSite, serveSite } from './serve.mjs';

const LANGUAGE = 'ar';

/** A site that was built before may be named; it is left as it is. */
const given = process.argv[2];
const site = given ?? mkdtempSync(join(tmpdir(), 'mines-storybook-'));
if (!given) buildSite(site);
const { home, close } = await serveSite(site);
const browser = await chromium.launch(launchOptions());
const context = await browser.newContext();
/** @type {string[]} */
const complaints = [];
let requests = 0;

await context.route('**', (route) => {
  const url = route.request().url();
  requests++;
  if (url.startsWith(home) || /^(data|blob):/.test(url)) return route.continue();
  complaints.push(`${url} was asked for`);
  return route.abort();
});
context.on('response', (response) => {
  if (response.status() >= 400) complaints.push(`${response.status()} ${response.url()}`);
});
context.on('requestfailed', (request) => {
  // What a page that is left behind did not wait for has not failed.
  if (request.failure()?.errorText !== 'net::ERR_ABORTED') complaints.push(`${request.url()} did not come`);
});

try {
  const index = JSON.parse(readFileSync(join(site, 'index.json'), 'utf8'));
  /** @type {{ id: string, type: string }[]} */
  const entries = Object.values(index.entries);
  const page = await context.newPage();

  // The site as a reader opens it: at its front page, with the frame around.
  await page.goto(home);
  await page.frameLocator('#storybook-preview-iframe').getByRole('heading', { name: 'Mines' }).waitFor();
  await page.frameLocator('#storybook-preview-iframe').getByRole('grid').first().waitFor();

  // Then everything in it, in the frame alone, each from the beginning: a story that is left while it plays would have
  // Storybook load the page anew.
  for (const { id, type } of entries) {
    const viewMode = type === 'docs' ? 'docs' : 'story';
    await page.goto(`${home}iframe.html?id=${id}&viewMode=${viewMode}&globals=language:${LANGUAGE}`);
    const shown = type === 'docs' ? '.sbdocs-content' : '#storybook-root .stage > :not(style)';
    await page.locator(shown).first().waitFor({ state: 'attached' });
    // Those of a language speak it whatever the toolbar says.
    if (type === 'docs' || id.startsWith('languages-')) continue;
    const foreign = await page
      .locator(`.stage [lang]:not([lang="${LANGUAGE}"])`)
      .evaluateAll((elements) => elements.map((each) => `${each.className} in ${each.getAttribute('lang')}`));
    for (const each of foreign) complaints.push(`${id} does not obey the language: ${each}`);
  }
  console.log(`${entries.length} pages and stories, ${requests} requests, ${complaints.length} complaints`);
} finally {
  await browser.close();
  close();
  if (!given) rmSync(site, { recursive: true, force: true });
}
for (const complaint of new Set(complaints)) console.error(complaint);
process.exitCode = complaints.length === 0 ? 0 : 1;
