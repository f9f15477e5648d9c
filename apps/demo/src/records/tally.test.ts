import { layoutOf, presets } from '@mines/core';
import { createMinefieldStore, type MinefieldStore } from '@mines/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { byChance } from './round.js';
import { createTally, type Ended, type Tally } from './tally.js';

/** A mine at the end: the rest opens at once, or all but what flags hold back. */
const ROW = layoutOf({ width: 5, height: 1, mines: 1 }, [4]);

let store: MinefieldStore;
let tally: Tally;
let time: number;
let ended: Ended[];

beforeEach(() => {
  store = createMinefieldStore({ layout: ROW, now: () => time });
  time = 5000;
  let ids = 0;
  tally = createTally(store, { now: () => 1_000_000 + time, newId: () => `id ${++ids}` });
  tally.follow();
  ended = [];
  tally.onEnd((end) => ended.push(end));
});

describe('the clicks of a game', () => {
  it('are counted by kind, those that do nothing apart', () => {
    const { open, mark, chord } = store.getState();
    mark(3);
    open(3);
    open(0);
    open(0);
    mark(0);
    chord(2);
    chord(0);
    expect(tally.round()).toMatchObject({
      clicks: { open: 1, mark: 1, chord: 0 },
      wasted: { open: 2, mark: 1, chord: 2 },
    });
  });

  it('do not count while nothing can be done', () => {
    const { open, mark, pause } = store.getState();
    mark(3);
    open(0);
    pause();
    open(3);
    mark(3);
    expect(tally.round()).toMatchObject({ wasted: { open: 0, mark: 0, chord: 0 }, paused: true });
  });

  it('begin at nothing in each game', () => {
    const { open, newGame } = store.getState();
    open(0);
    newGame({ board: presets.beginner });
    expect(tally.round()).toMatchObject({ id: 'id 2', startedAt: null, clicks: { open: 0 }, ...byChance });
  });
});

describe('a game that ends', () => {
  it('is handed over once, with all that is known of it', () => {
    const { mark, open } = store.getState();
    mark(3);
    open(0);
    time += 1500;
    mark(3);
    mark(3);
    open(3);
    expect(ended).toHaveLength(1);
    expect(ended[0]).toMatchObject({
      status: 'won',
      helped: false,
      round: { id: 'id 1', startedAt: 1_005_000, clicks: { open: 2, mark: 3, chord: 0 } },
      saved: { start: 0, elapsed: 1500, layout: '5x1.CA' },
    });
    open(4);
    store.getState().markHelped();
    expect(ended).toHaveLength(1);
  });

  it('waits for whoever keeps it', () => {
    const late = createTally(store, { now: () => 0, newId: () => 'late' });
    late.follow();
    store.getState().open(4);
    const heard: Ended[] = [];
    const stop = late.onEnd((end) => heard.push(end));
    expect(heard.map(({ status }) => status)).toEqual(['lost']);
    stop();
    late.onEnd((end) => heard.push(end));
    expect(heard).toHaveLength(1);
  });

  it('that was restored after its end is not one that ends', () => {
    store.getState().open(4);
    const saved = store.getState().save();
    store.getState().restore(saved);
    expect(ended).toHaveLength(1);
  });
});

describe('where a game is from', () => {
  it('is what is said of it; the same board again is one that the player knows', () => {
    tally.note({ daily: '2026-05-01', noGuess: true });
    store.getState().open(4);
    expect(ended[0]?.round).toMatchObject({ known: false, daily: '2026-05-01', noGuess: true });
    store.getState().replay();
    expect(tally.round()).toMatchObject({ id: 'id 2', known: true, daily: '2026-05-01', noGuess: true });
    store.getState().newGame();
    expect(tally.round()).toMatchObject({ id: 'id 3', ...byChance });
  });

  it('is a board without guessing where a strategy laid it', async () => {
    store.getState().newGame({ board: ROW.board, layout: () => Promise.resolve(ROW) });
    store.getState().open(0);
    await Promise.resolve();
    await Promise.resolve();
    expect(ended[0]).toMatchObject({ status: 'won', round: { noGuess: true, clicks: { open: 1 } } });
  });

  it('is what it was when it is taken up again', () => {
    const { mark, open, save, restore } = store.getState();
    mark(3);
    open(0);
    const [round, saved] = [tally.round(), save()];
    store.getState().newGame({ layout: ROW });
    restore(saved);
    tally.take(round);
    const { resume } = store.getState();
    resume();
    mark(3);
    mark(3);
    open(3);
    expect(ended).toHaveLength(1);
    expect(ended[0]?.round).toMatchObject({ id: 'id 1', startedAt: 1_005_000, clicks: { open: 2, mark: 3 } });
  });
});
