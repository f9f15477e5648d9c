import { decodeLayout, encodeLayout, mineCells, parseLayout, presets } from '@mines/core';
import { describe, expect, it } from 'vitest';
import { createMinefieldStore } from './store.js';
import { cellIn, sightOf, storeOn } from './testing/stores.js';

const CORNER = '*..\n...\n...';

describe('a new store', () => {
  it('holds a beginner board with every cell closed', () => {
    const state = createMinefieldStore().getState();
    expect(state).toMatchObject({ board: presets.beginner, status: 'ready', minesLeft: 10, opened: 0 });
    expect(state).toMatchObject({ focus: 0, press: null, paused: null, rings: null, pauseWhenHidden: false });
    expect(sightOf(createMinefieldStore())).toBe(Array(9).fill('.........').join('\n'));
  });

  it('takes board and rules as told', () => {
    const board = { width: 4, height: 2, mines: 3 };
    const store = createMinefieldStore({ board, rules: { questionMarks: false } });
    expect(store.getState().board).toEqual(board);
    expect(store.getState().rules).toEqual({ firstOpen: 'opening', questionMarks: false, chord: 'exact' });
  });

  it('plays the layout it is given, on the board of the layout', () => {
    const store = storeOn(CORNER, { board: presets.expert });
    expect(store.getState().board).toEqual({ width: 3, height: 3, mines: 1 });
    store.getState().open(0);
    expect(store.getState().status).toBe('lost');
  });

  it('says so when the board cannot be played', () => {
    const board = { width: 3, height: 3, mines: 9 };
    expect(() => createMinefieldStore({ board })).toThrow(
      expect.objectContaining({ field: 'mines', max: 8 }),
    );
  });
});

describe('a move', () => {
  it('that opens tells what happened', () => {
    const store = storeOn(CORNER);
    const event = new Event('click');
    store.getState().open(1, event);
    expect(sightOf(store)).toBe('.1.\n...\n...');
    expect(store.getState()).toMatchObject({ status: 'playing', opened: 1 });
    expect(store.getState().change).toMatchObject({ reason: 'open', event, cell: 1, opened: 1 });
  });

  it('that marks counts the flag, also before the first open', () => {
    const store = storeOn(CORNER);
    store.getState().mark(0);
    expect(sightOf(store)).toBe('F..\n...\n...');
    expect(store.getState()).toMatchObject({ status: 'ready', minesLeft: 0 });
    expect(store.getState().change).toMatchObject({ reason: 'mark', event: undefined, cell: 0, opened: 0 });
    store.getState().mark(8);
    expect(store.getState().minesLeft).toBe(-1);
  });

  it('that chords says how many cells it opened, and wins where they were the last', () => {
    const store = storeOn(CORNER);
    store.getState().open(4);
    store.getState().mark(0);
    store.getState().chord(4);
    expect(sightOf(store)).toBe('F10\n110\n000');
    expect(store.getState()).toMatchObject({ status: 'won', minesLeft: 0, opened: 8 });
    expect(store.getState().change).toMatchObject({ reason: 'chord', cell: 4, opened: 7 });
  });

  it('that hits a mine tells when the blast reaches each cell', () => {
    const store = storeOn('*..');
    store.getState().open(0);
    expect(store.getState().status).toBe('lost');
    expect(Array.from(store.getState().rings ?? [])).toEqual([0, 1, 2]);
  });

  it('that changes nothing leaves the state the very same', () => {
    const store = storeOn(CORNER);
    store.getState().open(4);
    store.getState().mark(0);
    const before = store.getState();
    before.open(4);
    before.open(0);
    before.mark(4);
    before.chord(8);
    expect({ ...store.getState(), told: before.told }).toEqual(before);
    expect(store.getState().rows).toBe(before.rows);
  });

  it('after the end leaves the state the very same', () => {
    for (const last of [0, 2]) {
      const store = storeOn('*..');
      store.getState().open(last);
      if (last === 2) store.getState().open(1);
      const before = store.getState();
      expect(before.status).toBe(last === 0 ? 'lost' : 'won');
      for (const cell of [0, 1, 2]) {
        before.open(cell);
        before.mark(cell);
        before.chord(cell);
      }
      expect({ ...store.getState(), told: before.told }).toEqual(before);
      expect(store.getState().rows).toBe(before.rows);
    }
  });

  it('that changes nothing says which one it was: a count of clicks wants to know', () => {
    const store = storeOn(CORNER);
    const { open, mark, chord } = store.getState();
    const tried = (): unknown => store.getState().told?.news;
    mark(cellIn(store, 2, 2));
    open(cellIn(store, 2, 2));
    expect(tried()).toEqual({ type: 'refused', why: 'flagged', move: 'open' });
    open(cellIn(store, 1, 1));
    mark(cellIn(store, 1, 1));
    expect(tried()).toEqual({ type: 'refused', why: 'open', move: 'mark' });
    mark(cellIn(store, 2, 2));
    mark(cellIn(store, 2, 2));
    chord(cellIn(store, 1, 1));
    expect(tried()).toEqual({ type: 'refused', why: 'flags', move: 'chord' });
  });

  it('shares the rows that it did not touch', () => {
    const store = storeOn(CORNER);
    const before = store.getState().rows;
    store.getState().mark(cellIn(store, 1, 1));
    const after = store.getState().rows;
    expect(after.map((row, y) => row === before[y])).toEqual([true, false, true]);
  });

  it('off the board is refused and changes nothing', () => {
    const store = storeOn(CORNER);
    const before = store.getState();
    for (const cell of [-1, 9, 1.5, Number.NaN]) {
      expect(() => before.open(cell)).toThrow(RangeError);
      expect(() => before.mark(cell)).toThrow(RangeError);
    }
    expect({ ...store.getState(), told: before.told }).toEqual(before);
    expect(store.getState().rows).toBe(before.rows);
  });
});

describe('the layout as text', () => {
  it('is not there before the mines are laid, and is that of the game from then on', () => {
    const store = createMinefieldStore({ seed: 'tomato' });
    expect(store.getState().layoutCode()).toBeNull();
    store.getState().open(40);
    const layout = decodeLayout(store.getState().layoutCode() ?? '');
    expect(layout.board).toEqual(presets.beginner);
    expect(mineCells(layout)).not.toContain(40);
  });

  it('of a layout that was handed in is that one', () => {
    expect(storeOn(CORNER).getState().layoutCode()).toBe(encodeLayout(parseLayout(CORNER)));
  });
});
