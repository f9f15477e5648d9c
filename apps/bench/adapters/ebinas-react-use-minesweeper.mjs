// A React hook whose files only resolve through a bundler, so it is bundled here, with React swapped for src/hook-host.mjs.
// The hook offers three fixed boards; its (unexported) table of modes gets a fourth one so that other sizes can be measured.

import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { HookHost } from '../src/hook-host.mjs';

const here = fileURLToPath(new URL('.', import.meta.url));
const host = fileURLToPath(new URL('../src/hook-host.mjs', import.meta.url));
const outfile = `${here}../.cache/ebinas-${process.pid}.mjs`;
await build({
  stdin: {
    contents: `export * from '@ebinas/react-use-minesweeper';
      export { GAME_MODE_CONFIG_MAP } from '@ebinas/react-use-minesweeper/dist/logics/game/constants.js';`,
    resolveDir: here,
  },
  bundle: true,
  format: 'esm',
  outfile,
  logLevel: 'silent',
  plugins: [
    {
      name: 'react',
      setup: (b) => b.onResolve({ filter: /^react$/ }, () => ({ path: host, external: true })),
    },
  ],
});
const lib = await import(pathToFileURL(outfile));
await import('node:fs').then((fs) => fs.unlinkSync(outfile));
const { useMinesweeper, GAME_MODE_CONFIG_MAP, isMine, isOpened, isFlagged, isMineCount } = lib;

const STATUS = { initialized: 'new', playing: 'playing', completed: 'won', failed: 'lost' };
const at = (g, x, y) => g.value.board.data[y][x];
const id = (g, x, y) => y * g.value.board.meta.cols + x;

export default {
  name: '@ebinas/react-use-minesweeper (hook)',
  pkg: '@ebinas/react-use-minesweeper',
  minesPlaced: 'first-reveal',
  addressing: 'index',
  flagNeedsStart: true,
  create: (w, h, mines) => {
    GAME_MODE_CONFIG_MAP.bench = { rows: h, cols: w, mines };
    const g = new HookHost(useMinesweeper, ['bench']);
    return g;
  },
  reveal: (g, x, y) => {
    g.call('open', id(g, x, y));
  },
  flag: (g, x, y) => {
    g.call('toggleFlag', id(g, x, y));
  },
  status: (g) => STATUS[g.value.gameState],
  isOpen: (g, x, y) => isOpened(at(g, x, y)),
  isFlag: (g, x, y) => isFlagged(at(g, x, y)),
  isMine: (g, x, y) => isMine(at(g, x, y)),
  adj: (g, x, y) => {
    const c = at(g, x, y);
    return isMineCount(c) ? c.content.value : isMine(c) ? undefined : 0;
  },
  size: (g) => ({
    w: g.value.board.data[0]?.length,
    h: g.value.board.data.length,
    mines: g.value.board.meta.mines,
  }),
  note: 'public API has three fixed boards only; other sizes here go through its internal table of modes',
};
