import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../tools/entries.mjs';
import { filesOf } from '../tools/snippets.mjs';

/** Pages that are read on their own, outside of Storybook. */
const pages = filesOf(/(^|\/)(README|MIGRATION)\.md$/).filter((path) => !path.startsWith('docs/api/'));

/** The package that is behind what is imported: `@mines/solver/worker` is in `@mines/solver`. */
const packageOf = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** What somebody who goes through a page from top to bottom has not installed when the code imports it. */
function missingIn(text: string): string[] {
  const installed = new Set<string>();
  const missing: string[] = [];
  for (const [, command, specifier] of text.matchAll(
    /^npm install (.+)$|^(?:import|} from) .*'([^.'][^']*)';$/gm,
  )) {
    for (const name of command?.split(' ') ?? []) installed.add(name);
    if (specifier && !installed.has(packageOf(specifier))) missing.push(specifier);
  }
  return missing;
}

describe.each(pages)('%s', (path) => {
  it('says what to install before it imports it', () => {
    expect(missingIn(readFileSync(join(root, path), 'utf8'))).toEqual([]);
  });
});

it('notices what was not installed, or is installed too late', () => {
  expect(missingIn("import { play } from '@mines/core';\nnpm install @mines/core")).toEqual(['@mines/core']);
  expect(missingIn("npm install @mines/core\nimport { a } from '@mines/core/b';")).toEqual([]);
});
