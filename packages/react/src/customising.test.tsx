import { act, render } from '@testing-library/react';
import { createRef, type HTMLAttributes, type ReactElement } from 'react';
import { describe, expect, it } from 'vitest';
import type { CellState } from './cell-code.js';
import { MineCounter } from './mine-counter.js';
import { Minefield } from './minefield.js';
import { cell, cells, grid } from './testing/field.js';
import { storeOn } from './testing/stores.js';
import { Timer } from './timer.js';

describe('a class name', () => {
  it('is added to that of the component', () => {
    const store = storeOn('*..');
    const { container } = render(
      <>
        <Minefield store={store} className="mine" cellClassName="tile" />
        <MineCounter store={store} className="left" />
        <Timer store={store} className="time" />
      </>,
    );
    expect(grid().className).toBe('mines-field mine');
    expect(cells().map(({ className }) => className)).toEqual(Array(3).fill('mines-cell tile'));
    expect(container.querySelector('.left')?.className).toBe('mines-counter left');
    expect(container.querySelector('.time')?.className).toBe('mines-timer time');
  });

  it('may be chosen by the state, as it is now', () => {
    const store = storeOn('*..');
    render(
      <>
        <Minefield
          store={store}
          className={({ status }) => `is-${status}`}
          cellClassName={({ face, x }: CellState) => (face === 'flag' ? `flag-${x}` : undefined)}
        />
        <MineCounter store={store} className={(left) => (left < 1 ? 'none' : 'some')} />
      </>,
    );
    expect(grid().className).toBe('mines-field is-ready');
    expect(document.querySelector('.mines-counter')?.className).toBe('mines-counter some');
    act(() => store.getState().mark(0));
    expect(cells().map(({ className }) => className)).toEqual([
      'mines-cell flag-0',
      'mines-cell',
      'mines-cell',
    ]);
    expect(document.querySelector('.mines-counter')?.className).toBe('mines-counter none');
    act(() => store.getState().open(1));
    expect(grid().className).toBe('mines-field is-playing');
  });
});

describe('a style', () => {
  it('is added to that of the component and wins over it', () => {
    const store = storeOn('*..');
    render(
      <Minefield store={store} style={{ color: 'red', '--mines-rows': 7, '--mines-cell-size': '3em' }} />,
    );
    const { style } = grid();
    expect(style.color).toBe('red');
    expect(style.getPropertyValue('--mines-columns')).toBe('3');
    expect(style.getPropertyValue('--mines-rows')).toBe('7');
    expect(style.getPropertyValue('--mines-cell-size')).toBe('3em');
  });

  it('may be chosen by the state, as it is now', () => {
    const store = storeOn('*..');
    render(
      <>
        <Minefield store={store} style={({ minesLeft }) => ({ opacity: minesLeft })} />
        <Timer store={store} style={(seconds) => ({ order: seconds + 1 })} />
        <MineCounter store={store} style={() => undefined} />
      </>,
    );
    expect(grid().style.opacity).toBe('1');
    act(() => store.getState().mark(0));
    expect(grid().style.opacity).toBe('0');
    expect(document.querySelector<HTMLElement>('.mines-timer')?.style.order).toBe('1');
    expect(document.querySelector('.mines-counter')?.hasAttribute('style')).toBe(false);
  });
});

describe('an element of the app', () => {
  it('stands for each cell, and is told what the cell is', () => {
    const store = storeOn('*..');
    const draw = (props: HTMLAttributes<HTMLElement>, { face, ring }: CellState): ReactElement => (
      <span {...props} data-ring={ring}>
        {face}
      </span>
    );
    render(<Minefield store={store} renderCell={draw} cellClassName="tile" />);
    expect(cell(1, 0).outerHTML).toBe(
      '<span role="gridcell" aria-colindex="2" aria-label="Closed, row 1, column 2" tabindex="-1" ' +
        'data-face="closed" class="mines-cell tile" data-ring="-1">closed</span>',
    );
    act(() => store.getState().open(0));
    expect(cells().map((found) => [found.textContent, found.dataset['ring']])).toEqual([
      ['exploded', '0'],
      ['closed', '1'],
      ['closed', '2'],
    ]);
  });

  it('stands for the counter and for the timer', () => {
    const store = storeOn('*..');
    const draw = (props: HTMLAttributes<HTMLElement>, value: number): ReactElement => (
      <output {...props} data-value={value} />
    );
    const { container } = render(
      <>
        <MineCounter store={store} render={draw} />
        <Timer store={store} render={draw} />
      </>,
    );
    const outputs = [...container.querySelectorAll('output')];
    expect(outputs.map(({ className }) => className)).toEqual(['mines-counter', 'mines-timer']);
    expect(outputs.map(({ dataset }) => dataset['value'])).toEqual(['1', '0']);
    expect(outputs.map(({ textContent }) => textContent)).toEqual(['001', '000']);
  });
});

it('the element of the field can be had, and named for a label', () => {
  const ref = createRef<HTMLDivElement>();
  const { unmount } = render(<Minefield ref={ref} id="field" />);
  expect(ref.current).toBe(grid());
  expect(grid().id).toBe('field');
  unmount();
  expect(ref.current).toBeNull();
});
