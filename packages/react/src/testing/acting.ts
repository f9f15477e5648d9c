import { userEvent, within } from 'storybook/test';

/** Plays on a story's field as a person with a mouse does. Columns and rows count from 0. */
export interface Player {
  cell(x: number, y: number): HTMLElement;
  open(x: number, y: number): Promise<void>;
  mark(x: number, y: number): Promise<void>;
  chord(x: number, y: number): Promise<void>;
}

/** A player on the grid in this element. */
export function playerIn(canvas: HTMLElement): Player {
  const cell = (x: number, y: number): HTMLElement => {
    const row = within(canvas).getAllByRole('row')[y];
    const found = row && within(row).getAllByRole('gridcell')[x];
    if (!found) throw new Error(`There is no cell at column ${x}, row ${y}.`);
    return found;
  };
  const click = (button: string) => async (x: number, y: number) => {
    await userEvent.pointer({ keys: `[${button}]`, target: cell(x, y) });
  };
  return { cell, open: click('MouseLeft'), mark: click('MouseRight'), chord: click('MouseMiddle') };
}
