import { presets } from '@mines/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { MinefieldProvider, type MinefieldProviderProps } from './context.js';
import { MineCounter } from './mine-counter.js';
import { Minefield } from './minefield.js';
import { NewGameButton } from './new-game-button.js';
import { playerIn } from './testing/acting.js';
import { Timer } from './timer.js';

/** A field with all the pieces around it. */
function Game(props: MinefieldProviderProps): ReactElement {
  return (
    <MinefieldProvider {...props}>
      <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
        <MineCounter />
        <NewGameButton />
        <Timer />
      </div>
      <Minefield />
    </MinefieldProvider>
  );
}

const meta = {
  title: 'Pieces/Together',
  component: Game,
  args: { board: presets.beginner, seed: 'tomato' },
} satisfies Meta<typeof Game>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One provider, one field: the counter, the button and the timer show the same game. */
export const Together: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const player = playerIn(canvasElement);
    await player.mark(0, 0);
    await expect(canvas.getByRole('img', { name: '9 mines left' })).toHaveTextContent('009');
    await expect(canvas.getByRole('img', { name: '0 seconds' })).toHaveTextContent('000');
    await userEvent.click(canvas.getByRole('button', { name: 'New game' }));
    await expect(canvas.getByRole('img', { name: '10 mines left' })).toHaveTextContent('010');
    await expect(player.cell(0, 0)).toHaveAttribute('data-face', 'closed');
  },
};

/** More flags than mines: the counter goes below zero. */
export const TooManyFlags: Story = {
  args: { board: { width: 3, height: 3, mines: 1 } },
  play: async ({ canvasElement }) => {
    const player = playerIn(canvasElement);
    await player.mark(0, 0);
    await player.mark(1, 0);
    await expect(within(canvasElement).getByRole('img', { name: '-1 mine left' })).toHaveTextContent('-01');
  },
};

/** The face on the button holds its breath while a cell is held down. */
export const HoldingOn: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'New game' });
    const cell = playerIn(canvasElement).cell(4, 4);
    await expect(button).toHaveAttribute('data-mood', 'idle');
    fireEvent.pointerDown(cell, { button: 0, buttons: 1, pointerType: 'mouse', pointerId: 1 });
    await expect(button).toHaveAttribute('data-mood', 'pressed');
    await expect(cell).toHaveAttribute('data-pressed');
    fireEvent.pointerUp(cell, { button: 0, buttons: 0, pointerType: 'mouse', pointerId: 1 });
    await expect(button).toHaveAttribute('data-mood', 'idle');
  },
};

/** Glasses for a win. */
export const Won: Story = {
  args: { board: { width: 4, height: 4, mines: 0 } },
  play: async ({ canvasElement }) => {
    await playerIn(canvasElement).open(0, 0);
    await expect(within(canvasElement).getByRole('button')).toHaveAttribute('data-mood', 'won');
  },
};
