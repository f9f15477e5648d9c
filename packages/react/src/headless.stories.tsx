import { parseLayout } from '@mines/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect } from 'storybook/test';
import { Announcer } from './announcer.js';
import { MinefieldProvider } from './context.js';
import type { Labels } from './labels.js';
import { playerIn } from './testing/acting.js';
import { useField } from './use-field.js';

/** Markup of one's own: the bags of props carry roles, names, focus and every gesture. */
function OwnMarkup({ labels }: { readonly labels?: Labels }): ReactElement {
  const { state, gridProps, rowProps, cellProps, cellState } = useField({ labels });
  return (
    <>
      <table {...gridProps}>
        <tbody>
          {state.rows.map((row, y) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
            <tr key={y} {...rowProps(y)}>
              {Array.from(row, (_, x) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
                <td key={x} {...cellProps(x, y)}>
                  {cellState(x, y).face === 'closed' ? '·' : ''}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <Announcer labels={labels} />
    </>
  );
}

const layout = parseLayout(`
  *..
  ...
  ..*
`);

const meta = {
  title: 'Reference/Headless',
  component: OwnMarkup,
  decorators: [
    (Story) => (
      <MinefieldProvider layout={layout}>
        <Story />
      </MinefieldProvider>
    ),
  ],
} satisfies Meta<typeof OwnMarkup>;

export default meta;

/** `useField` gives props for the grid, the rows and the cells; the elements are the app's. */
export const OwnElements: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    const player = playerIn(canvasElement);
    await player.mark(0, 0);
    await expect(player.cell(0, 0).tagName).toBe('TD');
    await expect(player.cell(0, 0)).toHaveAttribute('data-face', 'flag');
    await player.open(1, 1);
    await expect(player.cell(1, 1)).toHaveAccessibleName('2 mines nearby, row 2, column 2');
  },
};
