import { act, fireEvent, render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import type { CellState } from './cell-code.js';
import { MinefieldProvider } from './context.js';
import { en } from './labels/en.js';
import type { Labels } from './labels.js';
import { Minefield } from './minefield.js';
import type { MinefieldStore } from './state.js';
import { cell, face, focused, grid, pressed, tabStops } from './testing/field.js';
import { finger, LEFT, MIDDLE, mouse, RIGHT } from './testing/pointer.js';
import { storeOn } from './testing/stores.js';
import { useField } from './use-field.js';

interface OwnProps {
  readonly store?: MinefieldStore;
  readonly labels?: Labels;
}

/** A table of somebody else's, with the props of the headless field spread on it. */
function Own({ store, labels }: OwnProps): ReactElement {
  const { state, gridProps, rowProps, cellProps, cellState } = useField({ store, labels });
  return (
    <section {...gridProps}>
      {state.rows.map((row, y) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
        <ul key={y} {...rowProps(y)}>
          {Array.from(row, (_, x) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
            <li key={x} {...cellProps(x, y)}>
              {cellState(x, y).face}
            </li>
          ))}
        </ul>
      ))}
    </section>
  );
}

/** Looks at the last cell of a board of 3x2. */
function Last({ store, states }: { readonly store: MinefieldStore; readonly states: CellState[] }): null {
  states.push(useField({ store }).cellState(2, 1));
  return null;
}

describe('a field in markup of the app', () => {
  it('is won by mouse: open, mark, chord', () => {
    const store = storeOn('*..\n...');
    render(<Own store={store} />);
    const hand = mouse();
    hand.down(LEFT, cell(1, 0));
    expect(pressed()).toEqual(['1,0']);
    hand.up(LEFT, cell(1, 0));
    expect(cell(1, 0).textContent).toBe('1');
    hand.click(RIGHT, cell(0, 0));
    hand.down(MIDDLE, cell(1, 0));
    expect(pressed()).toEqual(['2,0', '0,1', '1,1', '2,1']);
    hand.up(MIDDLE, cell(1, 0));
    expect(grid().dataset['phase']).toBe('won');
  });

  it('is won by keyboard, the focus going along', () => {
    const store = storeOn('*..\n...');
    render(<Own store={store} />);
    act(() => cell(0, 0).focus());
    for (const key of ['f', 'ArrowRight', 'Enter', 'Enter']) {
      fireEvent.keyDown(document.activeElement ?? document.body, { key });
    }
    expect(grid().dataset['phase']).toBe('won');
    expect(focused()).toEqual(['1,0']);
    expect(tabStops()).toEqual(['1,0']);
  });

  it('is lost by touch, and shows when the blast reaches each cell', () => {
    render(<Own store={storeOn('*..')} />);
    finger().tap(cell(0, 0));
    expect(grid().dataset['phase']).toBe('lost');
    expect(cell(2, 0).style.getPropertyValue('--mines-ring')).toBe('2');
  });

  it('has the same attributes as <Minefield>', () => {
    const store = storeOn('*..\n...');
    const attributes = (element: Element): string[] =>
      [element, ...element.querySelectorAll('[role]')].flatMap(({ attributes: all }) =>
        [...all].map(({ name, value }) => `${name}=${value}`).sort(),
      );
    const { unmount } = render(<Own store={store} />);
    const own = attributes(grid());
    unmount();
    render(<Minefield store={store} />);
    expect(own).toEqual(attributes(grid()));
    expect(own.length).toBeGreaterThan(40);
  });

  it('takes store and language from the provider around, or from its options', () => {
    const loud: Labels = { ...en, field: () => 'LOUD', cell: (name) => name.toUpperCase() };
    const { rerender } = render(
      <MinefieldProvider store={storeOn('*..')} labels={loud}>
        <Own />
      </MinefieldProvider>,
    );
    expect(grid().getAttribute('aria-label')).toBe('LOUD');
    expect(cell(0, 0).getAttribute('aria-label')).toBe('CLOSED');
    rerender(
      <MinefieldProvider store={storeOn('*..')} labels={loud}>
        <Own store={storeOn('*.')} labels={en} />
      </MinefieldProvider>,
    );
    expect(grid().getAttribute('aria-label')).toBe('Minefield, 2 by 1, 1 mine');
  });

  it('tells what each cell is', () => {
    const store = storeOn('*..\n...');
    const states: CellState[] = [];
    render(<Last store={store} states={states} />);
    act(() => store.getState().focusCell(5));
    act(() => store.getState().setPress({ cell: 5, intent: 'open' }));
    expect(states.at(-1)).toEqual({
      face: 'closed',
      x: 2,
      y: 1,
      pressed: true,
      holding: false,
      focused: false,
      tabStop: true,
      concealed: false,
      over: false,
      disabled: false,
      ring: -1,
      flood: 0,
    });
  });
});

it('a click on what the app drew inside a cell is a click on the cell', () => {
  const store = storeOn('*..');
  const draw = (props: object): ReactElement => (
    <div {...props}>
      <b>inside</b>
    </div>
  );
  render(<Minefield store={store} renderCell={draw} />);
  const inside = cell(1, 0).querySelector('b');
  mouse().click(LEFT, inside ?? grid());
  expect(face(1, 0)).toBe('1');
});
