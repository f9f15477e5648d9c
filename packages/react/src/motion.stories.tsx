import { parseLayout, presets } from '@mines/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { floodRings } from './flood-rings.js';
import { Minefield } from './minefield.js';
import { createMinefieldStore } from './store.js';
import { playerIn } from './testing/acting.js';
import { begunWhile } from './testing/begun.js';
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

/** Presses the middle tile, leaves it, and sees which tiles of the sheet it shows on the way. */
async function downAndUp(
  canvas: HTMLElement,
  button: string,
  face: string,
  tiles: { down: string[]; up: string[] },
): Promise<void> {
  const target = playerIn(canvas).cell(4, 4);
  const away = playerIn(canvas).cell(6, 4);
  const atRest = () =>
    waitFor(() => expect(canvas.getAnimations({ subtree: true })).toHaveLength(0), { timeout: 5000 });
  const move = { cell: target, name: '--mines-lift', start: 0, end: 100 };
  await atRest();
  await expect(target).toHaveAttribute('data-face', face);
  const down = await begunWhile(canvas, () => userEvent.pointer({ keys: `[${button}>]`, target }));
  await expect(down).toEqual([{ ...move, tiles: tiles.down }]);
  await atRest();
  const up = await begunWhile(canvas, () => userEvent.pointer({ target: away }));
  await expect(up).toEqual([{ ...move, tiles: tiles.up }]);
  await userEvent.pointer({ keys: `[/${button}]`, target: away });
  await expect(target).toHaveAttribute('data-face', face);
}

/** A tile goes down under the pointer and springs back when it leaves; the transition is the theme's. */
export const PressAndLeave: Story = {
  args: { board: presets.beginner, motion: true },
  play: async ({ canvasElement }) => {
    await downAndUp(canvasElement, 'MouseLeft', 'closed', {
      down: ['4,2', '5,2', '6,2', '7,2'],
      up: ['8,2', '9,2', '10,2', '11,2'],
    });
  },
};

/** Pressed with the right button a flag goes down, and comes up as it was when the pointer leaves. */
export const PressFlag: Story = {
  args: { board: presets.beginner },
  play: async ({ canvasElement }) => {
    await playerIn(canvasElement).mark(4, 4);
    await downAndUp(canvasElement, 'MouseRight', 'flag', {
      down: ['12,2', '13,2', '14,2', '15,2'],
      up: ['0,3', '1,3', '2,3', '3,3'],
    });
  },
};

/** A question mark does so too, on tiles of its own. */
export const PressQuestion: Story = {
  args: { board: presets.beginner },
  play: async ({ canvasElement }) => {
    const player = playerIn(canvasElement);
    await player.mark(4, 4);
    await player.mark(4, 4);
    await downAndUp(canvasElement, 'MouseRight', 'question', {
      down: ['4,3', '5,3', '6,3', '7,3'],
      up: ['8,3', '9,3', '10,3', '11,3'],
    });
  },
};

/** All tiles that a click opens go down at once and show their numbers a tenth of a second later. */
export const Flood: Story = {
  args: { board: presets.beginner, seed: 'tomato' },
  play: async ({ canvasElement }) => {
    const player = playerIn(canvasElement);
    const begun = await begunWhile(canvasElement, () => player.open(4, 4));
    const opened = within(canvasElement)
      .getAllByRole('gridcell')
      .filter((cell) => /^[0-8]$/.test(cell.dataset['face'] ?? ''));
    await expect(opened.length).toBeGreaterThan(20);
    await expect(new Set(begun.map(({ cell }) => cell))).toEqual(new Set(opened));
    // The one under the pointer was down already.
    for (const { cell, ...move } of begun.filter(({ cell }) => cell !== player.cell(4, 4))) {
      const face = Number(cell.getAttribute('data-face'));
      const tiles = ['4,2', '5,2', '6,2', '7,2', face === 0 ? '0,0' : `${5 + face},0`];
      await expect(move).toEqual({ name: '--mines-lift', start: 0, end: 100, tiles });
    }
  },
};

/** A flood that can be watched as it travels. The game is already where the flood is going. */
export const FloodRingByRing: Story = {
  args: { store: createMinefieldStore({ board: presets.expert, seed: 'flood', flood: floodRings }) },
  play: async ({ args, canvasElement }) => {
    args.store?.getState().newGame({ seed: 'flood' });
    const player = playerIn(canvasElement);
    const begun = await begunWhile(canvasElement, () => player.open(15, 8));
    const starts = [0, 1, 2, 3].map(
      (ring) => begun.find(({ cell }) => cell === player.cell(15 + ring, 8))?.start,
    );
    await expect(starts).toEqual([0, 40, 80, 120]);
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
    const begun = await begunWhile(canvasElement, () => player.open(0, 2));
    await expect(within(canvasElement).getByRole('grid')).toHaveAttribute('data-phase', 'won');
    const cheers = begun.filter(({ name }) => name === 'mines-cheer');
    await expect(cheers.map(({ cell, start, end }) => ({ cell, start, end }))).toEqual([
      { cell: player.cell(0, 0), start: 0, end: 500 },
      { cell: player.cell(3, 2), start: 120, end: 620 },
    ]);
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
