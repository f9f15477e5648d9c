import { fileURLToPath } from 'node:url';
import { build, createServer, defaultServerConditions, type Plugin } from 'vite';
import { sheetOf } from './sheets.js';

/** The themes that are worn by those who choose them. */
const CHOSEN = ['garden', 'contrast', 'plain'];

const inside = (path: string): string => fileURLToPath(new URL(`../src/shell/${path}`, import.meta.url));

/**
 * Puts the first screen into the built page, so that it is seen before any script has come, and with it a small script
 * that fits it to what the player has chosen: one that the first paint waits for.
 */
export function drawShell(): Plugin {
  let early = '';
  return {
    name: 'mines:shell',
    apply: 'build',
    async generateBundle() {
      const source = await earlyScript();
      early = this.getFileName(this.emitFile({ type: 'asset', name: 'early.js', source }));
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle }) {
        const sheets = CHOSEN.map((theme) => [`data-${theme}`, sheetOf(theme, bundle)]);
        return {
          html: html.replace('<div id="root"></div>', `<div id="root">${await shell()}</div>`),
          tags: [
            { tag: 'script', attrs: { src: `./${early}`, ...Object.fromEntries(sheets) }, injectTo: 'head' },
          ],
        };
      },
    },
  };
}

async function shell(): Promise<string> {
  const server = await createServer({
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
    ssr: {
      noExternal: [/^@mines\//],
      resolve: { conditions: ['@mines/source', ...defaultServerConditions] },
    },
  });
  try {
    const { renderShell } = await server.ssrLoadModule(inside('shell.tsx'));
    return renderShell();
  } finally {
    await server.close();
  }
}

/** A classic script of one piece: modules run too late to have a say in the first paint. */
async function earlyScript(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      rolldownOptions: { input: inside('early.ts'), output: { format: 'iife' } },
    },
  });
  const [output] = [built].flat();
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (chunk?.type !== 'chunk') throw new Error('mines: the early script of the page was not built.');
  return chunk.code;
}
