import { describe, expect, it } from 'vitest';
import type { MinefieldStore } from './state.js';
import { createMinefieldStore } from './store.js';
import { type HandClock, handClock } from './testing/hand-clock.js';
import { storeOn } from './testing/stores.js';

const PICTURE = '*..\n...';

/** A store on a small layout, and its source of time. */
function timed(): { store: MinefieldStore; time: HandClock; elapsed: () => number } {
  const time = handClock();
  const store = storeOn(PICTURE, { now: time.now });
  return { store, time, elapsed: () => store.getState().elapsed() };
}

describe('the time of a game', () => {
  it('is 0 until the first open, flags or not', () => {
    const { store, time, elapsed } = timed();
    time.pass(5000);
    expect(elapsed()).toBe(0);
    store.getState().mark(0);
    time.pass(5000);
    expect(elapsed()).toBe(0);
  });

  it('runs from the first open on, whatever else is done', () => {
    const { store, time, elapsed } = timed();
    time.pass(5000);
    store.getState().open(1);
    expect(elapsed()).toBe(0);
    time.pass(400);
    store.getState().mark(0);
    time.pass(600);
    store.getState().open(4);
    expect(elapsed()).toBe(1000);
  });

  it('stops at the click that wins', () => {
    const { store, time, elapsed } = timed();
    store.getState().open(1);
    time.pass(2500);
    store.getState().open(5);
    store.getState().open(3);
    time.pass(9000);
    expect(store.getState().status).toBe('won');
    expect(elapsed()).toBe(2500);
  });

  it('stops at the click that loses', () => {
    const { store, time, elapsed } = timed();
    store.getState().open(1);
    time.pass(2500);
    store.getState().open(0);
    time.pass(9000);
    store.getState().open(2);
    expect(elapsed()).toBe(2500);
  });

  it('of a game that ends at its first open is 0', () => {
    const { store, time, elapsed } = timed();
    store.getState().open(0);
    time.pass(9000);
    expect(elapsed()).toBe(0);
  });

  it('is 0 in a new game and in a replay until they are begun', () => {
    for (const begin of ['newGame', 'replay'] as const) {
      const { store, time, elapsed } = timed();
      store.getState().open(1);
      time.pass(5000);
      store.getState()[begin]();
      expect(elapsed()).toBe(0);
      time.pass(5000);
      expect(elapsed()).toBe(0);
      store.getState().mark(0);
      store.getState().open(4);
      time.pass(700);
      expect(elapsed()).toBe(700);
    }
  });

  it('is an hour after an hour that nobody looked at', () => {
    const { store, time, elapsed } = timed();
    store.getState().open(1);
    time.pass(3_600_000);
    expect(elapsed()).toBe(3_600_000);
  });

  it('is the same however often it is looked at in between', () => {
    const { store, time, elapsed } = timed();
    store.getState().open(1);
    for (let tick = 0; tick < 100; tick++) {
      time.pass(36_000);
      elapsed();
      store.getState().mark(0);
    }
    expect(elapsed()).toBe(3_600_000);
  });

  it('is kept whole beyond what three digits show', () => {
    const { store, time, elapsed } = timed();
    store.getState().open(1);
    time.pass(1_000_500);
    store.getState().open(0);
    expect(elapsed()).toBe(1_000_500);
    expect(store.getState().save().elapsed).toBe(1_000_500);
  });
});

describe('where the source of time steps back', () => {
  it('the time of the game stands still and goes on from there', () => {
    const { store, time, elapsed } = timed();
    store.getState().open(1);
    time.pass(10_000);
    expect(elapsed()).toBe(10_000);
    time.pass(-7000);
    expect(elapsed()).toBe(10_000);
    time.pass(2000);
    expect(elapsed()).toBe(12_000);
  });

  it('before anything was read, the time is still never below 0', () => {
    const { store, time, elapsed } = timed();
    store.getState().open(1);
    time.pass(-60_000);
    expect(elapsed()).toBe(0);
    store.getState().mark(0);
    store.getState().open(0);
    expect(elapsed()).toBe(0);
  });

  it('the time that is saved is the time that was shown', () => {
    const { store, time, elapsed } = timed();
    store.getState().open(1);
    time.pass(10_000);
    store.getState().mark(0);
    time.pass(-7000);
    expect(store.getState().save().elapsed).toBe(elapsed());
    store.getState().pause();
    expect(elapsed()).toBe(10_000);
  });
});

it('a store is made without a look at the time, and none is taken before the first move', () => {
  let readings = 0;
  const store = createMinefieldStore({
    now: () => {
      readings += 1;
      return 0;
    },
  });
  store.getState().focusCell(4);
  store.getState().setPress({ cell: 4, intent: 'open' });
  expect(readings).toBe(0);
});
