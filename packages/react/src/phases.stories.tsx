import { parseLayout, presets } from '@mines/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Minefield } from './minefield.js';
import type { MinefieldStore } from './state.js';
import { createMinefieldStore } from './store.js';
import { playerIn } from './testing/acting.js';

const layout = parseLayout(`
  *....
  .....
  .....
  ....*
`);

/** Every state that a field can be in, as `data-phase` and the attributes beside it name them. */
const meta = {
  title: 'Faces and phases/Phases',
  component: Minefield,
  args: { motion: false },
  argTypes: { store: { control: false }, layout: { control: false } },
} satisfies Meta<typeof Minefield>;

export default meta;
type Story = StoryObj<typeof meta>;

const gridIn = (canvas: HTMLElement): HTMLElement => within(canvas).getByRole('grid');

/** The game of a store from its beginning, as often as the story is visited. */
function anew(store: MinefieldStore | undefined): ReturnType<MinefieldStore['getState']> {
  if (!store) throw new Error('The story has a store.');
  store.getState().newGame({ layout });
  return store.getState();
}

/** The field builds itself up. */
export const Loading: Story = {
  args: { board: presets.beginner, motion: true },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(gridIn(canvasElement)).toHaveAttribute('data-phase', 'loading'));
  },
};

/** Nothing is opened yet; flags may be set. */
export const Ready: Story = {
  args: { store: createMinefieldStore({ layout }) },
  play: async ({ args, canvasElement }) => {
    anew(args.store).mark(0);
    await waitFor(() => expect(gridIn(canvasElement)).toHaveAttribute('data-phase', 'ready'));
  },
};

/** Under way. */
export const Playing: Story = {
  args: { store: createMinefieldStore({ layout }) },
  play: async ({ args, canvasElement }) => {
    anew(args.store).open(1);
    await waitFor(() => expect(gridIn(canvasElement)).toHaveAttribute('data-phase', 'playing'));
  },
};

/** A pause conceals everything. */
export const Paused: Story = {
  args: { store: createMinefieldStore({ layout }) },
  play: async ({ args, canvasElement }) => {
    anew(args.store).open(1);
    args.store?.getState().pause();
    await waitFor(() => expect(gridIn(canvasElement)).toHaveAttribute('data-paused'));
    await waitFor(() => expect(playerIn(canvasElement).cell(1, 0)).toHaveAttribute('data-face', 'closed'));
  },
};

/** A layout is being looked for: the cell that was opened waits. */
export const Laying: Story = {
  args: { board: presets.beginner, layout: () => new Promise(() => {}) },
  play: async ({ canvasElement }) => {
    await playerIn(canvasElement).open(4, 4);
    await waitFor(() => expect(gridIn(canvasElement)).toHaveAttribute('aria-busy', 'true'));
  },
};

/** Every safe cell is open; the mines are flagged. */
export const Won: Story = {
  args: { store: createMinefieldStore({ layout }) },
  play: async ({ args, canvasElement }) => {
    anew(args.store).open(4);
    await waitFor(() => expect(gridIn(canvasElement)).toHaveAttribute('data-phase', 'won'));
    await waitFor(() => expect(playerIn(canvasElement).cell(0, 0)).toHaveAttribute('data-face', 'flag'));
  },
};

/** A mine was hit; a flag on a safe cell was wrong. */
export const Lost: Story = {
  args: { store: createMinefieldStore({ layout }) },
  play: async ({ args, canvasElement }) => {
    anew(args.store).mark(7);
    args.store?.getState().open(0);
    await waitFor(() => expect(gridIn(canvasElement)).toHaveAttribute('data-phase', 'lost'));
    await waitFor(() =>
      expect(playerIn(canvasElement).cell(2, 1)).toHaveAttribute('data-face', 'wrong-flag'),
    );
  },
};
