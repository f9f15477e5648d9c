import { type Board, presets } from '@mines/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import type { Labels } from './labels.js';
import { Minefield } from './minefield.js';
import { playerIn } from './testing/acting.js';
import { MinefieldViewport, type MinefieldViewportProps } from './viewport/minefield-viewport.js';
import { useMinefieldViewport } from './viewport/use-minefield-viewport.js';

interface PannedProps extends MinefieldViewportProps {
  readonly board: Board;
  readonly labels?: Labels;
}

function Panned({ board, labels, ...props }: PannedProps): ReactElement {
  return (
    <MinefieldViewport {...props}>
      <Minefield board={board} seed="tomato" motion={false} labels={labels} />
    </MinefieldViewport>
  );
}

const meta = {
  title: 'Components/MinefieldViewport',
  component: MinefieldViewport,
  args: { style: { inlineSize: 'min(360px, 100%)', blockSize: 520 }, board: presets.expert },
  render: (args) => <Panned {...args} />,
} satisfies Meta<PannedProps>;

export default meta;
type Story = StoryObj<typeof meta>;

function viewIn(canvas: HTMLElement): HTMLElement {
  const found = canvas.querySelector<HTMLElement>('.mines-viewport');
  if (!found) throw new Error('There is no viewport.');
  return found;
}

/** Whether all of an element is inside another one. */
function isInside(inner: Element, outer: Element): boolean {
  const [a, b] = [inner.getBoundingClientRect(), outer.getBoundingClientRect()];
  return a.left >= b.left && a.right <= b.right && a.top >= b.top && a.bottom <= b.bottom;
}

/** A board that is too large for its space: one finger pans, two zoom, and so do plus, minus and zero. */
export const TooLarge: Story = {
  play: async ({ canvasElement }) => {
    const player = playerIn(canvasElement);
    const view = viewIn(canvasElement);
    await expect(view).toHaveAttribute('data-view', 'part');
    await expect(player.cell(0, 0).offsetWidth).toBeGreaterThanOrEqual(24);
    // All rows are seen, with room for a blast at the edge.
    await expect(view.scrollHeight).toBe(view.clientHeight);
    await expect(view.scrollWidth).toBeGreaterThan(view.clientWidth);
    const field = within(canvasElement).getByRole('grid').getBoundingClientRect();
    const room = field.top - view.getBoundingClientRect().top;
    await expect(room).toBeGreaterThanOrEqual(player.cell(0, 0).offsetWidth);
  },
};

/** A board that fits is as large as ever, and nothing of it is cut off. */
export const Fits: Story = {
  args: { board: { width: 6, height: 6, mines: 5 } },
  play: async ({ canvasElement }) => {
    await expect(viewIn(canvasElement)).toHaveAttribute('data-view', 'whole');
    await expect(getComputedStyle(viewIn(canvasElement)).overflow).toBe('visible');
    await expect(playerIn(canvasElement).cell(0, 0).offsetWidth).toBe(42);
  },
};

/** The focus takes the view along, with a cell to spare. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const player = playerIn(canvasElement);
    const view = viewIn(canvasElement);
    await userEvent.tab();
    await expect(player.cell(0, 0)).toHaveFocus();
    for (const [keys, x, y] of [
      ['{ArrowRight>12/}', 12, 0],
      ['{End}', 29, 0],
      ['{Control>}{End}{/Control}', 29, 15],
      ['+++', 29, 15],
      ['{Control>}{Home}{/Control}', 0, 0],
    ] as const) {
      await userEvent.keyboard(keys);
      await expect(player.cell(x, y)).toHaveFocus();
      await expect(isInside(player.cell(x, y), view)).toBe(true);
    }
    const large = player.cell(0, 0).offsetWidth;
    await userEvent.keyboard('0');
    await expect(player.cell(0, 0).offsetWidth).toBeLessThan(large);
  },
};

/** From right to left the first column is at the right. */
export const RightToLeft: Story = {
  args: { dir: 'rtl' },
  play: async ({ canvasElement }) => {
    const player = playerIn(canvasElement);
    const view = viewIn(canvasElement);
    await expect(isInside(player.cell(0, 0), view)).toBe(true);
    await expect(isInside(player.cell(29, 0), view)).toBe(false);
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(isInside(player.cell(29, 0), view)).toBe(true);
  },
};

function WithButtons(props: PannedProps): ReactElement {
  const viewport = useMinefieldViewport();
  return (
    <>
      <Panned {...props} viewport={viewport} />
      <p>
        <button type="button" disabled={!viewport.canZoomOut} onClick={viewport.zoomOut}>
          Smaller
        </button>{' '}
        <button type="button" onClick={viewport.fit}>
          Fit
        </button>{' '}
        <button type="button" disabled={!viewport.canZoomIn} onClick={viewport.zoomIn}>
          Larger
        </button>
      </p>
    </>
  );
}

/** `useMinefieldViewport` gives what buttons need. */
export const Buttons: Story = {
  render: (args) => <WithButtons {...args} />,
  play: async ({ canvasElement }) => {
    const { getByText } = within(canvasElement);
    const { cell } = playerIn(canvasElement);
    const before = cell(0, 0).offsetWidth;
    await userEvent.click(getByText('Larger'));
    await expect(cell(0, 0).offsetWidth).toBe(Math.round(before * 1.25));
    for (let i = 0; i < 5; i++) await userEvent.click(getByText('Smaller'));
    await expect(cell(0, 0).offsetWidth).toBe(24);
    await expect(getByText('Smaller')).toBeDisabled();
    await userEvent.click(getByText('Fit'));
    await expect(cell(0, 0).offsetWidth).toBe(before);
  },
};

/** How small and how large cells may get is yours to say. */
export const OwnLimits: Story = {
  args: { minCellSize: 30, maxCellSize: 32 },
  play: async ({ canvasElement }) => {
    const { cell } = playerIn(canvasElement);
    await expect(cell(0, 0).offsetWidth).toBeGreaterThanOrEqual(30);
    cell(0, 0).focus();
    await userEvent.keyboard('++++');
    await expect(cell(0, 0).offsetWidth).toBe(32);
    await userEvent.keyboard('----');
    await expect(cell(0, 0).offsetWidth).toBe(30);
  },
};
