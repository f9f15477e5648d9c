import { act, render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { en } from './labels/en.js';
import type { MinefieldStore } from './state.js';
import { storeOn } from './testing/stores.js';
import { Timer, useSeconds } from './timer.js';

beforeEach(() => {
  vi.useFakeTimers();
});

function timer(): { shown: string | null; name: string | null } {
  const element = document.querySelector('.mines-timer');
  return { shown: element?.textContent ?? null, name: element?.getAttribute('aria-label') ?? null };
}

/** A store whose game runs, and its timer. */
function running(): MinefieldStore {
  const store = storeOn('*..\n...');
  render(<Timer store={store} />);
  act(() => store.getState().open(1));
  return store;
}

/** Lets time pass, the timers of the page with it. */
function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

function Probe({ store, renders }: { readonly store: MinefieldStore; readonly renders: number[] }): null {
  renders.push(useSeconds(store));
  return null;
}

describe('the timer', () => {
  it('stands at 000 until the first open, and needs no timer of the browser for that', () => {
    const store = storeOn('*..\n...');
    render(<Timer store={store} />);
    pass(5000);
    act(() => store.getState().mark(0));
    pass(5000);
    expect(timer()).toEqual({ shown: '000', name: '0 seconds' });
    expect(vi.getTimerCount()).toBe(0);
  });

  it('goes on when a second is full, not before', () => {
    running();
    pass(999);
    expect(timer().shown).toBe('000');
    pass(1);
    expect(timer()).toEqual({ shown: '001', name: '1 second' });
    pass(9000);
    expect(timer()).toEqual({ shown: '010', name: '10 seconds' });
    expect(vi.getTimerCount()).toBe(1);
  });

  it('stops when the game ends, and leaves no timer', () => {
    const store = running();
    pass(3400);
    act(() => store.getState().open(0));
    expect(vi.getTimerCount()).toBe(0);
    pass(60_000);
    expect(timer().shown).toBe('003');
  });

  it('is 000 in a new game at once, and runs again with it', () => {
    const store = running();
    pass(5000);
    act(() => store.getState().replay());
    expect(timer().shown).toBe('000');
    expect(vi.getTimerCount()).toBe(0);
    act(() => store.getState().open(1));
    pass(2000);
    expect(timer().shown).toBe('002');
  });

  it('stands in a pause and goes on with the part of the second that was left', () => {
    const store = running();
    pass(1700);
    act(() => store.getState().pause());
    expect(vi.getTimerCount()).toBe(0);
    pass(60_000);
    expect(timer().shown).toBe('001');
    act(() => store.getState().resume());
    pass(299);
    expect(timer().shown).toBe('001');
    pass(1);
    expect(timer().shown).toBe('002');
  });

  it('shows an hour after an hour in which the browser let no timer run', () => {
    const start = performance.now();
    let now = start;
    const store = storeOn('*..\n...', { now: () => now });
    render(<Timer store={store} />);
    act(() => store.getState().open(1));
    now = start + 3_600_000;
    // The one timer that was set comes late.
    act(() => {
      vi.advanceTimersToNextTimer();
    });
    expect(timer()).toEqual({ shown: '999', name: '1 hour' });
    expect(store.getState().elapsed()).toBe(3_600_000);
  });

  it('shows an hour after a hundred timers that a throttled tab let run in it', () => {
    let now = 0;
    const store = storeOn('*..\n...', { now: () => now });
    render(<Timer store={store} />);
    act(() => store.getState().open(1));
    for (let tick = 1; tick <= 100; tick++) {
      now += 36_000;
      act(() => {
        vi.advanceTimersToNextTimer();
      });
      expect(timer().name).toBe(en.time(36 * tick));
    }
    expect(store.getState().elapsed()).toBe(3_600_000);
    expect(vi.getTimerCount()).toBe(1);
  });

  it('stops at 999 to the eye, not to the ear', () => {
    running();
    pass(1_000_500);
    expect(timer()).toEqual({ shown: '999', name: '16 minutes 40 seconds' });
  });

  it('is right at once where it is shown in the middle of a game', () => {
    const store = storeOn('*..\n...');
    store.getState().open(1);
    vi.advanceTimersByTime(7900);
    const painted: number[] = [];
    render(<Probe store={store} renders={painted} />);
    expect(painted[0]).toBe(7);
    pass(100);
    expect(painted.at(-1)).toBe(8);
  });

  it('renders once a second, however often the game changes', () => {
    const store = storeOn('*..\n...');
    const renders: number[] = [];
    render(<Probe store={store} renders={renders} />);
    act(() => store.getState().open(1));
    for (let step = 0; step < 20; step++) {
      pass(100);
      act(() => store.getState().mark(0));
      act(() => store.getState().focusCell(step % 6));
    }
    expect(renders).toEqual([0, 1, 2]);
  });

  it('follows the store that it is given', () => {
    const [first, second] = [storeOn('*..\n...'), storeOn('*..\n...')];
    const { rerender, unmount } = render(<Timer store={first} />);
    act(() => first.getState().open(1));
    pass(4000);
    rerender(<Timer store={second} />);
    expect(timer().shown).toBe('000');
    expect(vi.getTimerCount()).toBe(0);
    rerender(<Timer store={first} />);
    expect(timer().shown).toBe('004');
    unmount();
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is a picture with a name, and no live region: a clock that speaks is noise', () => {
    running();
    const element = document.querySelector('.mines-timer');
    expect(element?.getAttribute('role')).toBe('img');
    expect(element?.closest('[aria-live]')).toBeNull();
    expect(element?.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
  });
});
