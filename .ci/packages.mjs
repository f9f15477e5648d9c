/** Packs what is published, and looks at the tarballs: they are what people get, not the folders. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { contentFaults } from './contents.mjs';
import { root, run, step } from './count.mjs';

export const PACKAGES = ['core', 'solver', 'react'];

// Entries without code have no types; languages stand behind a star, which attw does not open.
/** @type {Record<string, string[]>} */
const ENTRIES = {
  core: [],
  solver: [],
  react: [
    '--exclude-entrypoints',
    'styles.css',
    'themes/plain.css',
    '--include-entrypoints',
    ...['ar', 'de', 'en', 'es', 'fr', 'ja', 'pt-BR', 'zh-CN', 'format'].map((name) => `labels/${name}`),
  ],
};

/**
 * Packs the packages into a folder, each as `<name>.tgz`, as `pnpm publish` would.
 *
 * @param {string} folder
 */
export async function checkPackages(folder) {
  for (const name of PACKAGES) {
    const cwd = join(root, 'packages', name);
    const tarball = tarballOf(folder, name);
    const unpacked = join(folder, name);
    mkdirSync(unpacked, { recursive: true });
    await step(`pack ${name}`, () => run('pnpm', ['pack', '--out', tarball], { cwd }));
    await step(`publint ${name}`, () => run('publint', ['--strict', tarball]));
    await step(`types of packed ${name}`, () =>
      run('attw', [tarball, '--profile', 'esm-only', '--format', 'table-flipped', ...(ENTRIES[name] ?? [])]),
    );
    await step(`contents of ${name}`, () => {
      run('tar', ['-xzf', tarball, '-C', unpacked, '--strip-components=1']);
      const faults = contentFaults(unpacked, cwd);
      for (const fault of faults) console.error(`${name}: ${fault}`);
      return faults.length === 0;
    });
  }
}

/** @param {string} folder @param {string} name */
export const tarballOf = (folder, name) => join(folder, `${name}.tgz`);
