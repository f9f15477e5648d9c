import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { root } from './entries.mjs';

/** Where the site is on its server: not at the root. */
const FOLDER = '/some/sub/path';

/** @type {Readonly<Record<string, string>>} */
const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/**
 * Builds Storybook into a folder.
 *
 * @param {string} folder
 */
export function buildSite(folder) {
  const { status } = spawnSync('storybook', ['build', '--quiet', '--disable-telemetry', '-o', folder], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      STORYBOOK_DISABLE_TELEMETRY: '1',
      PATH: `${root}/node_modules/.bin:${process.env['PATH']}`,
    },
  });
  if (status !== 0) throw new Error('Storybook cannot be built: `pnpm build-storybook` says why.');
}

/**
 * Serves a folder below a path of a server of its own.
 *
 * @param {string} site
 * @returns {Promise<{ home: string, close: () => void }>}
 */
export function serveSite(site) {
  const server = createServer(({ url = '/' }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    const path = pathname.startsWith(`${FOLDER}/`)
      ? join(site, decodeURIComponent(pathname.slice(FOLDER.length)))
      : '';
    const file = path && existsSync(path) && statSync(path).isDirectory() ? join(path, 'index.html') : path;
    if (!file || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    const type = TYPES[extname(file)];
    response.writeHead(200, type ? { 'content-type': type } : {}).end(readFileSync(file));
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' ? address?.port : 0;
      resolve({ home: `http://127.0.0.1:${port}${FOLDER}/`, close: () => server.close() });
    });
  });
}
