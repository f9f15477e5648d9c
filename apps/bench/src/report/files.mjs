import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/**
 * Writes `<out>.json` and `<out>.md`; a relative path counts from this package.
 *
 * @param {string} out
 * @param {object} data
 * @param {string} markdown
 */
export function writeResults(out, data, markdown) {
  const path = resolve(fileURLToPath(new URL('../..', import.meta.url)), out);
  mkdirSync(dirname(path), { recursive: true });
  const json = JSON.stringify(data, (_, value) => (isInexpressible(value) ? String(value) : value), 1);
  writeFileSync(`${path}.json`, `${json}\n`);
  writeFileSync(`${path}.md`, markdown);
}

/** @param {unknown} value */
const isInexpressible = (value) => typeof value === 'number' && !Number.isFinite(value);
