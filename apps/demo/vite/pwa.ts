import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** The installable game: everything is kept at the first visit, so that it plays without a network from then on. */
export function installable(): Plugin[] {
  return VitePWA({
    // A new version waits until the player wants it: a game is never reloaded away.
    registerType: 'prompt',
    injectRegister: false,
    manifest: {
      id: './',
      name: 'Mines',
      short_name: 'Mines',
      description: 'Minesweeper for mouse, touch and keyboard',
      categories: ['games'],
      start_url: './',
      scope: './',
      display: 'standalone',
      background_color: '#dfe6f1',
      theme_color: '#dfe6f1',
      icons: [
        { src: './icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: './icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: './icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    workbox: {
      globPatterns: ['**/*.{html,js,css,svg,png,webp}'],
      cleanupOutdatedCaches: true,
      // Links carry a board in their query; they are the same page.
      navigateFallback: 'index.html',
    },
  });
}
