import { createGame, decodeLayout, mineCells, presets, saveGame } from '@mines/core';
import { describe, expect, it } from 'vitest';
import type { MinefieldStore } from './state.js';
import { createMinefieldStore } from './store.js';
import { handClock } from './testing/hand-clock.js';
import { seedBox, sightOf, storeOn } from './testing/stores.js';

/** What a page finds in its storage, put there as text. */
function saved(store: MinefieldStore): unknown {
  return JSON.parse(JSON.stringify(store.getState().save()));
}

/** Opens every cell that holds no mine. */
function win(store: MinefieldStore): void {
  const layout = decodeLayout(store.getState().layoutCode() ?? '');
  const mines = mineCells(layout);
  const { width, height } = layout.board;
  for (let cell = 0; cell < width * height; cell++) if (!mines.includes(cell)) store.getState().open(cell);
}

describe('a saved game', () => {
  it('that was never opened has its mines when it is restored, and can be won', () => {
    const store = createMinefieldStore();
    store.getState().mark(80);
    const json = saved(store);
    const twin = createMinefieldStore();
    twin.getState().restore(json);
    expect(sightOf(twin)).toBe(sightOf(store));
    expect(twin.getState()).toMatchObject({ status: 'ready', paused: null, minesLeft: 9 });
    twin.getState().open(0);
    // Both go on to the same mines: saving has settled the seed.
    store.getState().open(0);
    expect(twin.getState().layoutCode()).toBe(store.getState().layoutCode());
    twin.getState().replay();
    win(twin);
    expect(twin.getState().status).toBe('won');
  });

  it('draws its seed once, however often it is saved', () => {
    const seeds = seedBox();
    const store = createMinefieldStore({ drawSeed: seeds.draw });
    store.getState().save();
    expect(store.getState().save().seed).toBe('seed-1');
    store.getState().open(0);
    expect(seeds.drawn()).toBe(1);
  });

  it('under way comes back paused, with its time, and goes on from there', () => {
    const time = handClock();
    const store = storeOn('*..\n...', { now: time.now });
    store.getState().open(1);
    time.pass(4321);
    const json = saved(store);
    const other = handClock(50);
    const twin = createMinefieldStore({ now: other.now });
    twin.getState().restore(json);
    expect(twin.getState()).toMatchObject({ status: 'playing', paused: 'player', opened: 1 });
    expect(twin.getState().change).toMatchObject({ reason: 'restore', cell: null, opened: 0 });
    other.pass(10_000);
    expect(twin.getState().elapsed()).toBe(4321);
    twin.getState().open(2);
    expect(twin.getState().opened).toBe(1);
    twin.getState().resume();
    other.pass(79);
    expect(twin.getState().elapsed()).toBe(4400);
    twin.getState().open(5);
    twin.getState().open(3);
    expect(twin.getState().status).toBe('won');
  });

  it('that is paused is saved with the time at the pause', () => {
    const time = handClock();
    const store = storeOn('*..\n...', { now: time.now });
    store.getState().open(1);
    time.pass(1000);
    store.getState().pause();
    time.pass(1000);
    expect(store.getState().save().elapsed).toBe(1000);
  });

  it('that is over comes back over, not paused', () => {
    for (const [last, status] of [
      [0, 'lost'],
      [2, 'won'],
    ] as const) {
      const time = handClock();
      const store = storeOn('*.*.', { now: time.now });
      store.getState().open(1);
      time.pass(800);
      store.getState().open(last === 0 ? 0 : 3);
      const twin = createMinefieldStore();
      twin.getState().restore(saved(store));
      expect(twin.getState()).toMatchObject({ status, paused: null });
      expect(twin.getState().elapsed()).toBe(800);
      expect(twin.getState().rings).toEqual(store.getState().rings);
      expect(sightOf(twin)).toBe(sightOf(store));
    }
  });

  it('can be replayed on the same mines', () => {
    const store = createMinefieldStore();
    store.getState().open(40);
    const twin = createMinefieldStore();
    twin.getState().restore(saved(store));
    twin.getState().replay();
    twin.getState().open(0);
    expect(twin.getState().layoutCode()).toBe(store.getState().layoutCode());
  });

  it('is not followed by its seed: the next new game is a fresh one', () => {
    const seeds = seedBox();
    const store = createMinefieldStore({ seed: 'tomato', drawSeed: seeds.draw });
    store.getState().restore(saved(createMinefieldStore({ seed: 'potato' })));
    store.getState().newGame();
    store.getState().open(40);
    expect(store.getState().save().seed).toBe('seed-1');
  });

  it('remembers that the player was helped, one of an earlier release that does not say was not', () => {
    const store = storeOn('*..\n...');
    store.getState().open(1);
    const alone = saved(store);
    store.getState().markHelped();
    const helped = saved(store);
    const twin = createMinefieldStore();
    twin.getState().restore(helped);
    expect(twin.getState().helped).toBe(true);
    expect(saved(twin)).toEqual(helped);
    twin.getState().restore(alone);
    expect(twin.getState().helped).toBe(false);
    twin.getState().restore(helped);
    twin.getState().restore(saveGame(createGame(presets.beginner)));
    expect(twin.getState().helped).toBe(false);
    twin.getState().restore(helped);
    twin.getState().newGame();
    expect(twin.getState().helped).toBe(false);
  });

  it('that is damaged is refused, and the running game goes on', () => {
    const store = storeOn('*..\n...');
    store.getState().open(1);
    const before = store.getState();
    const whole = JSON.stringify(before.save());
    const damaged = [null, 'undefined', {}, [], Number.NaN, JSON.parse(whole.replace('.1.', '.2.'))];
    for (const json of damaged) expect(() => before.restore(json)).toThrow(/^mines: /);
    expect(store.getState()).toBe(before);
    before.open(0);
    expect(store.getState().status).toBe('lost');
  });
});
