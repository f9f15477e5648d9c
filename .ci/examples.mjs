/** Each example is opened and played a little: its first cell opens, and the page has nothing to complain of. */
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root, step } from './count.mjs';
import { launch, openCell, serve, visit } from './site.mjs';

const home = join(root, 'apps/examples');

/** Checks the examples as they were built; one that was not built fails. */
export async function checkExamples() {
  const names = readdirSync(home).filter((name) => existsSync(join(home, name, 'package.json')));
  const browser = await launch();
  for (const name of names) {
    await step(`example ${name}`, async () => {
      const site = await serve(join(home, name, 'dist'));
      try {
        await visit(browser, site.url, ({ page }) => openCell(page));
      } finally {
        site.close();
      }
    });
  }
  await browser.close();
}
