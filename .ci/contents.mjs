/** What a package must hold when it leaves the house. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';

// For the server's side of React: what needs hooks, or draws, says that it belongs to the browser.
const OF_THE_BROWSER =
  /from 'react\/jsx-runtime'|import \{[^}]*\b(use[A-Z]\w*|createContext|memo|forwardRef)\b[^}]*\} from '(react|zustand)'/;

// What a strict Content-Security-Policy refuses.
const REFUSED =
  /\beval\(|new Function\(|createElement\(['"](style|script)['"]|innerHTML|insertRule|adoptedStyleSheets/;

/**
 * @param {string} unpacked the folder of the unpacked tarball
 * @param {string} source the folder that it was made from
 * @returns {string[]} what is wrong with it, nothing where all is well
 */
export function contentFaults(unpacked, source) {
  const here = filesIn(unpacked);
  const read = (/** @type {string} */ file) => readFileSync(join(unpacked, file), 'utf8');
  return [
    ...['README.md', 'LICENSE', 'CHANGELOG.md']
      .filter((file) => !here.includes(file) || statSync(join(unpacked, file)).size === 0)
      .map((file) => `there is no ${file}`),
    ...here
      .filter((file) => /\.(test|properties|stories|mdx)\b|^src\/testing\//.test(file))
      .map((file) => `${file} is for us alone`),
    ...here.filter((file) => file.endsWith('.map')).flatMap((file) => mapFaults(unpacked, file)),
    ...here.filter((file) => /^dist\/.*\.js$/.test(file)).flatMap((file) => codeFaults(file, read(file))),
    ...manifestFaults(
      JSON.parse(read('package.json')),
      JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')),
      here,
    ),
  ];
}

/** @param {string} file @param {string} code */
function codeFaults(file, code) {
  const refused = REFUSED.exec(code)?.[0];
  const marked = /^(\/\/.*\n|\/\*[\s\S]*?\*\/|\s)*'use client';/.test(code);
  return [
    ...(refused ? [`${file} has ${refused}, which a strict policy refuses`] : []),
    ...(OF_THE_BROWSER.test(code) && !marked ? [`${file} does not begin with 'use client'`] : []),
  ];
}

/** @param {string} folder @param {string} file */
function mapFaults(folder, file) {
  const { sources, sourceRoot = '' } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
  return sources
    .filter((/** @type {string} */ source) => !existsSync(resolve(folder, dirname(file), sourceRoot, source)))
    .map((/** @type {string} */ source) => `${file} leads to ${source}, which is not there`);
}

/**
 * @param {any} packed @param {any} written @param {string[]} here
 * @returns {string[]}
 */
function manifestFaults(packed, written, here) {
  const text = JSON.stringify(packed);
  const targets = Object.entries(packed.exports).flatMap(([entry, target]) =>
    (typeof target === 'object' && target ? Object.values(target) : [target])
      .filter((path) => path !== null)
      .map((path) => ({ entry, path: String(path) })),
  );
  return [
    ...(text.includes('@mines/source') ? ['exports lead to our sources'] : []),
    ...(text.includes('workspace:') ? ['a dependency is one of our workspace'] : []),
    ...(packed.type === 'module' ? [] : ['it is not ESM']),
    ...(packed.engines?.node === '>=20.19' ? [] : ['engines.node is not >=20.19']),
    ...(packed.sideEffects === undefined ? ['sideEffects is not said'] : []),
    ...(packed.peerDependencies?.react === (written.name === '@mines/react' ? '>=18' : undefined)
      ? []
      : ['the peer is not React 18 and up']),
    ...Object.entries(packed.exports)
      .filter(([, target]) => typeof target === 'object' && target && Object.keys(target)[0] !== 'types')
      .map(([entry]) => `types do not come first in ${entry}`),
    ...targets
      .filter(({ path }) => !here.some((file) => matches(path, `./${file}`)))
      .map(({ entry, path }) => `${entry} leads to ${path}, which is not there`),
    // Both lists are written by hand: what is packed is the first one without our own condition.
    ...(JSON.stringify(withoutSource(written.exports)) === JSON.stringify(packed.exports)
      ? []
      : ['publishConfig.exports is not exports without @mines/source']),
  ];
}

/** @param {string} path @param {string} file */
function matches(path, file) {
  const [before = '', after] = path.split('*');
  return after === undefined ? file === path : file.startsWith(before) && file.endsWith(after);
}

/** @param {Record<string, unknown>} exports */
function withoutSource(exports) {
  return Object.fromEntries(
    Object.entries(exports).map(([entry, target]) => {
      if (typeof target !== 'object' || target === null) return [entry, target];
      const { '@mines/source': _, ...rest } = /** @type {Record<string, unknown>} */ (target);
      return [entry, rest];
    }),
  );
}

/** @param {string} folder */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}
