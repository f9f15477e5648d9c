/** Serves a built folder and looks at it in Chromium, as a visitor would. */
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { createGzip } from 'node:zlib';
import { chromium } from 'playwright';
import { launchOptions } from './browser.mjs';

/** A policy that allows nothing inline: no style, no script, no data. */
export const STRICT = { 'content-security-policy': "default-src 'self'; style-src 'self'" };

/** @type {Record<string, string>} */
const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.webp': 'image/webp',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/**
 * A server for the files of a folder, on a port of its own. Texts are compressed, as hosts do.
 *
 * @param {string} folder @param {Record<string, string>} [headers] sent with each file
 */
export async function serve(folder, headers = {}) {
  const server = createServer((request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://localhost').pathname);
    const file = join(folder, path.endsWith('/') ? `${path}index.html` : path);
    if (!existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    const small = /^text|json|svg/.test(type) && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    response.writeHead(200, {
      'content-type': type,
      ...(small ? { 'content-encoding': 'gzip' } : {}),
      ...headers,
    });
    const content = createReadStream(file);
    (small ? content.pipe(createGzip()) : content).pipe(response);
  });
  await new Promise((resolve) => server.listen(0, 'localhost', () => resolve(null)));
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : 0;
  return { url: `http://localhost:${port}/`, close: () => server.close() };
}

/** @typedef {{ page: import('playwright').Page, complaints: string[] }} Visit */

/** A browser for several visits. */
export const launch = () => chromium.launch(launchOptions());

/**
 * Opens a page, has it looked at, and fails if the page complained of anything: an error, a warning, a file that was
 * not found, or something that its policy refused.
 *
 * @param {import('playwright').Browser} browser @param {string} url @param {(visit: Visit) => Promise<unknown>} look
 * @param {import('playwright').BrowserContextOptions} [options]
 */
export async function visit(browser, url, look, options = { viewport: { width: 1280, height: 800 } }) {
  const context = await browser.newContext(options);
  try {
    const page = await context.newPage();
    /** @type {string[]} */
    const complaints = [];
    page.on('console', (message) => {
      if (['error', 'warning', 'assert'].includes(message.type())) complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.exposeFunction('minesRefused', (/** @type {string} */ what) => complaints.push(what));
    await page.addInitScript(() => {
      addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
        Reflect.get(globalThis, 'minesRefused')(`refused: ${violatedDirective} ${blockedURI} ${sample}`);
      });
    });
    page.on('response', (response) => {
      if (response.status() >= 400 && !response.url().endsWith('/favicon.ico'))
        complaints.push(`${response.status()} ${response.url()}`);
    });
    await page.goto(url);
    await look({ page, complaints });
    const real = complaints.filter((text) => !/favicon\.ico|Failed to load resource.*404/.test(text));
    if (real.length > 0) throw new Error(`${url} complained:\n${real.join('\n')}`);
  } finally {
    await context.close();
  }
}

/**
 * Clicks a cell of the field and sees it open.
 *
 * @param {import('playwright').Page} page @param {number} [x] @param {number} [y]
 */
export async function openCell(page, x = 4, y = 4) {
  const cell = page
    .getByRole('grid')
    .first()
    .locator(`[role=row][aria-rowindex="${y + 1}"] [role=gridcell][aria-colindex="${x + 1}"]`);
  await cell.click();
  await page.waitForFunction(
    (element) => /^[0-8]$/.test(element?.getAttribute('data-face') ?? ''),
    await cell.elementHandle(),
    { timeout: 20_000 },
  );
}
