import { act, render } from '@testing-library/react';
import * as fc from 'fast-check';
import { type ReactElement, StrictMode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { MinefieldProvider } from './context.js';
import { Minefield } from './minefield.js';
import type { LayoutStrategy, MinefieldStore } from './state.js';
import { createMinefieldStore } from './store.js';
import { cell, grid, pressed } from './testing/field.js';
import { watchListeners } from './testing/listeners.js';
import { finger, LEFT, MIDDLE, mouse, RIGHT } from './testing/pointer.js';
import { storeOn } from './testing/stores.js';
import { Timer } from './timer.js';

beforeEach(() => {
  vi.useFakeTimers();
});

function Game({ store }: { readonly store: MinefieldStore }): ReactElement {
  return (
    <MinefieldProvider store={store}>
      <Timer />
      <Minefield />
    </MinefieldProvider>
  );
}

describe('nothing is left behind', () => {
  it('by a game that is taken off the page while it runs', () => {
    for (const page of [
      <Game key="a" store={storeOn('*..\n...')} />,
      <StrictMode key="b">
        <Game store={storeOn('*..\n...')} />
      </StrictMode>,
    ]) {
      const { unmount } = render(page);
      mouse().click(LEFT, cell(1, 0));
      expect(vi.getTimerCount()).toBe(1);
      unmount();
      expect(vi.getTimerCount()).toBe(0);
    }
  });

  it.each([
    ['finger', () => finger().down(cell(2, 1))],
    ['mouse', () => mouse().down(LEFT, cell(2, 1))],
  ])('by a %s that is held while the field is taken off the page', (_, hold) => {
    const inWindow = watchListeners(window);
    const store = storeOn('*..\n...');
    const before = inWindow();
    const { unmount } = render(<Minefield store={store} />);
    hold();
    expect(store.getState().press).not.toBeNull();
    expect(inWindow().length).toBeGreaterThan(before.length);
    unmount();
    expect(store.getState().press).toBeNull();
    expect(vi.getTimerCount()).toBe(0);
    expect(inWindow()).toEqual(before);
    act(() => {
      vi.advanceTimersByTime(5000);
    });
    expect(store.getState().status).toBe('ready');
    expect(store.getState().minesLeft).toBe(1);
  });

  it('by a click: between clicks nothing listens to the window', () => {
    const inWindow = watchListeners(window);
    render(<Minefield store={storeOn('*..\n...')} />);
    const before = inWindow();
    const hand = mouse();
    for (let click = 0; click < 20; click++) {
      hand.click(RIGHT, cell(0, 0));
      finger().tap(cell(0, 0));
      hand.down(LEFT, grid());
      hand.up(LEFT, document.body);
    }
    expect(inWindow()).toEqual(before);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('by the search for a layout: it is called off with the last field, not with one of two', () => {
    const signals: AbortSignal[] = [];
    const layout: LayoutStrategy = (_, { signal }) => {
      signals.push(signal);
      return new Promise(() => {});
    };
    const store = createMinefieldStore({ layout });
    const { rerender, unmount } = render(
      <>
        <Minefield key="a" store={store} />
        <Minefield key="b" store={store} />
      </>,
    );
    act(() => store.getState().open(0));
    rerender(<Minefield key="b" store={store} />);
    expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
    unmount();
    expect(signals.map(({ aborted }) => aborted)).toEqual([true]);
    expect(store.getState()).toMatchObject({ laying: null, status: 'ready' });
  });

  it('by subscriptions to the store', () => {
    const store = storeOn('*..\n...', { pauseWhenHidden: true });
    const { subscribe } = store;
    let live = 0;
    vi.spyOn(store, 'subscribe').mockImplementation((listener) => {
      const unsubscribe = subscribe(listener);
      live += 1;
      return () => {
        live -= 1;
        unsubscribe();
      };
    });
    const { unmount } = render(<Game store={store} />);
    finger().down(cell(2, 1));
    expect(live).toBeGreaterThan(3);
    unmount();
    expect(live).toBe(0);
  });
});

describe('one thousand restarts', () => {
  it.each(['newGame', 'replay'] as const)(
    '(%s) leave one timer at most, and none after the last',
    (begin) => {
      const store = storeOn('*..\n...');
      const { unmount } = render(<Game store={store} />);
      const most = { timers: 0 };
      for (let round = 0; round < 1000; round++) {
        act(() => store.getState().open(1));
        most.timers = Math.max(most.timers, vi.getTimerCount());
        act(() => store.getState()[begin]());
        if (vi.getTimerCount() > 0) throw new Error(`a timer is left after restart ${round}`);
      }
      expect(most.timers).toBe(1);
      unmount();
      expect(vi.getTimerCount()).toBe(0);
    },
  );

  it('without a move between them need no timer', () => {
    const store = createMinefieldStore();
    render(<Game store={store} />);
    for (let round = 0; round < 1000; round++) store.getState().newGame();
    expect(vi.getTimerCount()).toBe(0);
  });
});

it('whatever is pressed, dragged and let go, nothing stays pressed and nothing listens on', () => {
  const inWindow = watchListeners(window);
  const store = storeOn('*..\n...\n..*');
  render(<Minefield store={store} />);
  const before = inWindow();
  const places = [() => cell(0, 0), () => cell(1, 1), () => cell(2, 0), grid, () => document.body];
  const step = fc.record({
    button: fc.constantFrom(LEFT, RIGHT, MIDDLE),
    up: fc.boolean(),
    place: fc.constantFrom(...places),
    also: fc.constantFrom('nothing', 'nothing', 'nothing', 'cancel', 'restart', 'finger'),
  });
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const hand = mouse();
      const touch = finger();
      for (const { button, up, place, also } of steps) {
        if (up) hand.up(button, place());
        else hand.down(button, place());
        hand.over(place());
        if (also === 'cancel') hand.cancel(place());
        if (also === 'restart') act(() => store.getState().replay());
        if (also === 'finger') touch.tap(place());
      }
      for (const button of [LEFT, RIGHT, MIDDLE]) hand.up(button, cell(2, 2));
      expect(pressed()).toEqual([]);
      expect(store.getState().press).toBeNull();
      expect(inWindow()).toEqual(before);
      expect(vi.getTimerCount()).toBe(0);
    }),
    { numRuns: 60 },
  );
});
