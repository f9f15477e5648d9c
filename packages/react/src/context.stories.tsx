import { parseLayout, presets } from '@mines/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { MinefieldProvider } from './context.js';
import { floodRings } from './flood-rings.js';
import { MineCounter } from './mine-counter.js';
import { Minefield } from './minefield.js';
import { NewGameButton } from './new-game-button.js';
import { createMinefieldStore } from './store.js';
import { playerIn } from './testing/acting.js';
import { Timer } from './timer.js';

const meta = {
  title: 'Components/MinefieldProvider',
  component: MinefieldProvider,
  args: {
    board: presets.beginner,
    seed: 'tomato',
    children: (
      <>
        <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
          <MineCounter />
          <NewGameButton />
          <Timer />
        </div>
        <Minefield />
      </>
    ),
  },
} satisfies Meta<typeof MinefieldProvider>;

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

/** Without a style of the app's: beside each other in a line, no bars in a column that stretches its children. */
export const InALine: Story = {
  args: {
    children: (
      <div style={{ display: 'flex', flexDirection: 'column', gap: 12, inlineSize: 420 }}>
        <div>
          <MineCounter /> <NewGameButton /> <Timer />
        </div>
        <Minefield />
        <Timer />
      </div>
    ),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const counter = canvas.getByRole('img', { name: '10 mines left' }).getBoundingClientRect();
    const button = canvas.getByRole('button', { name: 'New game' }).getBoundingClientRect();
    const [timer, alone] = canvas.getAllByRole('img', { name: '0 seconds' });
    await expect(button.left).toBeGreaterThan(counter.right);
    await expect(timer?.getBoundingClientRect().left).toBeGreaterThan(button.right);
    await expect(alone?.getBoundingClientRect().width).toBe(timer?.getBoundingClientRect().width);
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

const layout = parseLayout('*....\n.....\n....*');
let time = 0;

/** What a store may be told, the provider may be told: it makes one from its props. */
export const Options: Story = {
  args: {
    layout,
    rules: { questionMarks: false },
    flagMode: true,
    flood: floodRings,
    pauseWhenHidden: true,
    now: () => time,
    drawSeed: () => 'tomato',
  },
  play: async ({ canvasElement }) => {
    const player = playerIn(canvasElement);
    // In flag mode the left button marks and the right one opens.
    await player.open(0, 0);
    await player.mark(1, 0);
    time = 61_000;
    await player.open(4, 2);
    await expect(within(canvasElement).getByRole('img', { name: '0 mines left' })).toBeVisible();
    await expect(player.cell(1, 0)).toHaveAttribute('data-face', '1');
  },
};

const shared = createMinefieldStore({ layout });

/** A store that the app has made: it can be acted on from anywhere. */
export const Store: Story = {
  args: { store: shared },
  play: async ({ canvasElement }) => {
    shared.getState().newGame({ layout });
    shared.getState().mark(0);
    await expect(await within(canvasElement).findByRole('img', { name: '1 mine left' })).toBeVisible();
  },
};
