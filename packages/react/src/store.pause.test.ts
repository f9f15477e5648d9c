import { describe, expect, it } from 'vitest';
import type { MinefieldStore } from './state.js';
import { type HandClock, handClock } from './testing/hand-clock.js';
import { sightOf, storeOn } from './testing/stores.js';

/** A running game, 5 s old. */
function running(): { store: MinefieldStore; time: HandClock } {
  const time = handClock();
  const store = storeOn('*..\n...', { now: time.now });
  store.getState().open(1);
  time.pass(5000);
  return { store, time };
}

describe('a pause', () => {
  it('takes no time: 5 s, a minute of pause, 2 s are 7 s', () => {
    const { store, time } = running();
    const event = new Event('click');
    store.getState().pause('player', event);
    expect(store.getState().paused).toBe('player');
    expect(store.getState().change).toMatchObject({ reason: 'pause', event, cell: null, opened: 0 });
    time.pass(60_000);
    expect(store.getState().elapsed()).toBe(5000);
    store.getState().resume(event);
    expect(store.getState().paused).toBeNull();
    expect(store.getState().change).toMatchObject({ reason: 'resume', event, cell: null, opened: 0 });
    time.pass(2000);
    expect(store.getState().elapsed()).toBe(7000);
  });

  it('lets no move through', () => {
    const { store } = running();
    store.getState().mark(0);
    store.getState().pause();
    const before = store.getState();
    before.open(2);
    before.mark(2);
    before.chord(1);
    expect({ ...store.getState(), told: before.told }).toEqual(before);
    expect(store.getState().rows).toBe(before.rows);
    before.resume();
    store.getState().chord(1);
    expect(sightOf(store)).toBe('F10\n110');
  });

  it('lets go of what is pressed', () => {
    const { store } = running();
    store.getState().setPress({ cell: 4, intent: 'open' });
    store.getState().pause();
    expect(store.getState().press).toBeNull();
  });

  it('says who paused, and does not change hands', () => {
    const { store } = running();
    store.getState().pause('hidden');
    expect(store.getState().paused).toBe('hidden');
    const before = store.getState();
    before.pause('player');
    expect({ ...store.getState(), told: before.told }).toEqual(before);
    expect(store.getState().rows).toBe(before.rows);
  });

  it('is for a running game only', () => {
    const { store } = running();
    store.getState().open(0);
    const lost = store.getState();
    lost.pause();
    expect(store.getState()).toBe(lost);
    lost.newGame();
    const ready = store.getState();
    ready.pause();
    expect(store.getState()).toBe(ready);
  });

  it('that is not there cannot be ended', () => {
    const { store } = running();
    const before = store.getState();
    before.resume();
    expect({ ...store.getState(), told: before.told }).toEqual(before);
    expect(store.getState().rows).toBe(before.rows);
  });

  it('ends with a new game, and that one can be played', () => {
    for (const begin of ['newGame', 'replay'] as const) {
      const { store, time } = running();
      store.getState().pause();
      store.getState()[begin]();
      expect(store.getState().paused).toBeNull();
      store.getState().open(4);
      time.pass(300);
      expect(store.getState().elapsed()).toBe(store.getState().status === 'won' ? 0 : 300);
    }
  });
});
