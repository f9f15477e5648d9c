/** The README's own code, as somebody tries it who has just found the project. */
import { snippets } from '../docs/tools/snippets.mjs';
import { openCell } from './site.mjs';

/** The first block with markup, word for word. */
export function firstOfReadme() {
  const first = snippets().find(
    ({ place, language }) => place.startsWith('README.md:') && language === 'tsx',
  );
  if (!first) throw new Error('README.md has no block of tsx');
  return first.code;
}

/**
 * Plays the README's game a little. It has no seed: what lies where is chance, so only what chance cannot change is asked.
 *
 * @param {import('playwright').Page} page
 */
export async function playsReadme(page) {
  const counter = page.locator('.mines-counter');
  const closed = page.locator('[role=gridcell][data-face=closed]');
  // A flag outlives the first open, wherever the mines are then laid.
  await closed.first().click({ button: 'right' });
  await counter.filter({ hasText: '009' }).waitFor();
  await openCell(page);
  await page
    .locator('.mines-timer')
    .filter({ hasText: /^\d{3}$/ })
    .waitFor();
  await page.getByRole('button').click();
  await counter.filter({ hasText: '010' }).waitFor();
  if ((await closed.count()) !== 81) throw new Error('a new game does not close every cell');
}
