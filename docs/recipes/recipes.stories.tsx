import { createMinefieldStore, type Labels } from '@mines/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { playerIn } from '../../packages/react/src/testing/acting.js';
import blast from '../../packages/react/themes/night/blast.webp?url';
import sheet from '../../packages/react/themes/night/state.webp?url';
import { ControlledStore } from './controlled-store.js';
import { DailyBoard } from './daily-board.js';
import { DropIn } from './drop-in.js';
import { Hint } from './hint.js';
import { NoGuess } from './no-guess.js';
import { OwnMarkup } from './own-markup.js';
import { OwnSprites } from './own-sprites.js';
import { Replay } from './replay.js';
import { SaveAndRestore } from './save-and-restore.js';

interface Args {
  readonly labels?: Labels;
}

/** Each recipe as it runs; the pages show them beside their code. */
const meta = {
  title: 'Recipes/Live',
  tags: ['!dev', '!autodocs'],
} satisfies Meta<Args>;

export default meta;
type Story = StoryObj<Args>;

export const Drop: Story = {
  render: (args) => <DropIn {...args} />,
  play: async ({ canvasElement }) => {
    await playerIn(canvasElement).mark(0, 0);
    await expect(within(canvasElement).getByRole('img', { name: '9 mines left' })).toBeVisible();
  },
};

export const Markup: Story = {
  render: (args) => <OwnMarkup {...args} />,
  play: async ({ canvasElement }) => {
    const player = playerIn(canvasElement);
    await player.mark(0, 0);
    await expect(player.cell(0, 0)).toHaveTextContent('⚑');
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Flag placed, 9 mines left');
  },
};

export const Sprites: Story = {
  render: (args) => <OwnSprites {...args} sheet={sheet} blast={blast} />,
  play: async ({ canvasElement }) => {
    const { cell } = playerIn(canvasElement);
    await expect(getComputedStyle(cell(0, 0)).backgroundImage).toContain(sheet);
  },
};

/** What a game on this page left, and a game that is not one. */
const KEY = 'my-minefield';

export const Saved: Story = {
  render: (args) => <SaveAndRestore {...args} />,
  loaders: [
    () => {
      const store = createMinefieldStore({ seed: 'tomato' });
      store.getState().mark(3);
      localStorage.setItem(KEY, JSON.stringify(store.getState().save()));
    },
  ],
  play: async ({ canvasElement }) => {
    const player = playerIn(canvasElement);
    await waitFor(() => expect(player.cell(3, 0)).toHaveAttribute('data-face', 'flag'));
    await player.mark(4, 0);
    await expect(localStorage.getItem(KEY)).toContain('...FF');
    localStorage.removeItem(KEY);
  },
};

export const Damaged: Story = {
  render: (args) => <SaveAndRestore {...args} />,
  loaders: [() => localStorage.setItem(KEY, '{"version":1}')],
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('alert')).toHaveTextContent(
      'mines: the saved game is damaged',
    );
    await playerIn(canvasElement).mark(0, 0);
    await expect(playerIn(canvasElement).cell(0, 0)).toHaveAttribute('data-face', 'flag');
    localStorage.removeItem(KEY);
  },
};

export const Thinking: Story = {
  render: (args) => <NoGuess {...args} />,
  play: async ({ canvasElement }) => {
    const player = playerIn(canvasElement);
    await player.open(4, 4);
    await waitFor(() => expect(player.cell(4, 4)).toHaveAttribute('data-face', '0'), { timeout: 20_000 });
  },
};

export const Helped: Story = {
  render: (args) => <Hint {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await playerIn(canvasElement).open(4, 4);
    await userEvent.click(canvas.getByRole('button', { name: 'Hint' }));
    await waitFor(() => expect(canvasElement.querySelector('[data-hint="do"]')).not.toBeNull());
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Odds' }));
    await expect(canvas.getAllByRole('gridcell', { name: /, mine risk \d+%$/ }).length).toBeGreaterThan(0);
  },
};

export const Shared: Story = {
  render: (args) => <Replay {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: 'Play it' }));
    await expect(await canvas.findByRole('grid', { name: 'Minefield, 6 by 4, 4 mines' })).toBeVisible();
    const input = canvas.getByRole('textbox', { name: 'Layout' });
    await userEvent.clear(input);
    await userEvent.type(input, '6x4.gC');
    await userEvent.click(canvas.getByRole('button', { name: 'Play it' }));
    await expect(canvas.getByText(/^mines: "6x4.gC" is not a layout/)).toBeVisible();
    await expect(canvas.getByRole('grid', { name: 'Minefield, 6 by 4, 4 mines' })).toBeVisible();
  },
};

export const Daily: Story = {
  render: (args) => <DailyBoard {...args} />,
  play: async ({ canvasElement }) => {
    const player = playerIn(canvasElement);
    await waitFor(() => expect(player.cell(4, 4)).toHaveAttribute('data-face', '0'));
    await expect(within(canvasElement).getByText(/^The board of \d{4}-\d\d-\d\d$/)).toBeVisible();
  },
};

export const Controlled: Story = {
  render: (args) => <ControlledStore {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await playerIn(canvasElement).open(6, 3);
    await userEvent.click(canvas.getByRole('button', { name: 'Pause' }));
    await expect(canvas.getByRole('grid')).toHaveAttribute('data-paused');
    await userEvent.click(canvas.getByRole('button', { name: 'Resume' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Same board again' }));
    await expect(canvas.getByText(/^ready, 0 open/)).toBeVisible();
  },
};
