import { type Layout, parseLayout } from '@mines/core';
import { act, fireEvent, render } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Minefield } from './minefield.js';
import type { MinefieldStore } from './state.js';
import { createMinefieldStore } from './store.js';
import { faces, grid } from './testing/field.js';
import { type HandClock, handClock } from './testing/hand-clock.js';
import { watchListeners } from './testing/listeners.js';
import { storeOn } from './testing/stores.js';

/** The page goes out of sight, or comes back. */
function hide(hidden: boolean): void {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
  fireEvent(document, new Event('visibilitychange'));
}

function field(pauseWhenHidden: boolean): { store: MinefieldStore; time: HandClock } {
  const time = handClock();
  const store = storeOn('*..\n...', { now: time.now, pauseWhenHidden });
  render(<Minefield store={store} />);
  act(() => store.getState().open(1));
  return { store, time };
}

describe('5 s, a minute out of sight, 2 s', () => {
  it.each([
    ['7 s where a hidden page pauses the game', true, 7000],
    ['67 s where it does not', false, 67_000],
  ])('are %s', (_, pauseWhenHidden, ms) => {
    const { store, time } = field(pauseWhenHidden);
    time.pass(5000);
    hide(true);
    time.pass(60_000);
    hide(false);
    time.pass(2000);
    expect(store.getState().elapsed()).toBe(ms);
    expect(store.getState().paused).toBeNull();
  });

  it('show nothing of the game meanwhile, and all of it afterwards', () => {
    const { store } = field(true);
    hide(true);
    expect(store.getState()).toMatchObject({ paused: 'hidden', change: { reason: 'pause' } });
    expect(store.getState().change.event?.type).toBe('visibilitychange');
    expect(new Set(faces().flat())).toEqual(new Set(['closed']));
    hide(false);
    expect(store.getState().change).toMatchObject({ reason: 'resume' });
    expect(faces()[0]).toEqual(['closed', '1', 'closed']);
  });

  it('show the game all along where it is not paused', () => {
    field(false);
    hide(true);
    expect(grid().hasAttribute('data-paused')).toBe(false);
    expect(faces()[0]).toEqual(['closed', '1', 'closed']);
  });
});

describe('a page that comes back', () => {
  it('does not go on with a game that the player has paused', () => {
    const { store } = field(true);
    act(() => store.getState().pause());
    hide(true);
    hide(false);
    expect(store.getState().paused).toBe('player');
  });

  it('has not begun a game that was not begun', () => {
    const { store } = field(true);
    act(() => store.getState().newGame());
    hide(true);
    expect(store.getState().paused).toBeNull();
    hide(false);
    expect(store.getState().status).toBe('ready');
  });
});

it('a field that is put on a hidden page is paused until it is seen', () => {
  const store = storeOn('*..\n...', { pauseWhenHidden: true });
  store.getState().open(1);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  render(<Minefield store={store} />);
  expect(store.getState().paused).toBe('hidden');
  hide(false);
  expect(store.getState().paused).toBeNull();
});

it('a field listens to the page while it is there, and only where it is asked to pause', () => {
  const inDocument = watchListeners(document);
  const listening = (): boolean => inDocument().includes('visibilitychange');
  const indifferent = render(<Minefield store={storeOn('*..')} />);
  expect(listening()).toBe(false);
  indifferent.unmount();
  const { unmount } = render(<Minefield store={storeOn('*..', { pauseWhenHidden: true })} />);
  expect(listening()).toBe(true);
  unmount();
  expect(listening()).toBe(false);
});

it('a game that begins out of sight, when its layout has come, is paused at once', async () => {
  const time = handClock();
  const picture = parseLayout('*..\n...');
  let answer: (layout: Layout) => void = () => {};
  const layout = (): Promise<Layout> => new Promise((resolve) => (answer = resolve));
  const store = createMinefieldStore({ board: picture.board, layout, now: time.now, pauseWhenHidden: true });
  render(<Minefield store={store} />);
  act(() => store.getState().open(1));
  hide(true);
  await act(async () => answer(picture));
  expect(store.getState()).toMatchObject({ status: 'playing', paused: 'hidden' });
  time.pass(60_000);
  hide(false);
  time.pass(2000);
  expect(store.getState().elapsed()).toBe(2000);
});
