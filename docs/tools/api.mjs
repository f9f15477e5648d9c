import { rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { root } from './entries.mjs';
import { optionTables } from './options.mjs';
import { readReference } from './reference.mjs';

/** Where the reference is kept: it is committed, so that a change of it is seen in a review. */
export const API = join(root, 'docs/api');

/**
 * Writes the reference as Markdown, a file an entry, and the tables of all options.
 *
 * @param {string} folder
 * @param {Awaited<ReturnType<typeof readReference>>} reference
 */
export async function writeReference(folder, { app, project }) {
  const set = (/** @type {string} */ name, /** @type {unknown} */ value) => app.options.setValue(name, value);
  set('outputFileStrategy', 'modules');
  set('entryFileName', 'README');
  set('hideBreadcrumbs', true);
  set('hidePageHeader', true);
  set('useCodeBlocks', true);
  for (const table of ['parametersFormat', 'interfacePropertiesFormat', 'classPropertiesFormat'])
    set(table, 'table');
  for (const table of ['typeAliasPropertiesFormat', 'propertyMembersFormat', 'indexFormat'])
    set(table, 'table');
  rmSync(folder, { recursive: true, force: true });
  app.options.setValue('outputs', [{ name: 'markdown', path: folder }]);
  await app.generateOutputs(project);
  writeFileSync(join(folder, 'options.md'), optionTables(project));
}

if (resolve(process.argv[1] ?? '') === fileURLToPath(import.meta.url)) {
  const reference = await readReference();
  await writeReference(API, reference);
  for (const complaint of reference.complaints) console.error(complaint);
  process.exitCode = reference.complaints.length === 0 ? 0 : 1;
}
