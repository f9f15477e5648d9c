import { parseLayout } from '@mines/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { MinefieldProvider } from './context.js';
import { FlagModeSwitch } from './flag-mode-switch.js';
import { Minefield } from './minefield.js';
import { createMinefieldStore } from './store.js';
import { playerIn } from './testing/acting.js';

const layout = parseLayout(`
  *....
  .....
  ....*
`);

const meta = { title: 'Input', component: Minefield, args: { layout } } satisfies Meta<typeof Minefield>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The right button marks when it goes down, as the ranked clones do. */
export const MarkOnPress: Story = {
  args: { markOn: 'press' },
  play: async ({ canvasElement }) => {
    const player = playerIn(canvasElement);
    const target = player.cell(0, 0);
    await userEvent.pointer({ keys: '[MouseRight>]', target });
    await expect(target).toHaveAttribute('data-face', 'flag');
    await userEvent.pointer({ keys: '[/MouseRight]', target });
    await expect(target).toHaveAttribute('data-face', 'flag');
  },
};

/** A single click on a number chords. */
export const ChordOnClick: Story = {
  args: { chordOnClick: true },
  play: async ({ canvasElement }) => {
    const player = playerIn(canvasElement);
    await player.open(1, 0);
    await player.mark(0, 0);
    await player.open(1, 0);
    await expect(player.cell(1, 1)).toHaveAttribute('data-face', '1');
  },
};

const touch = { pointerType: 'touch', pointerId: 7, isPrimary: true, buttons: 1, clientX: 5, clientY: 5 };

/** A finger that rests marks; how long it has to is yours to say. A ring grows while it rests. */
export const LongPress: Story = {
  args: { longPress: 200 },
  play: async ({ canvasElement }) => {
    const target = playerIn(canvasElement).cell(0, 0);
    fireEvent.pointerDown(target, touch);
    await expect(target).toHaveAttribute('data-holding');
    const [ring] = target.getAnimations({ subtree: true }).filter((each) => each instanceof CSSAnimation);
    await expect(ring?.animationName).toBe('mines-hold');
    await expect(ring?.effect?.getComputedTiming().duration).toBe(200);
    await within(canvasElement).findByRole('gridcell', { name: 'Flag, row 1, column 1' });
    fireEvent.pointerUp(target, { ...touch, buttons: 0 });
    await expect(target).toHaveAttribute('data-face', 'flag');
  },
};

const shake = fn();

/** A long press is felt where the device can do that, unless the app does not want it. */
export const NoHaptics: Story = {
  args: { haptics: false, longPress: 50 },
  play: async ({ canvasElement }) => {
    Object.defineProperty(navigator, 'vibrate', { value: shake, configurable: true });
    const target = playerIn(canvasElement).cell(0, 0);
    fireEvent.pointerDown(target, touch);
    await within(canvasElement).findByRole('gridcell', { name: 'Flag, row 1, column 1' });
    fireEvent.pointerUp(target, { ...touch, buttons: 0 });
    await expect(shake).not.toHaveBeenCalled();
  },
};

const flagging = createMinefieldStore({ layout });

/** In flag mode a tap marks and a long press opens. */
export const FlagMode: Story = {
  args: { store: flagging },
  render: (args) => (
    <MinefieldProvider store={flagging}>
      <FlagModeSwitch labels={args.labels} />
      <Minefield {...args} />
    </MinefieldProvider>
  ),
  play: async ({ canvasElement }) => {
    flagging.getState().newGame({ layout });
    flagging.getState().setFlagMode(false);
    const knob = within(canvasElement).getByRole('switch', { name: 'Flag mode' });
    await userEvent.click(knob);
    await expect(knob).toBeChecked();
    const target = playerIn(canvasElement).cell(0, 0);
    fireEvent.pointerDown(target, touch);
    fireEvent.pointerUp(target, { ...touch, buttons: 0 });
    await expect(target).toHaveAttribute('data-face', 'flag');
    const grid = within(canvasElement).getByRole('grid');
    await expect(grid).toHaveAttribute('data-flag-mode');
    // Its frame shows it, whatever switch there is.
    await expect(grid).toHaveStyle({ outlineStyle: 'solid' });
  },
};

/** Keys of one's own: M marks too, N begins no game here. */
export const Keymap: Story = {
  args: { keymap: { m: 'mark', n: null } },
  play: async ({ canvasElement }) => {
    await userEvent.tab();
    await userEvent.keyboard('mn');
    await expect(playerIn(canvasElement).cell(0, 0)).toHaveAttribute('data-face', 'flag');
  },
};

/** The key for a new game asks the app first. */
export const NewGameKey: Story = {
  args: { onNewGameKey: fn() },
  play: async ({ args, canvasElement }) => {
    const player = playerIn(canvasElement);
    await player.open(1, 0);
    await userEvent.keyboard('n');
    await expect(args.onNewGameKey).toHaveBeenCalledOnce();
    await expect(player.cell(1, 0)).toHaveAttribute('data-face', '1');
  },
};

/** A says what is around the focused cell, S how the game stands: for those who listen. */
export const ReadingKeys: Story = {
  play: async ({ canvasElement }) => {
    const heard = within(canvasElement).getByRole('status');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(heard).toHaveTextContent('Opened 1 cell');
    await userEvent.keyboard('{ArrowDown}a');
    await expect(heard).toHaveTextContent(
      'Around: closed, 1, closed, closed, closed, closed, closed, closed',
    );
    await userEvent.keyboard('s');
    await expect(heard).toHaveTextContent(/^2 mines left, \d+ seconds?$/);
  },
};
