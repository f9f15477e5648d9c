import { parseLayout } from '@mines/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Minefield } from './minefield.js';
import { ResultBanner } from './result-banner.js';
import { createMinefieldStore } from './store.js';
import { playerIn } from './testing/acting.js';
import { slideOf } from './testing/motion.js';

const layout = parseLayout('*...\n....\n...*');
const store = createMinefieldStore({ layout });

/** Above a small field; the button on the toolbar shows it from the beginning. */
const meta = {
  title: 'Components/ResultBanner',
  component: ResultBanner,
  args: { store },
  argTypes: { store: { control: false } },
  decorators: [
    (Banner, { args: { labels } }) => (
      <div style={{ display: 'grid', gap: 12 }}>
        <Banner />
        <Minefield store={store} labels={labels} />
      </div>
    ),
  ],
  beforeEach: () => store.getState().newGame({ layout }),
} satisfies Meta<typeof ResultBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It slides in within 0.3 seconds of the last cell. */
export const Won: Story = {
  play: async ({ canvasElement }) => {
    const player = playerIn(canvasElement);
    await player.open(3, 0);
    await player.open(0, 2);
    const banner = await within(canvasElement).findByText(/^Board cleared in/, { selector: 'p' });
    await expect(slideOf(banner)).toBe(300);
  },
};

/** Where the mine was. */
export const Lost: Story = {
  play: async ({ canvasElement }) => {
    await playerIn(canvasElement).open(0, 0);
    await within(canvasElement).findByText('Mine hit, row 1, column 1. Game over.', { selector: 'p' });
  },
};

/** Without motion it is there at once. */
export const WithoutMotion: Story = {
  args: { motion: false },
  play: async ({ canvasElement }) => {
    await playerIn(canvasElement).open(0, 0);
    const banner = await within(canvasElement).findByText(/Game over/, { selector: 'p' });
    await expect(slideOf(banner)).toBeNull();
  },
};

/** The app's own content, a class name by how it ended. */
export const OwnContent: Story = {
  args: {
    className: (status) => (status === 'won' ? 'good' : 'bad'),
    children: <strong>Try once more!</strong>,
  },
  play: async ({ canvasElement }) => {
    await playerIn(canvasElement).open(0, 0);
    const own = await within(canvasElement).findByText('Try once more!');
    await expect(own.parentElement).toHaveClass('mines-result', 'bad');
  },
};

/** An element of the app's. */
export const OwnElement: Story = {
  args: { render: (props, status) => <aside {...props} title={status} /> },
  play: async ({ canvasElement }) => {
    await playerIn(canvasElement).open(0, 0);
    const own = await within(canvasElement).findByTitle('lost');
    await expect(own.tagName).toBe('ASIDE');
  },
};
