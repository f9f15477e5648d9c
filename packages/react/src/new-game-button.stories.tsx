import { parseLayout } from '@mines/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { NewGameButton } from './new-game-button.js';
import type { MinefieldStore } from './state.js';
import { createMinefieldStore } from './store.js';

const one = { width: 4, height: 1, mines: 1 };
const store = createMinefieldStore({ board: one });
const won = createMinefieldStore({ board: { ...one, mines: 0 } });
const mined = parseLayout('...*');
const lost = createMinefieldStore({ layout: mined });

const meta = {
  title: 'Components/NewGameButton',
  component: NewGameButton,
  args: { store },
  argTypes: { store: { control: false } },
} satisfies Meta<typeof NewGameButton>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What was marked is gone: another game has begun. */
async function beginsAnew(button: HTMLElement, on: MinefieldStore): Promise<void> {
  on.getState().newGame();
  on.getState().mark(0);
  await userEvent.click(button);
  await expect(on.getState().minesLeft).toBe(on.getState().board.mines);
}

/** Begins a new game on the same board. */
export const Idle: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'New game' });
    await beginsAnew(button, store);
    await expect(button).toHaveAttribute('data-mood', 'idle');
  },
};

/** It holds its breath while a cell is held down. */
export const Pressed: Story = {
  args: { store: createMinefieldStore({ board: one }) },
  play: async ({ args, canvasElement }) => {
    args.store?.getState().setPress({ cell: 0, intent: 'open' });
    const button = within(canvasElement).getByRole('button');
    await waitFor(() => expect(button).toHaveAttribute('data-mood', 'pressed'));
  },
};

/** Glasses for a win. */
export const Won: Story = {
  args: { store: won },
  play: async ({ canvasElement }) => {
    won.getState().newGame();
    won.getState().open(0);
    const button = within(canvasElement).getByRole('button');
    await waitFor(() => expect(button).toHaveAttribute('data-mood', 'won'));
  },
};

/** And what a mine does to it. */
export const Lost: Story = {
  args: { store: lost },
  play: async ({ canvasElement }) => {
    lost.getState().newGame({ layout: mined });
    lost.getState().open(3);
    const button = within(canvasElement).getByRole('button');
    await waitFor(() => expect(button).toHaveAttribute('data-mood', 'lost'));
  },
};

/** Words of the app's on it, and a question first: a click that is prevented begins no game. */
export const AsksFirst: Story = {
  args: {
    children: 'Again',
    'aria-label': 'Again',
    className: 'mine',
    onClick: (event) => event.preventDefault(),
  },
  play: async ({ canvasElement }) => {
    store.getState().newGame();
    store.getState().mark(0);
    const button = within(canvasElement).getByText('Again');
    await userEvent.click(button);
    await expect(store.getState().minesLeft).toBe(0);
    await expect(button).toHaveClass('mines-new-game', 'mine');
  },
};
