import { defaultClientConditions, defineConfig } from 'vite';
import { contentSecurityPolicy } from './vite/csp.js';
import { linkLooks } from './vite/looks.js';
import { installable } from './vite/pwa.js';
import { drawShell } from './vite/shell.js';

/** Another one for the preview lets two checkouts be tested side by side. */
const port = Number(process.env['MINES_PORT'] ?? 4173);

export default defineConfig({
  // Relative, so that the built site works from any folder of a server.
  base: './',
  plugins: [contentSecurityPolicy(), linkLooks(), drawShell(), installable()],
  // The packages are taken from their source: no build before the first start, and changes show at once.
  resolve: { conditions: ['@mines/source', ...defaultClientConditions], dedupe: ['react', 'react-dom'] },
  build: {
    rolldownOptions: {
      // What comes with the page comes in one file, also what dialogs share: each more is a turn over the network.
      output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
      onwarn: (warning, warn) => {
        // 'use client' matters to servers only; a page of its own has none.
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
      },
    },
  },
  server: { port: 5173 },
  preview: { port, strictPort: true },
});
