import { presets } from '@mines/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { MineCounter } from './mine-counter.js';
import { createMinefieldStore } from './store.js';

/** A store of its own for each story, made anew with every visit. */
const meta = {
  title: 'Components/MineCounter',
  component: MineCounter,
  args: { store: createMinefieldStore({ board: presets.expert }) },
  argTypes: { store: { control: false } },
} satisfies Meta<typeof MineCounter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Mines less flags on three digits, heard as words. */
export const Left: Story = {
  play: async ({ canvasElement }) => {
    const counter = within(canvasElement).getByRole('img', { name: '99 mines left' });
    await expect(counter).toHaveTextContent('099');
  },
};

const crowded = createMinefieldStore({ board: { width: 4, height: 1, mines: 1 } });

/** More flags than mines: below zero. */
export const BelowZero: Story = {
  args: { store: crowded },
  play: async ({ canvasElement }) => {
    const { newGame, mark } = crowded.getState();
    newGame();
    mark(0);
    mark(1);
    const counter = await within(canvasElement).findByRole('img', { name: '-1 mine left' });
    await expect(counter).toHaveTextContent('-01');
  },
};

/** A class name by what it shows, a style, an element of the app's. */
export const OwnElement: Story = {
  args: {
    className: (left) => (left > 50 ? 'many' : 'few'),
    style: { fontSize: 40 },
    render: (props, left) => <output {...props}>{left} to find</output>,
  },
  play: async ({ canvasElement }) => {
    const counter = within(canvasElement).getByText('99 to find');
    await expect(counter.tagName).toBe('OUTPUT');
    await expect(counter).toHaveClass('mines-counter', 'many');
    await expect(counter).toHaveStyle({ fontSize: '40px' });
  },
};
