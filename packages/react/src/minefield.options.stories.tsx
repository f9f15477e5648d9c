import { parseLayout, presets } from '@mines/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { floodRings } from './flood-rings.js';
import { Minefield } from './minefield.js';
import { createMinefieldStore } from './store.js';
import { playerIn } from './testing/acting.js';

const layout = parseLayout(`
  *....
  .....
  ....*
`);

const meta = { title: 'Components/Minefield options', component: Minefield } satisfies Meta<typeof Minefield>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the faces of a field are, row by row. */
const facesIn = (canvas: HTMLElement): (string | null)[] =>
  within(canvas)
    .getAllByRole('gridcell')
    .map((cell) => cell.getAttribute('data-face'));

/** `board`: columns, rows and mines. */
export const Board: Story = {
  args: { board: { width: 12, height: 4, mines: 6 } },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid', { name: 'Minefield, 12 by 4, 6 mines' });
    await expect(within(grid).getAllByRole('gridcell')).toHaveLength(48);
  },
};

/** `seed`: the same text, the same mines. */
export const Seed: Story = {
  args: { board: presets.beginner, seed: 'tomato' },
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      <Minefield {...args} aria-label="One" />
      <Minefield {...args} aria-label="The same again" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const [one, same] = within(canvasElement).getAllByRole('grid');
    if (!one || !same) throw new Error('There are two fields.');
    await playerIn(one).open(4, 4);
    await playerIn(same).open(4, 4);
    await expect(facesIn(same)).toEqual(facesIn(one));
  },
};

/** `layout`: a puzzle whose mines are known. Nothing that the first open is promised moves them. */
export const Layout: Story = {
  args: { layout },
  play: async ({ canvasElement }) => {
    await playerIn(canvasElement).open(0, 0);
    await expect(playerIn(canvasElement).cell(0, 0)).toHaveAttribute('data-face', 'exploded');
  },
};

/** `rules`: here nothing is promised to the first open, and a chord takes more flags than it needs. */
export const Rules: Story = {
  args: { layout, rules: { firstOpen: 'any', questionMarks: false, chord: 'at-least' } },
  play: async ({ canvasElement }) => {
    const player = playerIn(canvasElement);
    await player.open(1, 0);
    await player.mark(0, 0);
    await player.mark(0, 1);
    await player.chord(1, 0);
    await expect(player.cell(2, 0)).toHaveAttribute('data-face', '0');
  },
};

/** `flagMode`: a tap or a left click marks to begin with. */
export const FlagMode: Story = {
  args: { layout, flagMode: true },
  play: async ({ canvasElement }) => {
    const player = playerIn(canvasElement);
    await player.open(0, 0);
    await expect(player.cell(0, 0)).toHaveAttribute('data-face', 'flag');
  },
};

/** `flood`: openings show ring by ring. */
export const Flood: Story = {
  args: { board: presets.intermediate, seed: 'tomato', flood: floodRings },
  play: async ({ canvasElement }) => {
    await playerIn(canvasElement).open(8, 8);
    const farthest = within(canvasElement)
      .getAllByRole('gridcell')
      .map((cell) => Number(cell.style.getPropertyValue('--mines-flood')));
    await expect(Math.max(...farthest)).toBeGreaterThan(1);
  },
};

/** `motion`: without it everything is at its end at once. */
export const Motion: Story = {
  args: { layout, motion: false },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid');
    await expect(grid).toHaveAttribute('data-phase', 'ready');
    await expect(grid).not.toHaveAttribute('data-motion');
  },
};

/** `pauseWhenHidden`: the clock stops and the field is concealed while the page is hidden. */
export const PauseWhenHidden: Story = {
  args: { layout, pauseWhenHidden: true },
  play: async ({ canvasElement }) => {
    const player = playerIn(canvasElement);
    await player.open(1, 0);
    const hidden = (is: boolean): void => {
      Object.defineProperty(document, 'hidden', { configurable: true, value: is });
      Object.defineProperty(document, 'visibilityState', {
        configurable: true,
        value: is ? 'hidden' : 'visible',
      });
      fireEvent(document, new Event('visibilitychange'));
    };
    hidden(true);
    await expect(within(canvasElement).getByRole('grid')).toHaveAttribute('data-paused');
    hidden(false);
    Reflect.deleteProperty(document, 'hidden');
    Reflect.deleteProperty(document, 'visibilityState');
    await expect(within(canvasElement).getByRole('grid')).not.toHaveAttribute('data-paused');
  },
};

let time = 0;

/** `now`: a clock of the app's, for tests and for replays. `drawSeed`: seeds of the app's. */
export const ClockAndSeeds: Story = {
  args: { board: presets.beginner, now: () => time, drawSeed: () => 'tomato', onMove: fn() },
  play: async ({ args, canvasElement }) => {
    const player = playerIn(canvasElement);
    time = 1000;
    await player.open(4, 4);
    time = 3500;
    await player.mark(0, 0);
    await expect(args.onMove).toHaveBeenLastCalledWith(
      { type: 'mark', cell: 0, at: 2500 },
      expect.objectContaining({ reason: 'mark' }),
    );
  },
};

const shared = createMinefieldStore({ layout });

/** `store`: two fields that show one game. */
export const Store: Story = {
  args: { store: shared },
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 24 }}>
      <Minefield {...args} aria-label="Left" />
      <Minefield {...args} aria-label="Right" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    shared.getState().newGame({ layout });
    const [left, right] = within(canvasElement).getAllByRole('grid');
    if (!left || !right) throw new Error('There are two fields.');
    await playerIn(left).mark(2, 1);
    await expect(playerIn(right).cell(2, 1)).toHaveAttribute('data-face', 'flag');
  },
};

/** `onStart`, `onMove`, `onChange`, `onLose`: each is called once, after the state has changed. */
export const Callbacks: Story = {
  args: { layout, onStart: fn(), onMove: fn(), onChange: fn(), onLose: fn(), onWin: fn() },
  play: async ({ args, canvasElement }) => {
    const player = playerIn(canvasElement);
    await player.open(1, 0);
    await expect(args.onStart).toHaveBeenCalledOnce();
    await player.open(0, 0);
    await expect(args.onMove).toHaveBeenCalledTimes(2);
    await expect(args.onChange).toHaveBeenCalledTimes(2);
    await expect(args.onLose).toHaveBeenCalledOnce();
    await expect(args.onWin).not.toHaveBeenCalled();
  },
};

/** `haptics`: a long press is felt where the device can do that; here it shall not be. */
export const Haptics: Story = {
  args: { layout, haptics: false, longPress: 100 },
  play: async ({ canvasElement }) => {
    const vibrate = fn();
    Object.defineProperty(navigator, 'vibrate', { configurable: true, value: vibrate });
    const target = playerIn(canvasElement).cell(0, 0);
    const touch = { pointerType: 'touch', pointerId: 7, isPrimary: true, buttons: 1 };
    fireEvent.pointerDown(target, touch);
    await within(canvasElement).findByRole('gridcell', { name: 'Flag, row 1, column 1' });
    fireEvent.pointerUp(target, { ...touch, buttons: 0 });
    Reflect.deleteProperty(navigator, 'vibrate');
    await expect(vibrate).not.toHaveBeenCalled();
  },
};

/** `className` and `style` may go by the state: this field turns round when it is lost. */
export const ClassAndStyle: Story = {
  args: {
    layout,
    motion: false,
    className: ({ status }) => `is-${status}`,
    style: ({ status }) => (status === 'lost' ? { rotate: '4deg', margin: 12 } : undefined),
  },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid');
    await expect(grid).toHaveClass('mines-field', 'is-ready');
    await playerIn(canvasElement).open(0, 0);
    await expect(grid).toHaveClass('is-lost');
    await expect(grid).toHaveStyle({ rotate: '4deg' });
  },
};

/** `id` and `aria-label`: what the page calls the field. */
export const IdAndName: Story = {
  args: { layout, id: 'puzzle', 'aria-label': 'The puzzle of the day' },
  play: async ({ canvasElement }) => {
    const grid = within(canvasElement).getByRole('grid', { name: 'The puzzle of the day' });
    await expect(grid).toHaveAttribute('id', 'puzzle');
    await userEvent.tab();
    await expect(playerIn(canvasElement).cell(0, 0)).toHaveFocus();
  },
};
