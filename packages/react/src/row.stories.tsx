import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { en } from './labels/en.js';
import { Row } from './row.js';

const meta = {
  title: 'Components/Row',
  component: Row,
  args: {
    y: 0,
    faces: Uint8Array.of(0, 1, 2, 9, 10, 11),
    rings: null,
    labels: en,
    cell: {},
    stop: -1,
    focused: false,
    concealed: false,
    over: false,
    press: -1,
    intent: 'open',
    resting: false,
    above: undefined,
    below: undefined,
    chord: 'exact',
    hydrated: true,
  },
  argTypes: { faces: { control: false }, rings: { control: false }, floods: { control: false } },
  decorators: [
    (Story, { args }) => (
      <div
        className="mines-field"
        role="grid"
        aria-label="A row"
        data-phase="playing"
        style={{ '--mines-columns': args.faces.length }}
      >
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Row>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One row of a field, a byte a cell. It renders again only when what it is given changes. */
export const Faces: Story = {
  play: async ({ canvasElement }) => {
    const cells = within(canvasElement).getAllByRole('gridcell');
    const faces = cells.map((cell) => cell.getAttribute('data-face'));
    await expect(faces).toEqual(['0', '1', '2', 'closed', 'flag', 'question']);
  },
};

/** The tab stop and the focus are in the fourth column, `stop` and `focused`. */
export const Focus: Story = {
  args: { stop: 3, focused: true },
  play: async ({ canvasElement }) => {
    const cells = within(canvasElement).getAllByRole('gridcell');
    await expect(cells.map((cell) => cell.tabIndex)).toEqual([-1, -1, -1, 0, -1, -1]);
    await expect(cells[3]).toHaveAttribute('data-focused');
  },
};

/** A chord on the third column holds its covered neighbours down, `press` and `intent`. */
export const Press: Story = {
  args: { press: 2, intent: 'chord' },
  play: async ({ canvasElement }) => {
    const cells = within(canvasElement).getAllByRole('gridcell');
    const pressed = cells.flatMap((cell, x) => (cell.hasAttribute('data-pressed') ? [x] : []));
    await expect(pressed).toEqual([3]);
  },
};

/** A finger that rests on a cell, `resting`: a ring grows until it marks. */
export const Resting: Story = {
  args: { press: 3, resting: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('gridcell')[3]).toHaveAttribute('data-holding');
  },
};

/** A paused game shows nothing, `concealed`. */
export const Concealed: Story = {
  args: { concealed: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByLabelText(/^Hidden while paused/)).toHaveLength(6);
  },
};

/** A game that is over, `over`, with the rings of its blast: the first cell was hit. */
export const Over: Story = {
  args: { over: true, faces: Uint8Array.of(13, 1, 12, 9, 10, 14), rings: Int16Array.of(0, 1, 2, 3, -1, -1) },
  play: async ({ canvasElement }) => {
    const cells = within(canvasElement).getAllByRole('gridcell');
    await expect(cells.map((cell) => cell.style.getPropertyValue('--mines-ring'))).toEqual([
      '0',
      '1',
      '2',
      '3',
      '',
      '',
    ]);
    await expect(cells.every((cell) => cell.getAttribute('aria-disabled') === 'true')).toBe(true);
  },
};

/** How far a flood travelled to each cell, `floods`. */
export const Flooded: Story = {
  args: { faces: Uint8Array.of(0, 0, 0, 0, 1, 9), floods: Uint16Array.of(0, 1, 2, 3, 4, 0) },
  play: async ({ canvasElement }) => {
    const cells = within(canvasElement).getAllByRole('gridcell');
    await expect(cells[4]?.style.getPropertyValue('--mines-flood')).toBe('4');
  },
};

/** Class name, style and element of each cell, `cell`. */
export const OwnCells: Story = {
  args: { cell: { className: ({ face }) => (face === 'flag' ? 'is-flag' : undefined) } },
  play: async ({ canvasElement }) => {
    const cells = within(canvasElement).getAllByRole('gridcell');
    await expect(cells[4]).toHaveClass('mines-cell', 'is-flag');
    await expect(cells[3]).not.toHaveClass('is-flag');
  },
};
