import { type Board, type Layout, parseLayout, presets } from '@mines/core';
import { describe, expect, it } from 'vitest';
import type { LayoutStrategy } from './state.js';
import { createMinefieldStore } from './store.js';

const picture = parseLayout('*...\n....');
const other = parseLayout('...*\n....');
const board: Board = picture.board;

interface Request {
  readonly start: number;
  readonly seed: string;
  readonly signal: AbortSignal;
  answer(layout: Layout): void;
  fail(error: Error): void;
}

/** A strategy that answers when the test says so, and what it was asked. */
function byHand(): { strategy: LayoutStrategy; asked: Request[] } {
  const asked: Request[] = [];
  const strategy: LayoutStrategy = (_, { start, seed, signal }) =>
    new Promise((answer, fail) => asked.push({ start, seed, signal, answer, fail }));
  return { strategy, asked };
}

/** Lets what was promised happen. */
const settle = (): Promise<void> =>
  Promise.resolve()
    .then(() => Promise.resolve())
    .then(() => {});

describe('a layout that takes its time', () => {
  it('is asked for at the first open, and the open takes place when it is there', async () => {
    const { strategy, asked } = byHand();
    const store = createMinefieldStore({ board, layout: strategy, seed: 'tomato' });
    const { open, mark } = store.getState();
    mark(0);
    expect(asked).toHaveLength(0);
    open(1);
    expect(store.getState()).toMatchObject({ laying: 1, status: 'ready' });
    expect(asked[0]).toMatchObject({ start: 1, seed: 'tomato' });
    asked[0]?.answer(picture);
    await settle();
    expect(store.getState()).toMatchObject({ laying: null, status: 'playing', opened: 1, minesLeft: 0 });
  });

  it('keeps the place of the first open; marks may be set meanwhile, and stay', async () => {
    const { strategy, asked } = byHand();
    const store = createMinefieldStore({ board, layout: strategy });
    store.getState().open(1);
    store.getState().open(3);
    store.getState().mark(0);
    expect(asked).toHaveLength(1);
    asked[0]?.answer(picture);
    await settle();
    expect(store.getState().change).toMatchObject({ reason: 'open', cell: 1 });
    expect(store.getState().rows[0]?.[0]).toBe(10);
  });

  it('never lands in a newer game, whatever the order of the answers', async () => {
    const { strategy, asked } = byHand();
    const store = createMinefieldStore({ board, layout: strategy });
    store.getState().open(1);
    store.getState().newGame();
    expect(asked[0]?.signal.aborted).toBe(true);
    store.getState().open(2);
    asked[1]?.answer(other);
    await settle();
    asked[0]?.answer(picture);
    await settle();
    expect(store.getState()).toMatchObject({ status: 'playing', laying: null });
    expect(store.getState().layoutCode()).toBe('4x2.EA');
  });

  it('can be given up, and asked for again', async () => {
    const { strategy, asked } = byHand();
    const store = createMinefieldStore({ board, layout: strategy });
    store.getState().open(1);
    store.getState().stopLaying();
    expect(asked[0]?.signal.aborted).toBe(true);
    expect(store.getState()).toMatchObject({ laying: null, status: 'ready' });
    store.getState().open(2);
    asked[1]?.answer(picture);
    await settle();
    expect(store.getState().status).toBe('playing');
  });

  it('that is not found leaves the game as it was, and says why', async () => {
    const { strategy, asked } = byHand();
    const store = createMinefieldStore({ board, layout: strategy });
    store.getState().open(1);
    const error = new Error('none');
    asked[0]?.fail(error);
    await settle();
    expect(store.getState()).toMatchObject({ laying: null, layError: error, status: 'ready' });
    store.getState().newGame({ layout: 'random' });
    store.getState().open(1);
    expect(store.getState()).toMatchObject({ status: 'playing', layError: null });
  });

  it('of the wrong board is an error of the strategy, not of the game', async () => {
    const { strategy, asked } = byHand();
    const store = createMinefieldStore({ board: presets.beginner, layout: strategy });
    store.getState().open(40);
    asked[0]?.answer(picture);
    await settle();
    expect(store.getState()).toMatchObject({ laying: null, status: 'ready' });
    expect(String(store.getState().layError)).toContain('mines: ');
  });

  it('stays the way of the games that follow, until another is chosen', () => {
    const { strategy, asked } = byHand();
    const store = createMinefieldStore({ board, layout: strategy });
    store.getState().newGame();
    store.getState().open(1);
    expect(asked).toHaveLength(1);
    store.getState().newGame({ layout: 'random' });
    store.getState().open(1);
    expect(asked).toHaveLength(1);
    expect(store.getState().status).not.toBe('ready');
    store.getState().newGame({ layout: strategy });
    store.getState().open(1);
    expect(asked).toHaveLength(2);
  });

  it('is taken back by a flag on the cell that waits: the next open is as safe as the first', async () => {
    const { strategy, asked } = byHand();
    const store = createMinefieldStore({ board, layout: strategy });
    store.getState().open(1);
    store.getState().mark(1);
    expect(asked[0]?.signal.aborted).toBe(true);
    expect(store.getState().laying).toBeNull();
    store.getState().open(2);
    expect(asked[1]).toMatchObject({ start: 2 });
  });

  it('says why an open does nothing while it is searched for, and that none was found', async () => {
    const { strategy, asked } = byHand();
    const store = createMinefieldStore({ board, layout: strategy });
    store.getState().open(1);
    store.getState().open(2);
    expect(store.getState().told?.news).toEqual({ type: 'refused', why: 'laying', move: 'open' });
    asked[0]?.fail(new Error('none'));
    await settle();
    expect(store.getState().told?.news).toEqual({ type: 'refused', why: 'no-layout', move: 'open' });
  });
});
