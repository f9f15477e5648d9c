/** What the demo fetches before the first play: its page, the scripts that the page names, and what those import. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Bytes of JavaScript, gzipped file by file, React among them. */
const LIMIT = 110_000;

// Words that minifying leaves. Each is somewhere in the built site, which shows that it would be found.
const LATER = {
  'the solver': 'InconsistentPosition',
  'the library of menus and dialogs': 'data-base-ui',
  'a language': 'Minenfeld',
  'the database': 'versionchange',
  charts: 'recharts',
  'the service worker': 'workbox',
};

/** @param {string} dist the folder of the built demo */
export function checkBudget(dist) {
  const first = initialScripts(dist);
  const sizes = first.map((file) => gzipSync(readFileSync(join(dist, file))).length);
  first.forEach((file, index) => {
    console.log(`${String(sizes[index]).padStart(7)}  ${file}`);
  });
  const size = sizes.reduce((sum, bytes) => sum + bytes, 0);
  console.log(`${String(size).padStart(7)}  bytes of JavaScript before the first play, of ${LIMIT}`);
  if (size > LIMIT)
    throw new Error(`The demo takes ${size} bytes before the first play, more than ${LIMIT}.`);

  const others = scriptsIn(dist).filter((file) => !first.includes(file));
  for (const [part, word] of Object.entries(LATER)) {
    const carries = (/** @type {string} */ file) => readFileSync(join(dist, file), 'utf8').includes(word);
    const early = first.filter(carries);
    if (early.length > 0)
      throw new Error(`${part} is fetched before the first play: "${word}" is in ${early}.`);
    if (!others.some(carries)) throw new Error(`${part} would not be found by "${word}".`);
  }
}

/**
 * The scripts that come with the page, each once: those that it names, and all that they import by themselves.
 *
 * @param {string} dist
 * @returns {string[]}
 */
function initialScripts(dist) {
  const page = readFileSync(join(dist, 'index.html'), 'utf8');
  const named = page.match(/(?<=(?:src|href)="\.\/)[^"]+\.js(?=")/g) ?? [];
  if (named.length === 0) throw new Error(`${dist}/index.html names no script.`);
  const found = new Set(named);
  // A set that grows while it is gone through shows what was added, too.
  for (const file of found) {
    const code = readFileSync(join(dist, file), 'utf8');
    for (const [, path = ''] of code.matchAll(/\b(?:import|from)\s*["'](\.[^"']+\.js)["']/g))
      found.add(normalize(join(dirname(file), path)));
  }
  return [...found];
}

/** @param {string} dist */
function scriptsIn(dist) {
  return readdirSync(join(dist, 'assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `assets/${name}`);
}
