import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { preview } from 'vite';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const FOLDER = '/games/mines/';

/** The built demo on a server of its own: in a folder, able to go away, and able to come out in a newer version. */
export interface OwnSite {
  readonly address: string;
  release(): void;
  close(): Promise<void>;
}

export async function serveOwnSite(): Promise<OwnSite> {
  let version = 0;
  const server = await preview({
    root: ROOT,
    base: FOLDER,
    configFile: false,
    preview: { port: 4300 + Number(process.env['TEST_PARALLEL_INDEX'] ?? 0), host: '127.0.0.1' },
    plugins: [
      {
        name: 'versions',
        configurePreviewServer: ({ middlewares }) => {
          middlewares.use(`${FOLDER}sw.js`, async (_, response) => {
            response.setHeader('Content-Type', 'text/javascript');
            // A newer page has a worker of other bytes; a remark is enough.
            response.end(`${await readFile(`${ROOT}dist/sw.js`, 'utf8')}\n// ${version}`);
          });
        },
      },
    ],
  });
  return {
    address: server.resolvedUrls?.local[0] ?? '',
    release: () => {
      version++;
    },
    close: () => server.close(),
  };
}
