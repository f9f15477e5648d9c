import type { Decorator, Preview } from '@storybook/react-vite';
import '../packages/react/styles.css';
import '../packages/react/themes/plain.css';
import './preview.css';

/** Both colour schemes by the toolbar; a story that needs one sets the global itself. */
const withScheme: Decorator = (Story, { globals }) => (
  <div className="stage" data-scheme={String(globals['scheme'])}>
    <Story />
  </div>
);

const preview: Preview = {
  decorators: [withScheme],
  globalTypes: {
    scheme: {
      description: 'Colour scheme',
      toolbar: { title: 'Scheme', icon: 'contrast', items: ['light', 'dark'], dynamicTitle: true },
    },
  },
  initialGlobals: { scheme: 'light' },
  parameters: {
    // A finding fails the story's test.
    a11y: { test: 'error' },
    controls: { expanded: true },
    layout: 'fullscreen',
    options: { storySort: { order: ['Introduction', 'Minefield', 'Pieces', 'Headless'] } },
  },
  tags: ['autodocs'],
};

export default preview;
