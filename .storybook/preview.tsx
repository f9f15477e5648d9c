import type { Decorator, Preview } from '@storybook/react-vite';
import '../packages/react/styles.css';
import './preview.css';
import { themes } from './themes.js';

/** Theme and colour scheme by the toolbar; a story that needs one sets the global itself. */
const withLook: Decorator = (Story, { globals }) => (
  <div className="stage" data-scheme={String(globals['scheme'])}>
    <style>{themes[String(globals['theme'])]}</style>
    <Story />
  </div>
);

const preview: Preview = {
  decorators: [withLook],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'paintbrush', items: Object.keys(themes), dynamicTitle: true },
    },
    scheme: {
      description: 'Colour scheme, for the plain theme',
      toolbar: { title: 'Scheme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'classic', scheme: 'light' },
  parameters: {
    // A finding fails the story's test.
    a11y: { test: 'error' },
    controls: { expanded: true },
    layout: 'fullscreen',
    options: {
      storySort: {
        order: [
          'Introduction',
          'Minefield',
          'Pieces',
          'Input',
          'Accessibility',
          'Languages',
          'Themes',
          'Motion',
          'Sound',
          'Viewport',
          'Help',
          'Headless',
        ],
      },
    },
  },
  tags: ['autodocs'],
};

export default preview;
