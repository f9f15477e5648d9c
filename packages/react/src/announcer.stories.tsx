import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Announcer } from './announcer.js';
import { createMinefieldStore } from './store.js';

const store = createMinefieldStore({ seed: 'tomato' });

const meta = {
  title: 'Components/Announcer',
  component: Announcer,
  args: { store },
  argTypes: { store: { control: false } },
  decorators: [
    (Story) => (
      <>
        <Story />
        <p>Nothing is seen of it. A screen reader says what it holds.</p>
      </>
    ),
  ],
} satisfies Meta<typeof Announcer>;

export default meta;

/** One polite message an action, also when the same words are said again. */
export const Told: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('status');
    store.getState().newGame({ seed: 'tomato' });
    store.getState().mark(0);
    await waitFor(() => expect(region).toHaveTextContent('Flag placed, 9 mines left'));
    const first = region.firstElementChild;
    store.getState().open(0);
    await waitFor(() => expect(region).toHaveTextContent('Cannot open, flagged'));
    await expect(region.firstElementChild).not.toBe(first);
  },
};
