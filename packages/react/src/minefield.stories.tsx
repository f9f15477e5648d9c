import { parseLayout, presets } from '@mines/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Minefield } from './minefield.js';
import { createMinefieldStore } from './store.js';
import { playerIn } from './testing/acting.js';

const meta = {
  title: 'Components/Minefield',
  component: Minefield,
  args: { board: presets.beginner, onStart: fn(), onMove: fn(), onWin: fn(), onLose: fn(), onChange: fn() },
} satisfies Meta<typeof Minefield>;

export default meta;
type Story = StoryObj<typeof meta>;

const small = parseLayout(`
  *....
  .....
  .....
  ....*
`);

/** The nine by nine board. The first open is an opening, whatever the seed. */
export const Beginner: Story = {
  args: { seed: 'tomato' },
  play: async ({ args, canvasElement }) => {
    const player = playerIn(canvasElement);
    await player.open(4, 4);
    await expect(player.cell(4, 4)).toHaveAttribute('data-face', '0');
    await expect(within(canvasElement).getByRole('grid')).toHaveAttribute('data-phase', 'playing');
    await expect(args.onStart).toHaveBeenCalledOnce();
  },
};

/** Sixteen by sixteen. Above nine rows the tiles are smaller. */
export const Intermediate: Story = {
  args: { board: presets.intermediate },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('gridcell')).toHaveLength(256);
    await expect(playerIn(canvasElement).cell(0, 0).offsetWidth).toBe(35);
  },
};

/** Thirty wide, sixteen high, ninety-nine mines. */
export const Expert: Story = {
  args: { board: presets.expert },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid', { name: 'Minefield, 30 by 16, 99 mines' });
    await expect(grid).toHaveAttribute('aria-colcount', '30');
  },
};

/** Right click: flag, question, closed again. */
export const Marks: Story = {
  play: async ({ canvasElement }) => {
    const player = playerIn(canvasElement);
    const faces: (string | null)[] = [];
    for (let i = 0; i < 4; i++) {
      await player.mark(2, 2);
      faces.push(player.cell(2, 2).getAttribute('data-face'));
    }
    await expect(faces).toEqual(['flag', 'question', 'closed', 'flag']);
  },
};

/** A right click goes from flag straight to closed. */
export const NoQuestionMarks: Story = {
  args: { rules: { questionMarks: false } },
  play: async ({ canvasElement }) => {
    const player = playerIn(canvasElement);
    await player.mark(2, 2);
    await player.mark(2, 2);
    await expect(player.cell(2, 2)).toHaveAttribute('data-face', 'closed');
  },
};

/** A board that is known, won with flags and a chord on its numbers. */
export const Won: Story = {
  args: { layout: small },
  play: async ({ args, canvasElement }) => {
    const player = playerIn(canvasElement);
    await player.open(4, 0);
    await expect(within(canvasElement).getByRole('grid')).toHaveAttribute('data-phase', 'won');
    await expect(player.cell(0, 0)).toHaveAttribute('data-face', 'flag');
    await expect(args.onWin).toHaveBeenCalledOnce();
  },
};

/** A mine hit, with a wrong flag shown as such. */
export const Lost: Story = {
  args: { layout: small },
  play: async ({ args, canvasElement }) => {
    const player = playerIn(canvasElement);
    await player.mark(2, 1);
    await player.open(0, 0);
    await expect(player.cell(0, 0)).toHaveAccessibleName('Mine hit, row 1, column 1');
    await expect(player.cell(4, 3)).toHaveAttribute('data-face', 'mine');
    await expect(player.cell(2, 1)).toHaveAttribute('data-face', 'wrong-flag');
    await player.open(3, 1);
    await expect(player.cell(3, 1)).toHaveAttribute('data-face', 'closed');
    await expect(args.onLose).toHaveBeenCalledOnce();
  },
};

/** Middle click on a number whose flags are set opens the rest around it. */
export const Chord: Story = {
  args: { layout: parseLayout(`*..*\n....\n....`) },
  play: async ({ canvasElement }) => {
    const player = playerIn(canvasElement);
    await player.open(1, 1);
    await player.chord(1, 1);
    await expect(player.cell(2, 1)).toHaveAttribute('data-face', 'closed');
    await player.mark(0, 0);
    await player.chord(1, 1);
    await expect(player.cell(2, 1)).toHaveAttribute('data-face', '1');
  },
};

/** Arrows move, Enter opens, F marks; one cell is in the tab order. */
export const Keyboard: Story = {
  args: { layout: small },
  play: async ({ canvasElement }) => {
    const player = playerIn(canvasElement);
    await userEvent.tab();
    await expect(player.cell(0, 0)).toHaveFocus();
    await userEvent.keyboard('f{ArrowLeft}{ArrowRight}{ArrowRight}{ArrowDown}{Enter}');
    await expect(player.cell(0, 0)).toHaveAttribute('data-face', 'flag');
    await expect(player.cell(2, 1)).toHaveFocus();
    await expect(player.cell(2, 1)).toHaveAttribute('data-face', '0');
  },
};

const paused = createMinefieldStore({ layout: small });

/** A paused field shows nothing, so that a pause is no time to think. */
export const Paused: Story = {
  args: { store: paused },
  play: async ({ canvasElement }) => {
    const player = playerIn(canvasElement);
    paused.getState().newGame({ layout: small });
    await player.open(1, 0);
    paused.getState().pause();
    await expect(
      await within(canvasElement).findByLabelText('Hidden while paused, row 1, column 2'),
    ).toBeVisible();
    await player.open(2, 2);
    await expect(paused.getState().opened).toBe(1);
  },
};

/** The size of a tile and the gap are custom properties, and so is every colour. */
export const OwnLook: Story = {
  args: {
    seed: 'tomato',
    style: { '--mines-cell-size': '28px', '--mines-gap': '1px', '--mines-closed': '#c7e8d5' },
    cellClassName: ({ face }) => (face === 'flag' ? 'is-flag' : undefined),
  },
  play: async ({ canvasElement }) => {
    const player = playerIn(canvasElement);
    await player.mark(0, 0);
    await expect(player.cell(0, 0)).toHaveClass('mines-cell', 'is-flag');
    await expect(player.cell(0, 0).offsetWidth).toBe(28);
  },
};

/** Every cell drawn by the app: the props carry all that the field needs. */
export const OwnCells: Story = {
  args: {
    layout: small,
    renderCell: (props, { face }) => (
      <button type="button" {...props}>
        {face === 'flag' ? 'F' : ''}
      </button>
    ),
  },
  play: async ({ canvasElement }) => {
    const player = playerIn(canvasElement);
    await player.mark(4, 3);
    await expect(player.cell(4, 3).tagName).toBe('BUTTON');
    await expect(player.cell(4, 3)).toHaveTextContent('F');
  },
};

/** The plain theme in the dark scheme. */
export const Dark: Story = {
  ...Beginner,
  globals: { theme: 'plain', scheme: 'dark' },
  parameters: { docs: { story: { inline: false, height: '520px' } } },
};

/** A column that stretches what is in it, as page templates have: the field keeps its own width. */
export const InAColumn: Story = {
  decorators: [
    (Field) => (
      <div style={{ display: 'flex', flexDirection: 'column', inlineSize: '100%' }}>
        <Field />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('grid');
    const [row] = within(field).getAllByRole('row');
    const inside = row?.getBoundingClientRect().width ?? 0;
    // What is beside the cells is the frame alone, as much of it at one side as at the other.
    await expect(field.getBoundingClientRect().width - inside).toBeLessThan(40);
  },
};
