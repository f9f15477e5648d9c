import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Cell } from './cell.js';
import { en } from './labels/en.js';
import { contrastOf } from './testing/contrast.js';

const meta = {
  title: 'Components/Cell',
  component: Cell,
  args: { x: 0, y: 0, code: 9, ring: -1, labels: en },
  decorators: [
    (Story) => (
      <div className="mines-field" role="grid" aria-label="Cells" data-phase="playing">
        <div className="mines-row" role="row">
          <Story />
        </div>
      </div>
    ),
  ],
} satisfies Meta<typeof Cell>;

export default meta;
type Story = StoryObj<typeof meta>;

const NAMES = [
  'No mines nearby',
  ...[1, 2, 3, 4, 5, 6, 7, 8].map((count) => `${count} mine${count === 1 ? '' : 's'} nearby`),
  'Closed',
  'Flag',
  'Question mark',
  'Mine',
  'Mine hit',
  'Wrong flag',
];

/** Every face: 0 to 8, closed, flag, question, mine, exploded, wrong flag. */
export const Faces: Story = {
  globals: { theme: 'plain' },
  parameters: { docs: { story: { inline: false, height: '160px' } } },
  render: (args) => (
    <>
      {NAMES.map((name, face) => (
        <Cell key={name} {...args} x={face} code={face} />
      ))}
    </>
  ),
  play: async ({ canvasElement }) => {
    const cells = within(canvasElement).getAllByRole('gridcell');
    for (const [face, name] of NAMES.entries()) {
      await expect(cells[face]).toHaveAccessibleName(`${name}, row 1, column ${face + 1}`);
    }
    // No two faces look alike by shape, whoever cannot tell colours apart.
    const pictures = cells.map((cell) =>
      ['::before', '::after']
        .map((part) => getComputedStyle(cell, part))
        .map((style) => `${style.content} ${style.clipPath} ${style.borderRadius}`)
        .concat(getComputedStyle(cell).backgroundImage, getComputedStyle(cell).backgroundColor)
        .join(),
    );
    await expect(new Set(pictures).size).toBe(NAMES.length);
    for (const cell of cells.slice(1, 9)) {
      const ground = getComputedStyle(cell).backgroundColor;
      await expect(contrastOf(getComputedStyle(cell, '::before').color, ground)).toBeGreaterThanOrEqual(4.5);
    }
  },
};

/** The faces in the dark scheme. */
export const FacesInTheDark: Story = { ...Faces, globals: { theme: 'plain', scheme: 'dark' } };

/** A cell drawn as another element. */
export const OwnElement: Story = {
  args: {
    code: 3,
    className: 'mine-own',
    render: (props, { face }) => <strong {...props}>{face}</strong>,
  },
  play: async ({ canvasElement }) => {
    const cell = within(canvasElement).getByRole('gridcell');
    await expect(cell.tagName).toBe('STRONG');
    await expect(cell).toHaveClass('mines-cell', 'mine-own');
  },
};

/** All that a cell shows is one number: here a closed cell that is held down (16), has the focus (32) and the tab stop (64). */
export const Code: Story = {
  args: { x: 4, y: 2, code: 9 + 16 + 32 + 64 },
  play: async ({ canvasElement }) => {
    const cell = within(canvasElement).getByRole('gridcell', { name: 'Closed, row 3, column 5' });
    await expect(cell).toHaveAttribute('data-pressed');
    await expect(cell).toHaveAttribute('data-focused');
    await expect(cell).toHaveAttribute('tabindex', '0');
  },
};

/** When a blast reaches it, and how far a flood travelled to it, are custom properties that the animations read. */
export const RingAndFlood: Story = {
  args: { code: 1, ring: 3, flood: 2, style: { '--mines-cell-size': '60px' } },
  play: async ({ canvasElement }) => {
    const { style } = within(canvasElement).getByRole('gridcell');
    await expect(style.getPropertyValue('--mines-ring')).toBe('3');
    await expect(style.getPropertyValue('--mines-flood')).toBe('2');
  },
};
