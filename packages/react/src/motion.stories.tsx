import { parseLayout, presets } from '@mines/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { floodRings } from './flood-rings.js';
import { Minefield } from './minefield.js';
import { createMinefieldStore } from './store.js';
import { playerIn } from './testing/acting.js';
import { blastEnd, loadEnd, loading, waveStart, workingAfter } from './testing/motion.js';

const meta = {
  title: 'Faces and phases/Motion',
  component: Minefield,
  // Each visit shows the motion from its beginning; the button on the toolbar shows it again.
  tags: ['!autodocs'],
} satisfies Meta<typeof Minefield>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The field builds itself up row by row: nine rows are ready after a second. */
export const Loading: Story = {
  args: { board: presets.beginner },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid');
    await expect(grid).toHaveAttribute('data-phase', 'loading');
    await expect(loadEnd(canvasElement)).toBe(1000);
    await waitFor(() => expect(grid).toHaveAttribute('data-phase', 'ready'), { timeout: 5000 });
    await expect(loading(canvasElement)).toHaveLength(0);
  },
};

/** Sixteen rows are ready after 1.7 seconds. */
export const LoadingExpert: Story = {
  args: { board: presets.expert },
  play: async ({ canvasElement }) => {
    await expect(loadEnd(canvasElement)).toBe(1700);
  },
};

/** Whatever the player does first finishes the building up, and counts. */
export const LoadingInterrupted: Story = {
  args: { board: presets.expert, seed: 'tomato' },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid');
    await expect(grid).toHaveAttribute('data-phase', 'loading');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(grid).toHaveAttribute('data-phase', 'ready');
    await expect(loading(canvasElement)).toHaveLength(0);
  },
};

/** A tile goes down under the pointer and springs back when it leaves; the transition is the theme's. */
export const PressAndLeave: Story = {
  args: { motion: true },
  play: async ({ canvasElement }) => {
    const target = playerIn(canvasElement).cell(4, 4);
    const lift = (): string => getComputedStyle(target).getPropertyValue('--mines-lift').trim();
    await userEvent.pointer({ keys: '[MouseLeft>]', target });
    await waitFor(() => expect(lift()).toBe('1'));
    await userEvent.pointer({ target: playerIn(canvasElement).cell(6, 4) });
    await waitFor(() => expect(lift()).toBe('5'));
    await userEvent.pointer({ keys: '[/MouseLeft]', target: playerIn(canvasElement).cell(6, 4) });
    await expect(target).toHaveAttribute('data-face', 'closed');
  },
};

/** A flood that can be watched as it travels. The game is already where the flood is going. */
export const FloodRingByRing: Story = {
  args: { store: createMinefieldStore({ board: presets.expert, seed: 'flood', flood: floodRings }) },
  play: async ({ args, canvasElement }) => {
    args.store?.getState().newGame({ seed: 'flood' });
    const player = playerIn(canvasElement);
    await player.open(15, 8);
    const rings = within(canvasElement)
      .getAllByRole('gridcell')
      .map((cell) => Number(cell.style.getPropertyValue('--mines-flood')));
    await expect(Math.max(...rings)).toBeGreaterThan(2);
    await expect(player.cell(15, 8)).toHaveAttribute('data-face', '0');
  },
};

const shielded = parseLayout(`
  *....*
  ......
  *....*
`);

/** From the mine that was hit the wave goes on over edges, a ring each tenth of a second; flags stop it. */
export const Blast: Story = {
  args: { store: createMinefieldStore({ layout: shielded }) },
  play: async ({ args, canvasElement }) => {
    args.store?.getState().newGame({ layout: shielded });
    const player = playerIn(canvasElement);
    for (const y of [0, 1, 2]) await player.mark(3, y);
    await player.open(0, 0);
    await expect(blastEnd(player.cell(0, 0))).toBe(1000);
    await expect(waveStart(player.cell(1, 0))).toBe(1100);
    await expect(waveStart(player.cell(2, 1))).toBe(1300);
    await expect(waveStart(player.cell(0, 2))).toBe(1200);
    // The flags stand between: nothing reaches what lies behind.
    for (const x of [4, 5]) await expect(waveStart(player.cell(x, 0))).toBeNull();
  },
};

/** A chord with a wrong flag: the wave has several origins. */
export const ChordBlast: Story = {
  args: { store: createMinefieldStore({ layout: parseLayout('*.*.\n...*\n...*') }) },
  play: async ({ args, canvasElement }) => {
    args.store?.getState().newGame({ layout: parseLayout('*.*.\n...*\n...*') });
    const player = playerIn(canvasElement);
    await player.open(1, 1);
    await player.mark(1, 0);
    await player.mark(0, 1);
    await player.chord(1, 1);
    for (const x of [0, 2]) await expect(blastEnd(player.cell(x, 0))).toBe(1000);
    await expect(waveStart(player.cell(3, 0))).toBe(1100);
  },
};

/** A restart in the middle of a blast leaves nothing behind. */
export const RestartInTheMiddle: Story = {
  args: { store: createMinefieldStore({ layout: shielded }), motion: true },
  play: async ({ args, canvasElement }) => {
    args.store?.getState().newGame({ layout: shielded });
    const player = playerIn(canvasElement);
    await player.open(0, 0);
    await expect(blastEnd(player.cell(0, 0))).toBe(1000);
    args.store?.getState().newGame({ layout: shielded });
    const grid = within(canvasElement).getByRole('grid');
    await waitFor(() => expect(grid).toHaveAttribute('data-phase', 'ready'), { timeout: 5000 });
    await expect(document.getAnimations()).toHaveLength(0);
    await expect(player.cell(0, 0)).toHaveAttribute('data-face', 'closed');
  },
};

/** Without motion everything is at its end at once. */
export const NoMotion: Story = {
  args: { layout: shielded, motion: false },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid');
    await expect(grid).toHaveAttribute('data-phase', 'ready');
    const player = playerIn(canvasElement);
    await player.open(0, 0);
    await expect(grid).toHaveAttribute('data-phase', 'lost');
    await expect(document.getAnimations()).toHaveLength(0);
  },
};

/** The last safe cell: the flags cheer, row by row. */
export const Won: Story = {
  args: { layout: parseLayout('*...\n....\n...*') },
  play: async ({ canvasElement }) => {
    const player = playerIn(canvasElement);
    await player.open(3, 0);
    await player.open(0, 2);
    await expect(within(canvasElement).getByRole('grid')).toHaveAttribute('data-phase', 'won');
  },
};

/** A layout that takes its time is seen to be searched for, but only when it takes long enough to be noticed. */
export const Waiting: Story = {
  args: { board: presets.beginner, layout: () => new Promise(() => {}) },
  play: async ({ canvasElement }) => {
    await playerIn(canvasElement).open(4, 4);
    const grid = within(canvasElement).getByRole('grid');
    await expect(grid).toHaveAttribute('aria-busy', 'true');
    await expect(workingAfter(grid)).toBe(100);
  },
};
