import { act, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { MineCounter } from './mine-counter.js';
import { createMinefieldStore } from './store.js';
import { storeOn } from './testing/stores.js';

/** What the counter shows, and what it is called: digits are to be seen, the name is to be heard. */
function counter(): { shown: string | null; name: string | null } {
  const element = document.querySelector('.mines-counter');
  return { shown: element?.textContent ?? null, name: element?.getAttribute('aria-label') ?? null };
}

describe('the counter', () => {
  it.each([
    [0, '010', '10 mines left'],
    [9, '001', '1 mine left'],
    [10, '000', '0 mines left'],
    [11, '-01', '-1 mine left'],
    [12, '-02', '-2 mines left'],
    [20, '-10', '-10 mines left'],
    [109, '-99', '-99 mines left'],
    [120, '-99', '-110 mines left'],
  ])('with %i flags on 10 mines shows %s', (flags, shown, name) => {
    const store = createMinefieldStore({ board: { width: 12, height: 10, mines: 10 } });
    render(<MineCounter store={store} />);
    act(() => {
      for (let cell = 0; cell < flags; cell++) store.getState().mark(cell);
    });
    expect(counter()).toEqual({ shown, name });
  });

  it('stops at 999', () => {
    render(<MineCounter store={createMinefieldStore({ board: { width: 100, height: 100, mines: 1500 } })} />);
    expect(counter()).toEqual({ shown: '999', name: '1,500 mines left' });
  });

  it('shows 000 once the game is won, flags or not', () => {
    const store = storeOn('*..');
    render(<MineCounter store={store} />);
    act(() => store.getState().open(1));
    expect(counter().shown).toBe('001');
    act(() => store.getState().open(2));
    expect(counter().shown).toBe('000');
  });

  it('shows the mines of the next game', () => {
    const store = storeOn('*..');
    render(<MineCounter store={store} />);
    act(() => store.getState().mark(0));
    act(() => store.getState().newGame({ board: { width: 9, height: 9, mines: 25 } }));
    expect(counter().shown).toBe('025');
  });

  it('is a picture with a name; what is in it is not read out besides', () => {
    render(<MineCounter store={createMinefieldStore()} />);
    const element = document.querySelector('.mines-counter');
    expect(element?.getAttribute('role')).toBe('img');
    expect(element?.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  });
});
