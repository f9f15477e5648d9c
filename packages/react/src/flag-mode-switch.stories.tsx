import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { FlagModeSwitch } from './flag-mode-switch.js';
import { createMinefieldStore } from './store.js';

const store = createMinefieldStore();

const meta = {
  title: 'Components/FlagModeSwitch',
  component: FlagModeSwitch,
  args: { store },
  argTypes: { store: { control: false } },
} satisfies Meta<typeof FlagModeSwitch>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Swaps what a tap and a long press do, for all fields of the store. */
export const Switch: Story = {
  play: async ({ canvasElement }) => {
    store.getState().setFlagMode(false);
    const knob = within(canvasElement).getByRole('switch', { name: 'Flag mode' });
    await userEvent.click(knob);
    await expect(knob).toBeChecked();
    await expect(store.getState().flagMode).toBe(true);
    await userEvent.click(knob);
    await expect(store.getState().flagMode).toBe(false);
  },
};

/** On. */
export const On: Story = {
  args: { store: createMinefieldStore({ flagMode: true }) },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('switch')).toBeChecked();
  },
};

/** Words of the app's on it; a click that is prevented swaps nothing. */
export const OwnContents: Story = {
  args: {
    children: 'Flags',
    'aria-label': 'Flags',
    className: 'mine',
    onClick: (event) => event.preventDefault(),
  },
  play: async ({ canvasElement }) => {
    store.getState().setFlagMode(false);
    const knob = within(canvasElement).getByText('Flags');
    await userEvent.click(knob);
    await expect(knob).not.toBeChecked();
    await expect(knob).toHaveClass('mines-flag-mode', 'mine');
  },
};
