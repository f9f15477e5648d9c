import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { root } from './entries.mjs';

/**
 * @typedef {object} Snippet A block of code that somebody will copy.
 * @property {string} place Where it stands: a path and a line.
 * @property {'ts' | 'tsx'} language
 * @property {string} code
 * @property {string} file Where it is written to be compiled and run.
 */

/** Where the blocks are written, beside the packages that they import. */
export const SNIPPETS = join(root, 'docs/.snippets');

const GENERATED = /^docs\/api\//;

/** @returns {string[]} The files of the repository with this ending, relative to it. */
export function filesOf(/** @type {RegExp} */ ending, folder = root) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((each) => {
    const path = join(folder, each.name);
    if (['node_modules', 'dist', '.git', '.snippets', 'storybook-static'].includes(each.name)) return [];
    if (each.isDirectory()) return filesOf(ending, path);
    return ending.test(each.name) ? [relative(root, path)] : [];
  });
}

/**
 * Every `ts` and `tsx` block of the Markdown and MDX pages, and of the comments in the packages' sources. The reference
 * is made from those comments.
 *
 * @returns {Snippet[]}
 */
export function snippets() {
  const pages = filesOf(/\.mdx?$/).filter((path) => !GENERATED.test(path));
  const sources = filesOf(/\.tsx?$/, join(root, 'packages')).filter(
    (path) => !/\.(test|stories|properties)\.|\/testing\//.test(path),
  );
  return [...pages, ...sources].flatMap((path) => blocksIn(path, readFileSync(join(root, path), 'utf8')));
}

/** @param {string} path @param {string} text @returns {Snippet[]} */
function blocksIn(path, text) {
  return [...text.matchAll(/^( \* |)```(tsx?)\n([\s\S]*?)^\1```$/gm)].map((match) => {
    const [, margin, ending, body = ''] = match;
    const line = text.slice(0, match.index).split('\n').length;
    const language = ending === 'tsx' ? 'tsx' : 'ts';
    return {
      place: `${path}:${line}`,
      language,
      code: margin ? body.replace(/^ \* ?/gm, '') : body,
      file: join(SNIPPETS, `${path.replaceAll('/', '+')}+${line}.${language}`),
    };
  });
}

/** `value; // => other` says what comes out: it becomes an assertion. */
const CLAIM = /^(\s*)(.+); \/\/ => (.+)$/gm;

/** @param {Snippet} snippet */
function compiled({ code }) {
  const checked = code.replace(CLAIM, '$1expect($2).toEqual($3);');
  return checked === code ? code : `${checked}\nimport { expect } from 'vitest';\n`;
}

/** Writes every block to a file of its own, for the compiler and for the tests. */
export function writeSnippets() {
  rmSync(SNIPPETS, { recursive: true, force: true });
  mkdirSync(SNIPPETS);
  const all = snippets();
  for (const snippet of all) writeFileSync(snippet.file, `${compiled(snippet)}\nexport {};\n`);
  writeFileSync(join(SNIPPETS, 'css.d.ts'), "declare module '*.css';\n");
  writeFileSync(
    join(SNIPPETS, 'tsconfig.json'),
    JSON.stringify({
      extends: '../tsconfig.json',
      // What an example names, the reader uses.
      compilerOptions: { noUnusedLocals: false, types: ['node'], allowJs: false, checkJs: false },
      include: ['*'],
    }),
  );
  return all;
}
