import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../tools/entries.mjs';
import { filesOf } from '../tools/snippets.mjs';

/** A heading as GitHub makes a link of it. */
const anchorOf = (heading: string): string =>
  heading
    .replaceAll(/`|\[|\]\([^)]*\)|\*/g, '')
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-');

/** Where a page can be linked to: its headings, the same one again with a number, and anchors written out. */
function anchorsIn(text: string): Set<string> {
  const anchors = new Set([...text.matchAll(/<a id="([^"]+)"/g)].map(([, id = '']) => id));
  for (const [, heading = ''] of text.matchAll(/^#{1,6} (.+)$/gm)) {
    const anchor = anchorOf(heading);
    let at = anchor;
    for (let again = 1; anchors.has(at); again++) at = `${anchor}-${again}`;
    anchors.add(at);
  }
  return anchors;
}

const pages = filesOf(/\.md$/);

/** The links of a page, without what only looks like one in code. */
function linksIn(path: string): string[] {
  const prose = readFileSync(join(root, path), 'utf8').replaceAll(/```[\s\S]*?```|`[^`\n]*`/g, '');
  const targets = [...prose.matchAll(/\]\(([^)\s]+)\)/g), ...prose.matchAll(/(?:src|href)="([^"]+)"/g)];
  return targets.map(([, target = '']) => target).filter((target) => !/^[a-z]+:/.test(target));
}

describe.each(pages)('%s', (path) => {
  it('links to what is there', () => {
    const dead = linksIn(path).filter((link) => {
      const [file = '', anchor] = link.split('#');
      const target = file ? join(root, dirname(path), decodeURIComponent(file)) : join(root, path);
      if (!existsSync(target)) return true;
      return anchor !== undefined && !anchorsIn(readFileSync(target, 'utf8')).has(anchor);
    });
    expect(dead).toEqual([]);
  });
});

/** The pages of Storybook, by the titles that they give themselves. */
const titles = [...filesOf(/\.(mdx|stories\.tsx)$/)].flatMap((path) => {
  const text = readFileSync(join(root, path), 'utf8');
  return [...text.matchAll(/title(?:="|: ')([^"']+)["']/g)].map(([, title = '']) =>
    title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
  );
});

describe.each(filesOf(/\.mdx$/))('%s', (path) => {
  it('links to pages that Storybook has', () => {
    const text = readFileSync(join(root, path), 'utf8');
    const targets = [...text.matchAll(/\?path=\/(?:docs|story)\/([\w-]+?)--/g)].map(([, id = '']) => id);
    expect(targets.filter((id) => !titles.includes(id))).toEqual([]);
  });
});
