import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { publicEntries, root } from '../tools/entries.mjs';

/** The files that `.size-limit.json` gives a budget. */
const measured = [
  ...readFileSync(join(root, '.size-limit.json'), 'utf8').matchAll(/"path": "(?<path>[^"]+)"/g),
].map(({ groups }) => groups?.['path'] ?? '');

/** Where a source file goes when its package is built. */
const builtFrom = (source: string): string =>
  relative(root, source)
    .replace('/src/', '/dist/')
    .replace(/\.tsx?$/, '.js');

it.each(publicEntries())('$name has a budget', ({ file }) => {
  expect(measured).toContain(builtFrom(file));
});

// What themes share has no use by itself: it is in the budget of each.
const shared = ['pieces.css', 'sprites.css'];
const themes = readdirSync(join(root, 'packages/react/themes')).filter(
  (file) => file.endsWith('.css') && !shared.includes(file),
);

it.each(themes)('the theme %s has a budget', (file) => {
  expect(measured).toContain(`packages/react/themes/${file}`);
});
