/** What apps of different appetite get: nothing that they did not import, and nothing that a strict policy refuses. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './count.mjs';
import { winGolden } from './golden.mjs';
import { openCell, STRICT, serve, visit } from './site.mjs';

// Words that minifying leaves: each is in the bundle that imports its part, which shows that it would be found.
const PARTS = {
  help: 'mines-overlay',
  result: 'mines-result',
  sound: 'AudioContext',
  viewport: 'mines-viewport',
  solver: 'InconsistentPosition',
  'a language': 'Minenfeld',
};

/** @param {string} folder @param {import('playwright').Browser} browser */
export async function checkParts(folder, browser) {
  const code = (/** @type {string} */ entry) => bundle(join(folder, 'dist', entry));
  for (const [part, word] of Object.entries(PARTS)) {
    if (!code('all').includes(word)) throw new Error(`${part} would not be found by "${word}"`);
    for (const entry of ['bare', 'core']) {
      if (code(entry).includes(word)) throw new Error(`${part} is in ${entry}, which does not import it`);
    }
  }
  const size = gzipSync(code('core')).length;
  console.log(`createGame and play in an app: ${size} bytes, gzipped`);
  if (size > budget()) throw new Error(`createGame and play take ${size} bytes, more than ${budget()}`);

  await look(browser, join(folder, 'dist/bare'), 'bare.html', async (page) => {
    await winGolden(page);
    await isPlainToRead(page);
  });
  await look(browser, join(folder, 'dist/all'), 'all.html', async (page) => {
    await openCell(page, 15, 8);
    await page.locator('.mines-overlay-cell[data-odds]').first().waitFor();
  });
}

/**
 * Without a style sheet: each cell shows its letter, columns are straight and rows are one below the other.
 *
 * @param {import('playwright').Page} page
 */
async function isPlainToRead(page) {
  const cells = await page.getByRole('gridcell').evaluateAll((all) =>
    all.map((cell) => {
      const { x, y, width, height } = cell.getBoundingClientRect();
      return { text: cell.textContent ?? '', x, y, width, height };
    }),
  );
  const straight = cells.every(
    ({ x, y, width, height }, index) =>
      width >= 20 &&
      height >= 12 &&
      Math.abs(x - (cells[index % 9]?.x ?? 0)) < 0.5 &&
      Math.abs(y - (cells[index - (index % 9)]?.y ?? 0)) < 0.5,
  );
  const text = cells.map((cell) => cell.text[1]).join('');
  if (!straight || (text.match(/F/g) ?? []).length !== 10 || !/[1-8]/.test(text))
    throw new Error(`not a field that can be read: ${JSON.stringify(cells)}`);
}

/** @param {import('playwright').Browser} browser @param {string} folder @param {string} file @param {(page: import('playwright').Page) => Promise<unknown>} play */
async function look(browser, folder, file, play) {
  const site = await serve(folder, STRICT);
  try {
    await visit(browser, site.url + file, ({ page }) => play(page));
  } finally {
    site.close();
  }
}

/** All scripts of a built folder. @param {string} folder */
function bundle(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.name.endsWith('.js'))
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
    .join('\n');
}

/** What `createGame` and `play` may take, in bytes, from the budgets; the app around them takes a little more. */
function budget() {
  /** @type {{ name: string, limit: string }[]} */
  const budgets = JSON.parse(readFileSync(join(root, '.size-limit.json'), 'utf8'));
  const found = budgets.find(({ name }) => name === '@mines/core, a game: createGame and play');
  if (!found) throw new Error('.size-limit.json has no budget for createGame and play');
  return Number.parseFloat(found.limit) * 1000 + 150;
}
