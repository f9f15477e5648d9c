import { act, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MinefieldProvider } from './context.js';
import { en } from './labels/en.js';
import type { Labels } from './labels.js';
import { MineCounter } from './mine-counter.js';
import { Minefield } from './minefield.js';
import { NewGameButton } from './new-game-button.js';
import { cell, cells, grid } from './testing/field.js';
import { storeOn } from './testing/stores.js';
import { Timer } from './timer.js';

/** The name of an element: none of ours has text of its own that would count. */
function name(element: Element): string {
  return element.getAttribute('aria-label') ?? '';
}

const german: Labels = {
  ...en,
  lang: 'de',
  field: ({ width, height }) => `Minenfeld, ${width} mal ${height}`,
  cell: (face, row, column) => `${face} in ${row}/${column}`,
  concealed: (row, column) => `verdeckt in ${row}/${column}`,
  minesLeft: (left) => `noch ${left}`,
  time: (seconds) => `${seconds} s`,
  newGame: 'Neues Spiel',
};

describe('names', () => {
  it('the field and every cell of it have one, and no two cells have the same', () => {
    render(<Minefield board={{ width: 30, height: 16, mines: 99 }} />);
    expect(name(grid())).toBe('Minefield, 30 by 16, 99 mines');
    const names = cells().map(name);
    expect(names).not.toContain('');
    expect(new Set(names).size).toBe(480);
  });

  it('say the state or the number first, then row and column, counted from 1', () => {
    const store = storeOn('*..\n...');
    render(<Minefield store={store} />);
    expect(name(cell(2, 1))).toBe('Closed, row 2, column 3');
    act(() => {
      store.getState().open(1);
      store.getState().mark(2);
      store.getState().mark(3);
      store.getState().mark(3);
    });
    expect(name(cell(1, 0))).toBe('1 mine nearby, row 1, column 2');
    expect(name(cell(2, 0))).toBe('Flag, row 1, column 3');
    expect(name(cell(0, 1))).toBe('Question mark, row 2, column 1');
  });

  it('tell a mine, the one that was hit, a right and a wrong flag apart', () => {
    const store = storeOn('***.');
    render(<Minefield store={store} />);
    act(() => {
      store.getState().mark(2);
      store.getState().mark(3);
      store.getState().open(0);
    });
    const states = cells().map((found) => name(found).split(',')[0]);
    expect(states).toEqual(['Mine hit', 'Mine', 'Flag', 'Wrong flag']);
  });

  it('of a field can be given by the app', () => {
    render(<Minefield aria-label="The big one" />);
    expect(name(grid())).toBe('The big one');
  });

  it('are in the language of the provider, everywhere', () => {
    const { getByRole, getByText } = render(
      <MinefieldProvider labels={german} board={{ width: 2, height: 1, mines: 1 }}>
        <MineCounter />
        <NewGameButton />
        <Timer />
        <Minefield />
      </MinefieldProvider>,
    );
    expect(name(grid())).toBe('Minenfeld, 2 mal 1');
    expect(name(cell(1, 0))).toBe('closed in 1/2');
    expect(name(getByRole('button'))).toBe('Neues Spiel');
    expect(name(getByText('001').parentElement ?? grid())).toBe('noch 1');
    expect(name(getByText('000').parentElement ?? grid())).toBe('0 s');
  });

  it('are in the language that a component is given, before that of the provider', () => {
    render(
      <MinefieldProvider labels={german}>
        <Minefield labels={en} />
      </MinefieldProvider>,
    );
    expect(name(grid())).toBe('Minefield, 9 by 9, 10 mines');
  });
});

describe('English', () => {
  it('has a word for one and for many', () => {
    expect(en.field({ width: 2, height: 2, mines: 1 })).toBe('Minefield, 2 by 2, 1 mine');
    expect([0, 1, 2, -1].map(en.minesLeft)).toEqual([
      '0 mines left',
      '1 mine left',
      '2 mines left',
      '-1 mine left',
    ]);
    expect([0, 1, 2].map(en.time)).toEqual(['0 seconds', '1 second', '2 seconds']);
    expect([en.cell('0', 1, 1), en.cell('1', 1, 1), en.cell('8', 1, 1)]).toEqual([
      'No mines nearby, row 1, column 1',
      '1 mine nearby, row 1, column 1',
      '8 mines nearby, row 1, column 1',
    ]);
  });
});
