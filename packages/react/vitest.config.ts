import { createRequire } from 'node:module';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';

// Packages are tested from their source: the condition stands before their built files in `exports`.
const source = { conditions: ['@mines/source'] };

const common = {
  environment: 'jsdom',
  // One page for all files of a run, five times as fast as one each; the setup file leaves it as it was.
  isolate: false,
  include: ['src/**/*.{test,properties}.{ts,tsx}'],
  setupFiles: ['src/testing/setup.ts'],
  // Thousands of cells in a page that is written in JavaScript take their time where the machine is busy.
  testTimeout: 60_000,
};

const react19: TestProjectInlineConfiguration = {
  root: import.meta.dirname,
  resolve: source,
  ssr: { resolve: source },
  test: { ...common, name: 'react-19', provide: { react: '19' } },
};

// React 18 is installed under other names. What imports `react` must get it under these, packages too; those are
// bundled for that (`deps.optimizer`), because Node would resolve their imports by itself, to 19.
const IS_REACT = /^(react|react-dom)(?=\/|$)/;
const named18 = (id: string): string => id.replace(IS_REACT, '$1-18');
const { resolve } = createRequire(import.meta.url);

const react18: TestProjectInlineConfiguration = {
  root: import.meta.dirname,
  resolve: {
    ...source,
    alias: [
      { find: /^react-dom\/server$/, replacement: 'react-dom-18/server.browser' },
      { find: IS_REACT, replacement: '$1-18' },
    ],
  },
  ssr: { resolve: source },
  test: {
    ...common,
    name: 'react-18',
    provide: { react: '18' },
    deps: {
      optimizer: {
        client: {
          enabled: true,
          include: [
            'react-18',
            'react-18/jsx-runtime',
            'react-18/jsx-dev-runtime',
            'react-dom-18',
            'react-dom-18/client',
            'react-dom-18/server.browser',
            'react-dom-18/test-utils',
            '@testing-library/react',
            'zustand',
            'zustand/vanilla',
          ],
          rolldownOptions: {
            plugins: [
              {
                name: 'react-18',
                resolveId: (id: string) => (IS_REACT.test(id) ? resolve(named18(id)) : null),
              },
            ],
          },
        },
      },
    },
  },
};

/** The components run on both. */
export const projects: TestProjectInlineConfiguration[] = [react19, react18];

export default defineConfig({ test: { projects } });
