/**
 * Each example is copied out of the workspace, as a reader would, installed there from the tarballs, built and played a
 * little: its first cell opens, and the page has nothing to complain of.
 */
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { quietly, root, step } from './count.mjs';
import { PACKAGES, tarballOf } from './packages.mjs';
import { launch, openCell, serve, visit } from './site.mjs';

const home = join(root, 'apps/examples');
const names = readdirSync(home).filter((name) => existsSync(join(home, name, 'package.json')));

/**
 * Checks what people get who copy an example.
 *
 * @param {string} tarballs the folder they are in
 */
export async function checkExamples(tarballs) {
  const outside = join(tarballs, 'examples');
  await step('examples, installed from the tarballs and built', () => buildOutside(outside, tarballs));
  const browser = await launch();
  for (const name of names) {
    await step(`example ${name}`, async () => {
      const site = await serve(join(outside, name, 'dist'));
      try {
        await visit(browser, site.url, ({ page }) => openCell(page));
      } finally {
        site.close();
      }
    });
  }
  await browser.close();
}

/**
 * One workspace for all of them: its install takes the time of one. pnpm still lets none of them see a package that it
 * does not name itself.
 *
 * @param {string} outside @param {string} tarballs
 */
async function buildOutside(outside, tarballs) {
  const packed = PACKAGES.map((name) => /** @type {const} */ ([`@mines/${name}`, tarballOf(tarballs, name)]));
  mkdirSync(outside, { recursive: true });
  // What the packages need of each other is not on the registry yet.
  const overrides = packed.map(([name, tarball]) => `  '${name}': 'file:${tarball}'\n`).join('');
  writeFileSync(join(outside, 'pnpm-workspace.yaml'), `packages: ['*']\noverrides:\n${overrides}`);
  for (const name of names) {
    cpSync(join(home, name), join(outside, name), {
      recursive: true,
      filter: (path) => !['node_modules', 'dist'].includes(basename(path)),
    });
    const file = join(outside, name, 'package.json');
    const manifest = packed.reduce(
      (text, [ours, tarball]) => text.replace(`"${ours}": "workspace:^"`, `"${ours}": "file:${tarball}"`),
      readFileSync(file, 'utf8'),
    );
    if (manifest.includes('workspace:')) throw new Error(`${name} needs more than is packed:\n${manifest}`);
    writeFileSync(file, manifest);
  }
  await quietly('pnpm', ['install', '--prefer-offline', '--ignore-scripts'], { cwd: outside });
  await quietly('pnpm', ['--recursive', '--workspace-concurrency=2', 'run', 'build'], { cwd: outside });
}
