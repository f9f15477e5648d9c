import type { StorybookConfig } from '@storybook/react-vite';
import remarkGfm from 'remark-gfm';
import { defaultClientConditions, mergeConfig } from 'vite';

const config: StorybookConfig = {
  stories: [
    '../docs/pages/*.mdx',
    '../docs/pages/*.stories.tsx',
    '../docs/recipes/*.mdx',
    '../docs/recipes/*.stories.tsx',
    '../packages/react/src/**/*.mdx',
    '../packages/react/src/**/*.stories.tsx',
  ],
  addons: [
    // Tables are no part of plain Markdown.
    {
      name: '@storybook/addon-docs',
      options: { mdxPluginOptions: { mdxCompileOptions: { remarkPlugins: [remarkGfm] } } },
    },
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
  ],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  features: { sidebarOnboardingChecklist: false },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      // Relative, so that the built site works from any folder of a server.
      base: './',
      // A story has a colour scheme of its own, which `light-dark()` in older words would take from the page's root.
      build: { cssTarget: ['chrome123', 'firefox120', 'safari17.5'] },
      resolve: { conditions: ['@mines/source', ...defaultClientConditions], dedupe: ['react', 'react-dom'] },
    }),
};

export default config;
