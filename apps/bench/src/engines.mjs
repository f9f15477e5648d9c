import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = new URL('..', import.meta.url);

/**
 * What the bench keeps of an adapter; the engine itself only ever runs in child processes.
 *
 * @typedef {object} Engine
 * @property {string} slug the adapter's file name without its ending
 * @property {string} file
 * @property {string} name
 * @property {string} version '' where it is not from npm
 * @property {string | undefined} note
 */

/**
 * Loads the adapters that are asked for: all, or those with these very file names. Ours first, then the floor.
 *
 * @param {string[]} [only]
 * @returns {Promise<Engine[]>}
 */
export async function loadEngines(only = []) {
  const slugs = readdirSync(new URL('adapters', root))
    .filter((file) => file.endsWith('.mjs'))
    .map((file) => file.slice(0, -'.mjs'.length))
    .sort((a, b) => rank(a) - rank(b) || a.localeCompare(b));
  const unknown = only.filter((slug) => !slugs.includes(slug));
  if (unknown.length)
    throw new Error(`no such adapter: ${unknown.join(', ')}. There are ${slugs.join(', ')}.`);
  const wanted = only.length ? slugs.filter((slug) => only.includes(slug)) : slugs;
  return Promise.all(wanted.map(load));
}

/** @param {string} slug */
const rank = (slug) => ['ours', 'floor', slug].indexOf(slug);

/**
 * @param {string} slug
 * @returns {Promise<Engine>}
 */
async function load(slug) {
  const url = new URL(`adapters/${slug}.mjs`, root);
  const { default: adapter } = await import(url.href);
  const { name, pkg, note } = /** @type {import('./types').Adapter} */ (adapter);
  return { slug, file: fileURLToPath(url), name, version: versionOf(pkg), note };
}

/** @param {string} pkg */
function versionOf(pkg) {
  const manifest = new URL(`node_modules/${pkg}/package.json`, root);
  return existsSync(manifest) ? JSON.parse(readFileSync(manifest, 'utf8')).version : '';
}

/**
 * The name of an engine with its version.
 *
 * @param {Pick<Engine, 'name' | 'version'>} engine
 */
export const labelOf = ({ name, version }) => (version ? `${name} ${version}` : name);
