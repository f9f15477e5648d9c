import { presets } from '@mines/core';
import { act, fireEvent, render } from '@testing-library/react';
import { type ReactElement, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as attributes from './attributes.js';
import { MinefieldProvider } from './context.js';
import { MineCounter } from './mine-counter.js';
import { Minefield } from './minefield.js';
import type { MinefieldStore } from './state.js';
import { createMinefieldStore } from './store.js';
import { cell } from './testing/field.js';
import { LEFT, MIDDLE, mouse, RIGHT } from './testing/pointer.js';
import { storeOn } from './testing/stores.js';
import { Timer } from './timer.js';

const HUNDRED = { width: 100, height: 100, mines: 1000 };

/** What was rendered since the last look: rows by their `y`, cells as `x,y`. */
interface Rendered {
  rows: number[];
  cells: string[];
}

/** Each row and each cell asks for its attributes once in a render, so the calls are the renders. */
let look: () => Rendered;

beforeEach(() => {
  const row = vi.spyOn(attributes, 'rowAttributes');
  const one = vi.spyOn(attributes, 'cellAttributes');
  look = () => {
    const rows = row.mock.calls.map(([y]) => y);
    const cells = one.mock.calls.map(([{ x, y }]) => `${x},${y}`);
    row.mockClear();
    one.mockClear();
    return { rows, cells };
  };
});

const nothing: Rendered = { rows: [], cells: [] };

describe('on a field of 100x100', () => {
  function field(): MinefieldStore {
    const store = createMinefieldStore({ board: HUNDRED, seed: 'tomato' });
    render(<Minefield store={store} />);
    // The counter counts: all of it was rendered, once.
    const first = look();
    expect(first.rows).toHaveLength(100);
    expect(new Set(first.cells).size).toBe(10_000);
    expect(first.cells).toHaveLength(10_000);
    return store;
  }

  it('a flag renders one cell and looks at three rows, the focus renders two cells, a press one cell', () => {
    const store = field();
    act(() => store.getState().mark(5050));
    expect(look()).toEqual({ rows: [49, 50, 51], cells: ['50,50'] });

    // Two cells: the one that had the tab stop, the one that has it now.
    act(() => store.getState().focusCell(7003));
    expect(look()).toEqual({ rows: [0, 70], cells: ['0,0', '3,70'] });
    act(() => store.getState().focusCell(7004));
    expect(look()).toEqual({ rows: [70], cells: ['3,70', '4,70'] });

    const hand = mouse();
    hand.down(LEFT, cell(20, 10));
    expect(look()).toEqual({ rows: [10], cells: ['20,10'] });
    hand.over(cell(21, 10));
    expect(look()).toEqual({ rows: [10], cells: ['20,10'] });
    hand.up(LEFT, cell(21, 10));
    expect(look()).toEqual(nothing);
  });
});

it('on a field of 30x16 a flag renders one cell, by hand, by finger and by key', () => {
  render(<Minefield store={createMinefieldStore({ board: presets.expert, seed: 'tomato' })} />);
  look();
  const hand = mouse();
  hand.down(RIGHT, cell(29, 15));
  hand.up(RIGHT, cell(29, 15));
  expect(new Set(look().cells)).toEqual(new Set(['29,15']));
  fireEvent.keyDown(cell(3, 2), { key: 'f' });
  expect(look()).toEqual({ rows: [1, 2, 3], cells: ['3,2'] });
});

describe('only what changes is rendered:', () => {
  const PICTURE = '*....\n.....\n.....\n...*.';

  it('one cell, where a renderer of the app draws them', () => {
    const drawn: string[] = [];
    const draw = (props: object, { x, y }: { x: number; y: number }): ReactElement => {
      drawn.push(`${x},${y}`);
      return <div {...props} />;
    };
    const store = storeOn(PICTURE);
    render(<Minefield store={store} renderCell={draw} />);
    expect(drawn).toHaveLength(20);
    drawn.length = 0;
    act(() => store.getState().mark(7));
    expect(drawn).toEqual(['2,1']);
  });

  it('a flag, and the numbers around it that can be chorded now, or no more', () => {
    const store = storeOn(PICTURE);
    render(<Minefield store={store} />);
    act(() => store.getState().open(1));
    act(() => store.getState().open(5));
    act(() => store.getState().open(6));
    look();
    act(() => store.getState().mark(0));
    expect(look()).toEqual({ rows: [0, 1], cells: ['0,0', '1,0', '0,1', '1,1'] });
    act(() => store.getState().mark(10));
    expect(look()).toEqual({ rows: [1, 2, 3], cells: ['0,1', '1,1', '0,2'] });
  });

  it('the covered neighbours of a number that is about to be chorded, and no others', () => {
    const store = storeOn(PICTURE);
    render(<Minefield store={store} />);
    act(() => store.getState().open(1));
    act(() => store.getState().mark(0));
    look();
    mouse().down(MIDDLE, cell(1, 0));
    expect(look()).toEqual({ rows: [0, 1], cells: ['2,0', '0,1', '1,1', '2,1'] });
  });

  it('nothing, where it changes nothing', () => {
    const store = storeOn(PICTURE);
    render(<Minefield store={store} />);
    act(() => store.getState().mark(0));
    look();
    act(() => store.getState().open(0));
    act(() => store.getState().chord(0));
    expect(look()).toEqual(nothing);
  });

  it('no cell, where a flag is pressed that would not open', () => {
    const store = storeOn(PICTURE);
    render(<Minefield store={store} />);
    act(() => store.getState().mark(0));
    look();
    const hand = mouse();
    hand.down(LEFT, cell(0, 0));
    expect(look().cells).toEqual([]);
  });

  it('one cell, where the focus enters the field, and where it leaves', () => {
    render(<Minefield store={storeOn(PICTURE)} />);
    look();
    act(() => cell(0, 0).focus());
    expect(look()).toEqual({ rows: [0], cells: ['0,0'] });
    act(() => cell(0, 0).blur());
    expect(look()).toEqual({ rows: [0], cells: ['0,0'] });
  });

  it('two cells, where an arrow key moves the focus', () => {
    render(<Minefield store={storeOn(PICTURE)} />);
    act(() => cell(0, 0).focus());
    look();
    fireEvent.keyDown(cell(0, 0), { key: 'ArrowDown' });
    expect(look()).toEqual({ rows: [0, 1], cells: ['0,0', '0,1'] });
  });
});

function Page({ store }: { readonly store: MinefieldStore }): ReactElement {
  const [text, setText] = useState('');
  return (
    <MinefieldProvider store={store}>
      <input aria-label="text" value={text} onChange={(event) => setText(event.target.value)} />
      <MineCounter />
      <Timer />
      <Minefield onMove={() => setText('moved')} className={`mine ${text}`} />
    </MinefieldProvider>
  );
}

describe('what happens beside the field renders none of its cells', () => {
  it('typing, though the field itself is rendered with new props', () => {
    const { getByLabelText } = render(<Page store={storeOn('*..\n...')} />);
    look();
    fireEvent.change(getByLabelText('text'), { target: { value: 'tomato' } });
    expect(document.querySelector('.mines-field')?.className).toBe('mines-field mine tomato');
    expect(look()).toEqual(nothing);
  });

  it('the clock', () => {
    vi.useFakeTimers();
    const store = storeOn('*..\n...');
    const { getByText } = render(<Page store={store} />);
    act(() => store.getState().open(1));
    look();
    act(() => {
      vi.advanceTimersByTime(3000);
    });
    expect(getByText('003')).toBeDefined();
    expect(look()).toEqual(nothing);
  });
});
