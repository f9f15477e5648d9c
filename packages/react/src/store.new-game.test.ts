import { parseLayout, presets } from '@mines/core';
import { describe, expect, it } from 'vitest';
import { createMinefieldStore } from './store.js';
import { seedBox, sightOf, storeOn } from './testing/stores.js';

const small = { width: 3, height: 2, mines: 1 };

describe('a new game', () => {
  it('closes every cell, takes the flags away and lets go of what is pressed', () => {
    const store = storeOn('*..\n...');
    const { open, mark, setPress, newGame } = store.getState();
    open(1);
    mark(5);
    setPress({ cell: 3, intent: 'open' });
    const event = new Event('click');
    newGame({}, event);
    expect(sightOf(store)).toBe('...\n...');
    expect(store.getState()).toMatchObject({ status: 'ready', minesLeft: 1, opened: 0, press: null });
    expect(store.getState().change).toMatchObject({ reason: 'new-game', event, cell: null, opened: 0 });
  });

  it('after a loss shows no blast', () => {
    const store = storeOn('*..');
    store.getState().open(0);
    store.getState().newGame();
    expect(store.getState()).toMatchObject({ status: 'ready', rings: null });
  });

  it('keeps board and rules that it is not told', () => {
    const store = createMinefieldStore({ board: small, rules: { chord: 'off', firstOpen: 'any' } });
    store.getState().newGame({ rules: { questionMarks: false } });
    expect(store.getState().board).toEqual(small);
    expect(store.getState().rules).toEqual({ chord: 'off', firstOpen: 'any', questionMarks: false });
    store.getState().newGame({ board: presets.expert });
    expect(store.getState().board).toEqual(presets.expert);
    expect(store.getState().rules).toEqual({ chord: 'off', firstOpen: 'any', questionMarks: false });
  });

  it('on a layout takes its board', () => {
    const store = createMinefieldStore();
    store.getState().newGame({ layout: parseLayout('.*'), board: presets.expert });
    expect(store.getState().board).toEqual({ width: 2, height: 1, mines: 1 });
    store.getState().open(1);
    expect(store.getState().status).toBe('lost');
  });

  it('keeps the tab stop where the new board has that cell, else begins at the first', () => {
    const store = createMinefieldStore({ board: small });
    store.getState().focusCell(5);
    store.getState().newGame();
    expect(store.getState().focus).toBe(5);
    store.getState().newGame({ board: { width: 2, height: 2, mines: 1 } });
    expect(store.getState().focus).toBe(0);
  });

  it('that is refused leaves the running game as it is', () => {
    const store = storeOn('*..\n...');
    store.getState().open(1);
    store.getState().mark(0);
    const before = store.getState();
    const refused = [
      { width: 0, height: 2, mines: 1 },
      { width: 3, height: Number.NaN, mines: 1 },
      { width: 3, height: 2, mines: 6 },
      { width: 1.5, height: 2, mines: 1 },
    ];
    for (const board of refused) {
      expect(() => before.newGame({ board })).toThrow(expect.objectContaining({ name: 'BoardError' }));
    }
    expect({ ...store.getState(), told: before.told }).toEqual(before);
    expect(store.getState().rows).toBe(before.rows);
    // What is under the cells is the old game's too.
    before.open(0);
    expect({ ...store.getState(), told: before.told }).toEqual(before);
    expect(store.getState().rows).toBe(before.rows);
    before.chord(1);
    expect(store.getState().status).toBe('won');
  });

  it('with a rule that does not exist leaves the running game as it is', () => {
    const store = storeOn('*..\n...');
    const before = store.getState();
    // As a user of plain JavaScript may.
    const rules = JSON.parse('{"chord":"maybe"}');
    expect(() => before.newGame({ rules })).toThrow(TypeError);
    expect({ ...store.getState(), told: before.told }).toEqual(before);
    expect(store.getState().rows).toBe(before.rows);
  });
});

describe('a replay', () => {
  it('has the same mines, however often, all covered', () => {
    const store = createMinefieldStore();
    store.getState().open(40);
    const code = store.getState().layoutCode();
    for (let round = 0; round < 3; round++) {
      store.getState().mark(0);
      store.getState().replay();
      expect(store.getState()).toMatchObject({ status: 'ready', opened: 0, minesLeft: 10 });
      expect(store.getState().change).toMatchObject({ reason: 'replay', cell: null });
      expect(store.getState().layoutCode()).toBe(code);
      store.getState().open(80);
      expect(store.getState().layoutCode()).toBe(code);
    }
  });

  it('can be lost at the first open: the mines stay where they are', () => {
    const store = storeOn('*..');
    store.getState().open(2);
    store.getState().replay();
    store.getState().open(0);
    expect(store.getState().status).toBe('lost');
  });

  it('of a game that was not begun draws its seed once', () => {
    const seeds = seedBox();
    const store = createMinefieldStore({ drawSeed: seeds.draw });
    store.getState().replay();
    store.getState().replay();
    expect(seeds.drawn()).toBe(0);
    store.getState().open(40);
    expect(seeds.drawn()).toBe(1);
  });
});
