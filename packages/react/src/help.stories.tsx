import { parseLayout } from '@mines/core';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactElement } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { MinefieldProvider } from './context.js';
import { FieldOverlay } from './help/field-overlay.js';
import { oddsLabels } from './help/odds-labels.js';
import { useHint } from './help/use-hint.js';
import { en } from './labels/en.js';
import type { Labels } from './labels.js';
import { Minefield } from './minefield.js';
import { createMinefieldStore } from './store.js';

const layout = parseLayout(`
  *....
  .....
  ....*
`);

/** What a solver would say of the field before the first move: two mines under fifteen cells. */
const even = new Float64Array(15).fill(2 / 15);

function Helped({
  odds,
  labels = en,
}: {
  readonly odds: Float64Array | null;
  readonly labels?: Labels;
}): ReactElement {
  // In an app a solver answers here: `hint` of @mines/solver.
  const { hint, ask } = useHint(() => ({ cells: [7], numbers: [1, 2] }));
  return (
    <>
      <button type="button" onClick={() => void ask()}>
        Hint
      </button>
      <FieldOverlay odds={odds} hint={hint}>
        <Minefield labels={odds ? oddsLabels(labels, layout.board, odds) : labels} />
      </FieldOverlay>
    </>
  );
}

const meta = {
  title: 'Components/FieldOverlay',
  component: Helped,
  args: { odds: null },
  decorators: [
    (Story) => (
      <MinefieldProvider layout={layout}>
        <Story />
      </MinefieldProvider>
    ),
  ],
} satisfies Meta<typeof Helped>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A hint frames what to do and what it rests on, until something happens on the field. */
export const Hint: Story = {
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Hint' }));
    await expect(canvasElement.querySelectorAll('[data-hint="do"]')).toHaveLength(1);
    await expect(canvasElement.querySelectorAll('[data-hint="why"]')).toHaveLength(2);
  },
};

/** Odds lie on the cells for the eye and stand in their names for the ear. */
export const Odds: Story = {
  args: { odds: even },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('gridcell', { name: /, mine risk 13%$/ })).toHaveLength(
      15,
    );
  },
};

const aside = createMinefieldStore({ layout });

/** Over a field of any store, in any size: the overlay takes the class that sets the size of the cells. */
export const OwnStore: Story = {
  render: ({ labels }) => (
    <FieldOverlay store={aside} odds={even} hint={{ cells: [7], numbers: [] }} className="large-cells">
      <style>{'.large-cells { --mines-cell-size: 60px; }'}</style>
      <Minefield store={aside} labels={labels} className="large-cells" />
    </FieldOverlay>
  ),
  play: async ({ canvasElement }) => {
    const over = canvasElement.querySelector<HTMLElement>('.mines-overlay-cell');
    await expect(over?.offsetWidth).toBe(within(canvasElement).getAllByRole('gridcell')[0]?.offsetWidth);
    await expect(over?.offsetWidth).toBe(60);
  },
};
