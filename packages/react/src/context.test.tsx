import { parseLayout } from '@mines/core';
import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { MinefieldProvider, useMinefield } from './context.js';
import { de } from './labels/de.js';
import { MineCounter } from './mine-counter.js';
import { Minefield, type MinefieldProps } from './minefield.js';
import { NewGameButton } from './new-game-button.js';
import type { MinefieldState } from './state.js';
import { createMinefieldStore } from './store.js';
import { cell, face, faces, grid } from './testing/field.js';
import { storeOn } from './testing/stores.js';
import { Timer } from './timer.js';
import { useField } from './use-field.js';

const CORNER = parseLayout('*..\n...');

function Own(): ReactElement {
  return <p>{useField().state.status}</p>;
}

function Left(): ReactElement {
  return <p>{useMinefield((state) => state.minesLeft)}</p>;
}

function Look({ states }: { readonly states: MinefieldState[] }): null {
  states.push(useMinefield((state) => state));
  return null;
}

function Count({ renders }: { readonly renders: number[] }): null {
  renders.push(useMinefield((state) => state.minesLeft));
  return null;
}

describe('without a provider and without a store', () => {
  it.each([
    ['a counter', <MineCounter key="counter" />],
    ['a timer', <Timer key="timer" />],
    ['a button', <NewGameButton key="button" />],
    ['the headless field', <Own key="own" />],
    ['a selector', <Left key="left" />],
  ])('%s says what is missing, why it matters and what to do', (_, element) => {
    // On a server React throws the error as it is, and writes nothing on the console.
    const message =
      /^mines: there is no field here\. .*shows the state of one\. Put it inside <MinefieldProvider> or pass it a store\.$/;
    expect(() => renderToString(element)).toThrow(message);
  });

  it('a field keeps a game of its own', () => {
    render(<Minefield board={{ width: 4, height: 2, mines: 1 }} />);
    expect(faces()).toEqual(Array(2).fill(Array(4).fill('closed')));
  });

  it('each piece can be given a store', () => {
    const store = storeOn('*..');
    render(
      <>
        <MineCounter store={store} />
        <Timer store={store} />
        <NewGameButton store={store} />
        <Minefield store={store} />
      </>,
    );
    act(() => store.getState().mark(0));
    expect(document.querySelector('.mines-counter')?.textContent).toBe('000');
    expect(face(0, 0)).toBe('flag');
  });
});

describe('a provider', () => {
  it('makes a store from its props, and all inside share it', () => {
    const states: MinefieldState[] = [];
    render(
      <MinefieldProvider layout={parseLayout('*..')} rules={{ questionMarks: false }} pauseWhenHidden>
        <Look states={states} />
        <MineCounter />
        <Minefield />
      </MinefieldProvider>,
    );
    act(() => states[0]?.mark(0));
    expect(states.at(-1)).toMatchObject({
      rules: { questionMarks: false },
      pauseWhenHidden: true,
      minesLeft: 0,
    });
    expect(document.querySelector('.mines-counter')?.textContent).toBe('000');
    expect(face(0, 0)).toBe('flag');
  });

  it('shares the store that it is given', () => {
    const store = storeOn('*..');
    render(
      <MinefieldProvider store={store}>
        <Minefield />
      </MinefieldProvider>,
    );
    act(() => store.getState().open(1));
    expect(face(1, 0)).toBe('1');
  });

  it('around a field that is given a store does not matter to it', () => {
    const store = storeOn('*..');
    render(
      <MinefieldProvider board={{ width: 5, height: 5, mines: 1 }}>
        <Minefield store={store} />
      </MinefieldProvider>,
    );
    expect(faces()).toEqual([['closed', 'closed', 'closed']]);
  });

  it('renders what reads a part of the state only when that part changes', () => {
    const store = createMinefieldStore({ seed: 'tomato' });
    const renders: number[] = [];
    render(
      <MinefieldProvider store={store}>
        <Count renders={renders} />
        <Minefield />
      </MinefieldProvider>,
    );
    act(() => store.getState().open(40));
    act(() => store.getState().focusCell(3));
    act(() => store.getState().mark(0));
    expect(renders).toEqual([10, 9]);
  });
});

describe('props that change', () => {
  const small = { width: 2, height: 1, mines: 1 };

  it('begin a new game where it is another board, another seed or another layout', () => {
    const { rerender } = render(<Minefield layout={parseLayout('*..')} />);
    expect(faces()).toEqual([['closed', 'closed', 'closed']]);
    rerender(<Minefield layout={parseLayout('*.\n..')} />);
    expect(faces()).toEqual(Array(2).fill(['closed', 'closed']));
    rerender(<Minefield board={small} />);
    expect(faces()).toEqual([['closed', 'closed']]);
    rerender(<Minefield board={{ ...small, width: 4 }} />);
    expect(faces()).toEqual([['closed', 'closed', 'closed', 'closed']]);
    rerender(<Minefield layout={parseLayout('.*')} />);
    expect(faces()).toEqual([['closed', 'closed']]);
  });

  it('another seed begins a new game on the same board', () => {
    const seen: (string | null)[] = [];
    const look = (state: MinefieldState): void => void seen.push(state.layoutCode());
    const page = (seed: string): ReactElement => <Minefield seed={seed} onStart={look} />;
    const { rerender } = render(page('tomato'));
    for (const seed of ['tomato', 'potato', 'tomato']) {
      rerender(page(seed));
      act(() => grid().querySelector<HTMLElement>('[tabindex="0"]')?.focus());
      act(() => {
        document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
      });
    }
    expect(seen).toHaveLength(3);
    expect(seen[1]).not.toBe(seen[0]);
    expect(seen[2]).toBe(seen[0]);
  });

  it('do not touch the running game where the board is only written anew', () => {
    const { rerender } = render(<Minefield board={{ ...small }} />);
    act(() => grid().querySelector<HTMLElement>('[tabindex="0"]')?.focus());
    act(() => {
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key: 'f', bubbles: true }));
    });
    expect(faces()).toEqual([['flag', 'closed']]);
    rerender(<Minefield board={{ ...small }} className="other" />);
    expect(faces()).toEqual([['flag', 'closed']]);
    expect(grid().className).toBe('mines-field other');
  });

  it('do not touch the running game where layout and rules are only written anew', () => {
    const page = (className: string): ReactElement => (
      <Minefield layout={parseLayout('*..')} rules={{ questionMarks: false }} className={className} />
    );
    const { rerender } = render(page('one'));
    act(() => cell(1, 0).focus());
    fireEvent.keyDown(cell(1, 0), { key: 'Enter' });
    for (const name of ['two', 'three']) {
      rerender(page(name));
      expect(faces()).toEqual([['closed', '1', 'closed']]);
    }
    expect(grid().className).toBe('mines-field three');
  });

  it('do not touch the running game where they are settings', () => {
    const page = (props: MinefieldProps): ReactElement => <Minefield layout={CORNER} {...props} />;
    const { rerender } = render(page({}));
    fireEvent.keyDown(cell(0, 0), { key: 'f' });
    fireEvent.keyDown(cell(1, 0), { key: 'Enter' });
    for (const props of [
      { rules: { questionMarks: false, chord: 'off', firstOpen: 'any' } },
      { flagMode: true },
      { pauseWhenHidden: true },
      { longPress: 900, haptics: false, markOn: 'press', chordOnClick: true },
      { keymap: { x: 'mark' } },
      { labels: de },
      { motion: false },
      { drawSeed: () => 'other', now: () => 5 },
    ] satisfies MinefieldProps[]) {
      rerender(page(props));
      expect(faces()).toEqual([
        ['flag', '1', 'closed'],
        ['closed', 'closed', 'closed'],
      ]);
    }
    // The rules of a game are those that it was begun with.
    fireEvent.keyDown(cell(0, 0), { key: 'f' });
    expect(face(0, 0)).toBe('question');
  });

  it('in a provider do not touch its running game either', () => {
    const page = (children: string): ReactElement => (
      <MinefieldProvider layout={parseLayout('*..')} board={{ ...small }} rules={{}}>
        {children}
        <Minefield />
      </MinefieldProvider>
    );
    const { rerender } = render(page('one'));
    fireEvent.keyDown(cell(1, 0), { key: 'Enter' });
    rerender(page('two'));
    expect(faces()).toEqual([['closed', '1', 'closed']]);
  });

  it('show another store where another one is given', () => {
    const [first, second] = [storeOn('*..'), storeOn('*.')];
    const { rerender } = render(<Minefield store={first} />);
    act(() => first.getState().mark(0));
    rerender(<Minefield store={second} />);
    expect(faces()).toEqual([['closed', 'closed']]);
    rerender(<Minefield store={first} />);
    expect(faces()).toEqual([['flag', 'closed', 'closed']]);
    expect(screen.getAllByRole('grid')).toHaveLength(1);
  });

  it('begin a game of its own where the store is taken away', () => {
    const store = storeOn('*..');
    const { rerender } = render(<Minefield store={store} board={small} />);
    expect(faces()[0]).toHaveLength(3);
    rerender(<Minefield board={small} />);
    expect(faces()).toEqual([['closed', 'closed']]);
  });
});
