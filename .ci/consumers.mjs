/**
 * Installs the tarballs with npm into folders outside the workspace, as people do, then builds, runs and plays.
 * The apps are in `.ci/consumers`; each is prepared beside the others and counted as one check.
 */
import { spawn } from 'node:child_process';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { quietly, root, step } from './count.mjs';
import { winGolden } from './golden.mjs';
import { tarballOf } from './packages.mjs';
import { checkParts } from './parts.mjs';
import { firstOfReadme, playsReadme } from './readme.mjs';
import { launch, STRICT, serve, visit } from './site.mjs';

const REACT_19 = { react: '19.3.1', 'react-dom': '19.3.1' };
const REACT_18 = { react: '18.3.1', 'react-dom': '18.3.1' };
const VITE = { vite: '8.3.8' };

/**
 * @typedef {object} Consumer
 * @property {string} name what is checked
 * @property {string} template its folder in `.ci/consumers`
 * @property {('core' | 'solver' | 'react')[]} ours what of ours it installs
 * @property {Record<string, string>} [dependencies] what else it installs
 * @property {Record<string, string>} [files] what is written beside it, by path
 * @property {string[][]} [build] commands that prepare it
 * @property {(folder: string, browser: import('playwright').Browser) => Promise<unknown>} [look]
 */

/** @type {Consumer[]} */
const consumers = [
  {
    name: 'plain Node plays a whole game',
    template: 'node',
    ours: ['core', 'solver'],
    build: [['node', 'play.mjs']],
  },
  {
    name: 'TypeScript: node16, nodenext, bundler, a wrong prop, words on hover',
    template: 'types',
    ours: ['core', 'solver', 'react'],
    dependencies: { react: REACT_19.react, '@types/react': '19.3.3', typescript: '5.9.3' },
    build: [
      ['tsc', ...strictly('node16', 'node16'), 'right.tsx'],
      ['tsc', ...strictly('nodenext', 'nodenext'), 'right.tsx'],
      ['tsc', ...strictly('esnext', 'bundler'), 'right.tsx'],
      ['node', 'hover.mjs'],
    ],
    look: refusesWrongProps,
  },
  {
    name: 'Vite with React 19, the first code of the README',
    template: 'vite',
    ours: ['react'],
    files: { 'src/game.tsx': firstOfReadme() },
    dependencies: { ...REACT_19, ...VITE },
    build: [['vite', 'build']],
    look: playsBuilt,
  },
  {
    name: 'Vite with React 18.3, the first code of the README',
    template: 'vite',
    ours: ['react'],
    files: { 'src/game.tsx': firstOfReadme() },
    dependencies: { ...REACT_18, ...VITE },
    build: [['vite', 'build']],
    look: playsBuilt,
  },
  {
    name: 'a stream from a server, hydrated in StrictMode under a strict policy',
    template: 'server',
    ours: ['react'],
    dependencies: { ...REACT_19, ...VITE },
    build: [['vite', 'build']],
    look: (folder, browser) => playsServed(folder, browser, ['node', 'server.mjs']),
  },
  {
    name: 'what is not imported is not in the bundle; no style sheet; everything under a strict policy',
    template: 'parts',
    ours: ['core', 'solver', 'react'],
    dependencies: { ...REACT_19, ...VITE },
    build: [['node', 'build.mjs']],
    look: checkParts,
  },
  {
    name: 'Next.js: a page of the server with a field',
    template: 'next',
    ours: ['react'],
    dependencies: { ...REACT_19, next: '16.4.6' },
    build: [['next', 'build']],
    look: (folder, browser) => playsServed(folder, browser, ['next', 'start']),
  },
];

/** @param {string} module @param {string} resolution */
function strictly(module, resolution) {
  return [
    '--noEmit',
    '--strict',
    '--exactOptionalPropertyTypes',
    ...['--jsx', 'react-jsx', '--target', 'es2022'],
    ...['--module', module, '--moduleResolution', resolution],
  ];
}

/**
 * Checks what people get who install the tarballs.
 *
 * @param {string} tarballs the folder they are in
 */
export async function checkConsumers(tarballs) {
  const home = join(tarballs, 'consumers');
  // Two at a time: more only wait for each other.
  const lanes = [Promise.resolve(), Promise.resolve()];
  const ready = consumers.map((consumer, index) => {
    const folder = join(home, `${index}-${consumer.template}`);
    const done = (lanes[index % lanes.length] ?? Promise.resolve()).then(() =>
      prepare(consumer, folder, tarballs),
    );
    lanes[index % lanes.length] = done.catch(() => {});
    return { consumer, folder, done };
  });
  const browser = await launch();
  for (const { consumer, folder, done } of ready) {
    await step(consumer.name, async () => {
      await done;
      await consumer.look?.(folder, browser);
    });
  }
  await browser.close();
}

/** @param {Consumer} consumer @param {string} folder @param {string} tarballs */
async function prepare({ template, ours, dependencies = {}, files = {}, build = [] }, folder, tarballs) {
  mkdirSync(folder, { recursive: true });
  cpSync(join(root, '.ci/consumers', template), folder, { recursive: true });
  for (const [path, text] of Object.entries(files)) writeFileSync(join(folder, path), text);
  const packed = (/** @type {string[]} */ names) =>
    Object.fromEntries(names.map((name) => [`@mines/${name}`, `file:${tarballOf(tarballs, name)}`]));
  const manifest = {
    name: 'consumer',
    private: true,
    type: 'module',
    dependencies: { ...packed(ours), ...dependencies },
    // What the packages need of each other is not on the registry yet.
    overrides: packed(['core', 'solver', 'react']),
  };
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2));
  const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'];
  await quietly('npm', ['install', ...quiet], { cwd: folder });
  for (const [command = '', ...args] of build) await quietly(bin(folder, command), args, inside(folder));
}

/** @param {string} folder @param {string} command */
const bin = (folder, command) =>
  command === 'node' ? process.execPath : join(folder, 'node_modules/.bin', command);

/** @param {string} folder */
const inside = (folder) => ({ cwd: folder, env: { NEXT_TELEMETRY_DISABLED: '1' } });

/** @param {string} folder @param {import('playwright').Browser} browser */
async function playsBuilt(folder, browser) {
  const site = await serve(join(folder, 'dist'), STRICT);
  try {
    await visit(browser, site.url, ({ page }) => playsReadme(page));
    await visit(browser, `${site.url}seeded.html`, ({ page }) => winGolden(page));
  } finally {
    site.close();
  }
}

/** @param {string} folder @param {import('playwright').Browser} browser @param {string[]} start */
async function playsServed(folder, browser, [command = '', ...args]) {
  const port = await freePort();
  const { env, cwd } = inside(folder);
  const child = spawn(bin(folder, command), args, {
    cwd,
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  try {
    await new Promise((resolve, reject) => {
      child.stdout.on('data', (data) => /ready/i.test(String(data)) && resolve(null));
      child.on('error', reject);
      child.on('exit', (code) => reject(new Error(`the server ended with ${code}`)));
    });
    const url = `http://localhost:${port}/`;
    const html = await (await fetch(url)).text();
    if ((html.match(/role="gridcell"/g) ?? []).length !== 81) throw new Error('no field was sent');
    await visit(browser, url, ({ page }) => winGolden(page));
  } finally {
    child.kill();
  }
}

/** @param {string} folder */
async function refusesWrongProps(folder) {
  const args = [...strictly('esnext', 'bundler'), '--pretty', 'false', 'wrong.tsx'];
  const said = await quietly(bin(folder, 'tsc'), args, inside(folder)).then(
    () => '',
    (error) => String(error),
  );
  const lines = [...said.matchAll(/wrong\.tsx\((\d+),\d+\): error TS2322/g)].map(([, line]) => line);
  if (lines.join() !== '3,4,5') throw new Error(`tsc should refuse lines 3, 4 and 5 of wrong.tsx:\n${said}`);
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, 'localhost', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
