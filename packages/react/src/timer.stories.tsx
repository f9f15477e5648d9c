import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { createMinefieldStore } from './store.js';
import { Timer } from './timer.js';

/** A clock that the story turns: time that a story has to wait for is no time to look at. */
function clockwork(seconds: number) {
  let now = 0;
  const store = createMinefieldStore({ now: () => now, seed: 'tomato' });
  return {
    store,
    run: () => {
      now = 0;
      store.getState().newGame({ seed: 'tomato' });
      store.getState().open(40);
      now = seconds * 1000;
      store.getState().pause();
    },
  };
}

const minute = clockwork(72);
const hours = clockwork(5000);

const meta = {
  title: 'Components/Timer',
  component: Timer,
  args: { store: createMinefieldStore() },
  argTypes: { store: { control: false } },
} satisfies Meta<typeof Timer>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It stands at zero until the first cell is open. */
export const Zero: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('img', { name: '0 seconds' })).toHaveTextContent('000');
  },
};

/** Seconds on three digits, heard in words. It is no live region: a clock that speaks is noise. */
export const Running: Story = {
  args: { store: minute.store },
  play: async ({ canvasElement }) => {
    minute.run();
    const timer = await within(canvasElement).findByRole('img', { name: '1 minute 12 seconds' });
    await expect(timer).toHaveTextContent('072');
  },
};

/** It stays at 999. */
export const Full: Story = {
  args: { store: hours.store },
  play: async ({ canvasElement }) => {
    hours.run();
    await within(canvasElement).findByText('999');
  },
};

/** A class name by what it shows, a style, an element of the app's. */
export const OwnElement: Story = {
  args: {
    store: minute.store,
    className: (seconds) => (seconds > 60 ? 'slow' : 'quick'),
    style: { fontVariantNumeric: 'tabular-nums' },
    render: (props, seconds) => (
      <time {...props}>
        {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, '0')}
      </time>
    ),
  },
  play: async ({ canvasElement }) => {
    minute.run();
    const timer = await within(canvasElement).findByText('1:12');
    await expect(timer.tagName).toBe('TIME');
    await expect(timer).toHaveClass('mines-timer', 'slow');
  },
};
