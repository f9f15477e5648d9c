import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** @typedef {{ name: string, file: string }} Entry What is imported, and the source file behind it. */

/**
 * Every entry of the packages that are published, as their `exports` name them. Style sheets are none: they export
 * nothing.
 *
 * @returns {Entry[]}
 */
export function publicEntries() {
  const packages = readdirSync(join(root, 'packages')).map((name) => join(root, 'packages', name));
  return packages.flatMap((folder) => {
    const { name, private: hidden, exports } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    if (hidden) return [];
    return Object.entries(exports).flatMap(([path, target]) => {
      const source = target['@mines/source'];
      if (!source) return [];
      return expand(join(folder, source)).map(({ file, star }) => ({
        name: join(name, path.replace('*', star)),
        file,
      }));
    });
  });
}

/**
 * The files that a path with a star stands for.
 *
 * @param {string} path
 * @returns {{ file: string, star: string }[]}
 */
function expand(path) {
  if (!path.includes('*')) return [{ file: path, star: '' }];
  const ending = basename(path).slice(1);
  return readdirSync(dirname(path))
    .filter((file) => file.endsWith(ending) && !/\.(test|stories|properties)\./.test(file))
    .sort()
    .map((file) => ({ file: join(dirname(path), file), star: file.slice(0, -ending.length) }));
}
