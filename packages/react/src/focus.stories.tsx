import { parseLayout } from '@mines/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Minefield } from './minefield.js';
import { playerIn } from './testing/acting.js';

const layout = parseLayout(`
  *....
  .....
  ....*
`);

/** The focused cell, whatever it shows, has a ring of its own in every theme. */
const meta = {
  title: 'Accessibility/Focus',
  component: Minefield,
  args: { layout },
  // A theme is one of a whole page: in the docs each has a page of its own.
  parameters: { docs: { story: { inline: false, height: '260px' } } },
} satisfies Meta<typeof Minefield>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The ring of the classic theme on a closed cell, an open one and a flag. */
export const Classic: Story = {
  globals: { theme: 'classic' },
  play: async ({ canvasElement }) => {
    const player = playerIn(canvasElement);
    await player.open(1, 0);
    await player.mark(0, 0);
    // Closed, open, flagged.
    for (const [x, y] of [
      [4, 0],
      [1, 0],
      [0, 0],
    ] as const) {
      const cell = player.cell(x, y);
      cell.focus();
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(cell);
      await expect(cell.matches(':focus-visible')).toBe(true);
      await expect(outlineStyle).toBe('solid');
      await expect(Number.parseFloat(outlineWidth)).toBeGreaterThanOrEqual(2);
      await expect(outlineColor).not.toMatch(/^rgba.*, 0\)$/);
      cell.blur();
      await expect(getComputedStyle(cell).outlineStyle).toBe('none');
    }
  },
};

/** The same in the garden. */
export const Garden: Story = { ...Classic, globals: { theme: 'garden' } };
/** The same at night. */
export const Night: Story = { ...Classic, globals: { theme: 'night' } };
/** The same in strong contrast. */
export const Contrast: Story = { ...Classic, globals: { theme: 'contrast' } };
/** The same without pictures. */
export const Plain: Story = { ...Classic, globals: { theme: 'plain' } };
/** The same without pictures, in the dark scheme. */
export const PlainInTheDark: Story = { ...Classic, globals: { theme: 'plain', scheme: 'dark' } };

/** Where tiles stand close together the ring stays whole: no neighbour's tile lies on a side of it. */
export const NarrowGaps: Story = {
  globals: { theme: 'classic' },
  args: { style: { '--mines-cell-size': '24px', '--mines-gap': '1px' } },
  play: async ({ canvasElement }) => {
    const player = playerIn(canvasElement);
    const cell = player.cell(2, 1);
    cell.focus();
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(cell);
    await expect(outlineStyle).toBe('solid');
    await expect(Number.parseFloat(outlineWidth)).toBeGreaterThanOrEqual(2);
    const gap = player.cell(3, 1).getBoundingClientRect().left - cell.getBoundingClientRect().right;
    await expect(Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset)).toBeLessThanOrEqual(gap);
  },
};
/** The same where there is no gap at all. */
export const NoGaps: Story = {
  ...NarrowGaps,
  args: { style: { '--mines-cell-size': '24px', '--mines-gap': '0px' } },
};
/** Small cells without pictures have a ring that is seen, too. */
export const SmallAndPlain: Story = { ...NarrowGaps, globals: { theme: 'plain' } };
