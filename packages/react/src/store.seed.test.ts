import { presets } from '@mines/core';
import { describe, expect, it } from 'vitest';
import { createMinefieldStore } from './store.js';
import { seedBox, storeOn } from './testing/stores.js';

describe('a seed', () => {
  it('that is given lays the same mines for the same first open', () => {
    const codes = ['tomato', 'tomato', 'potato'].map((seed) => {
      const store = createMinefieldStore({ board: presets.expert, seed });
      store.getState().open(0);
      return store.getState().layoutCode();
    });
    expect(codes[1]).toBe(codes[0]);
    expect(codes[2]).not.toBe(codes[0]);
  });

  it('given to a new game lays the same mines again', () => {
    const store = createMinefieldStore({ seed: 'tomato' });
    store.getState().open(40);
    const code = store.getState().layoutCode();
    store.getState().newGame();
    store.getState().open(40);
    expect(store.getState().layoutCode()).not.toBe(code);
    store.getState().newGame({ seed: 'tomato' });
    store.getState().open(40);
    expect(store.getState().layoutCode()).toBe(code);
  });

  it('that is not given is fresh in each game', () => {
    const store = createMinefieldStore({ board: presets.expert });
    const codes = new Set<string | null>();
    for (let game = 0; game < 50; game++) {
      store.getState().open(0);
      codes.add(store.getState().layoutCode());
      store.getState().newGame();
    }
    expect(codes.size).toBe(50);
  });

  it('is drawn at the first open and not again in that game', () => {
    const seeds = seedBox();
    const store = createMinefieldStore({ drawSeed: seeds.draw });
    const { mark, chord, open, newGame } = store.getState();
    mark(3);
    chord(3);
    newGame();
    expect(seeds.drawn()).toBe(0);
    open(40);
    for (let cell = 0; cell < 81; cell++) open(cell);
    expect(seeds.drawn()).toBe(1);
    newGame();
    expect(seeds.drawn()).toBe(1);
    open(40);
    expect(seeds.drawn()).toBe(2);
  });

  it('that was drawn is the one that lays the mines', () => {
    const seeds = seedBox();
    const drawn = createMinefieldStore({ drawSeed: seeds.draw });
    const given = createMinefieldStore({ seed: 'seed-1' });
    drawn.getState().open(40);
    given.getState().open(40);
    expect(drawn.getState().layoutCode()).toBe(given.getState().layoutCode());
  });

  it('that was given is used, none is drawn', () => {
    const seeds = seedBox();
    const store = createMinefieldStore({ seed: '', drawSeed: seeds.draw });
    store.getState().open(40);
    store.getState().newGame({ seed: 'tomato' });
    store.getState().open(40);
    expect(seeds.drawn()).toBe(0);
  });

  it('that was given is that of the replay too, before the game is begun and after', () => {
    const seeds = seedBox();
    const store = createMinefieldStore({ seed: 'tomato', drawSeed: seeds.draw });
    store.getState().replay();
    store.getState().open(40);
    expect(store.getState().save().seed).toBe('tomato');
    store.getState().replay();
    expect(store.getState().save().seed).toBe('tomato');
    expect(seeds.drawn()).toBe(0);
  });

  it('does not move the mines of a layout that was handed in', () => {
    const store = storeOn('*.');
    store.getState().open(0);
    expect(store.getState().status).toBe('lost');
  });
});
