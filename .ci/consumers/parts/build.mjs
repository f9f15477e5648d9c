// Each entry by itself, so that nothing is shared: what is in a bundle is what its entry needs.
import { build } from 'vite';

for (const entry of ['core', 'bare', 'all']) {
  await build({
    logLevel: 'warn',
    build: {
      outDir: `dist/${entry}`,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: `${entry}.html` },
    },
  });
}
