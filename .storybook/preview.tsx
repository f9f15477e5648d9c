import type { Decorator, Preview } from '@storybook/react-vite';
import { expect, spyOn } from 'storybook/test';
import '../packages/react/styles.css';
import './preview.css';
import { descriptionOf, look, withoutEditors } from './docs.js';
import { languageNames, languages } from './languages.js';
import { themes } from './themes.js';

/**
 * Theme, colour scheme and language by the toolbar; a story that needs one sets the global itself. The language comes as
 * an argument, as an app would pass it: each story hands it to what it shows.
 */
const withLook: Decorator = (Story, { args, globals }) => {
  const labels = languages[String(globals['language'])];
  return (
    <div className="stage" data-scheme={String(globals['scheme'])} dir={labels?.dir} lang={labels?.lang}>
      <style>{themes[String(globals['theme'])]}</style>
      <Story args={{ ...args, labels }} />
    </div>
  );
};

const preview: Preview = {
  // A story that works and complains all the same does not work.
  beforeEach: () => {
    spyOn(console, 'error');
    spyOn(console, 'warn');
  },
  afterEach: async () => {
    await expect(console.error).not.toHaveBeenCalled();
    await expect(console.warn).not.toHaveBeenCalled();
  },
  argTypesEnhancers: [withoutEditors],
  decorators: [withLook],
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'paintbrush', items: Object.keys(themes), dynamicTitle: true },
    },
    scheme: {
      description: 'Colour scheme, for the plain theme',
      toolbar: { title: 'Scheme', icon: 'contrast', items: ['system', 'light', 'dark'], dynamicTitle: true },
    },
    language: {
      description: 'Language',
      toolbar: { title: 'Language', icon: 'globe', items: languageNames, dynamicTitle: true },
    },
  },
  initialGlobals: { theme: 'classic', scheme: 'system', language: 'en' },
  parameters: {
    // A finding fails the story's test.
    a11y: { test: 'error' },
    controls: { expanded: true },
    docs: { theme: look, extractComponentDescription: descriptionOf },
    layout: 'fullscreen',
    options: {
      storySort: {
        order: [
          'Introduction',
          'The game',
          ['Rules', '*'],
          'Recipes',
          ['Drop in', 'Own markup', 'Own sprites', 'Save and restore', 'No guess', 'Hint', '*'],
          'Components',
          ['Minefield', 'Minefield options', 'MinefieldProvider', 'Cell', 'Row', '*'],
          'Faces and phases',
          'Input',
          'Accessibility',
          'Reference',
          ['Options', 'Languages', 'Headless', 'How it is built'],
        ],
      },
    },
  },
  tags: ['autodocs'],
};

export default preview;
