import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { contrast, deltaE, labSeen, parseHex, type Rgb, VISIONS } from './colour.js';
import { THEMES_FOLDER } from './files.js';

const css = await readFile(new URL('plain.css', THEMES_FOLDER), 'utf8');

/** A colour of the theme that draws no pictures, in one of the page's schemes. */
function colour(name: string, scheme: 'light' | 'dark'): Rgb {
  const [, light = '', dark = ''] =
    new RegExp(`--mines-${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\);`).exec(css) ?? [];
  return parseHex(scheme === 'light' ? light : dark);
}

describe.each(['light', 'dark'] as const)('the numbers of plain, %s', (scheme) => {
  const numbers = Array.from({ length: 8 }, (_, i) => colour(`${i + 1}`, scheme));

  it('stand out from the open tile by at least 4.5:1', () => {
    for (const [i, number] of numbers.entries())
      expect(contrast(number, colour('open', scheme)), `number ${i + 1}`).toBeGreaterThanOrEqual(4.5);
  });

  // 10 is told apart at a glance.
  it.each(Object.entries(VISIONS))('differ by colour alone: %s', (_, vision) => {
    const seen = numbers.map((number) => labSeen(number, vision));
    for (const [i, one] of seen.entries())
      for (const [k, other] of seen.slice(0, i).entries())
        expect(deltaE(one, other), `numbers ${k + 1} and ${i + 1}`).toBeGreaterThanOrEqual(10);
  });
});
