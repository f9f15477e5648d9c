import { defaultClientConditions, defineConfig } from 'vite';

export default defineConfig({
  // Relative, so that the built site works from any folder of a server.
  base: './',
  // The packages are taken from their source: no build before the first start, and changes show at once.
  resolve: { conditions: ['@mines/source', ...defaultClientConditions], dedupe: ['react', 'react-dom'] },
  build: {
    rolldownOptions: {
      onwarn: (warning, warn) => {
        // 'use client' matters to servers only; a page of its own has none.
        if (warning.code !== 'MODULE_LEVEL_DIRECTIVE') warn(warning);
      },
    },
  },
  server: { port: 5173 },
  preview: { port: 4173, strictPort: true },
});
