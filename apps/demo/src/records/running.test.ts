import 'fake-indexeddb/auto';
import { layoutOf, presets } from '@mines/core';
import { createMinefieldStore, type MinefieldStore } from '@mines/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createArchive } from './archive.js';
import { createRunning, type Running } from './running.js';
import { openSlots } from './slot.js';
import { createTally, type Tally } from './tally.js';
import { dig, freshStorage, plant } from './testing/database.js';
import { runningOf } from './testing/games.js';
import { Locks, type Tab } from './testing/locks.js';

let locks: Locks;
let ids = 0;
let time = 0;
const open: AbortController[] = [];

beforeEach(() => {
  freshStorage();
  locks = new Locks();
});
afterEach(() => {
  for (const page of open.splice(0)) page.abort();
});

interface Page {
  readonly tab: Tab;
  readonly store: MinefieldStore;
  readonly tally: Tally;
  readonly running: Running;
  /** It goes away without a word. */
  crash(): void;
}

/** A page that is loaded in a tab. */
function load(tab: Tab = locks.open(), link = ''): Page {
  const stop = new AbortController();
  open.push(stop);
  const store = createMinefieldStore({ board: presets.beginner, seed: 'tomato', now: () => time });
  const newId = (): string => `id ${++ids}`;
  const now = (): number => ++time;
  const tally = createTally(store, { now, newId });
  tally.follow();
  const archive = createArchive({ onFault: () => undefined });
  const slots = openSlots(tab.source());
  const { signal } = stop;
  const running = createRunning({ store, tally, archive, slots, link: () => link, now, newId, signal });
  return { tab, store, tally, running, crash: () => tab.close() };
}

/** Everything that was asked of the database is done: what is read now comes after it. */
const written = async (): Promise<number> => (await dig('running')).length;

async function playSome(page: Page, cell = 40): Promise<void> {
  page.store.getState().open(cell);
  page.running.save();
  await written();
}

const sight = ({ store }: Page): string => store.getState().save().sight;

describe('a page that is loaded again', () => {
  it('has its game back, paused, with its counts, and takes it up where it was', async () => {
    const first = load();
    expect(await first.running.begin()).toBeNull();
    first.store.getState().mark(0);
    await playSome(first);
    time += 12_000;
    first.running.save();
    await written();
    first.crash();
    const again = load(first.tab);
    expect(await again.running.begin()).toBeNull();
    expect(sight(again)).toBe(sight(first));
    expect(again.store.getState()).toMatchObject({ status: 'playing', paused: 'player' });
    expect(again.store.getState().elapsed()).toBeGreaterThanOrEqual(12_000);
    expect(again.tally.round()).toEqual(first.tally.round());
    expect(again.running.slot()).toBe(first.running.slot());
    again.store.getState().resume();
    expect(again.store.getState().paused).toBeNull();
  });

  it('has its first flags back', async () => {
    const first = load();
    await first.running.begin();
    first.store.getState().mark(3);
    first.running.save();
    await written();
    first.crash();
    const again = load(first.tab);
    await again.running.begin();
    expect(again.store.getState()).toMatchObject({ status: 'ready', minesLeft: 9 });
  });

  it('waits for the page that was there before to let go', async () => {
    const first = load();
    await first.running.begin();
    await playSome(first);
    const again = load(first.tab);
    const begun = again.running.begin();
    await written();
    first.crash();
    await begun;
    expect(sight(again)).toBe(sight(first));
  });

  it('leaves a game alone that was begun meanwhile; the other one waits', async () => {
    const first = load();
    await first.running.begin();
    await playSome(first);
    first.crash();
    const again = load(first.tab);
    again.store.getState().open(0);
    const mine = sight(again);
    expect(await again.running.begin()).toMatchObject({ id: first.running.slot() });
    expect(sight(again)).toBe(mine);
    again.running.save();
    expect(await written()).toBe(2);
  });

  it('has nothing back when the game was over or given up', async () => {
    const first = load();
    await first.running.begin();
    await playSome(first);
    first.store.getState().newGame();
    first.running.save();
    expect(await written()).toBe(0);
    first.crash();
    const again = load(first.tab);
    await again.running.begin();
    expect(again.store.getState().status).toBe('ready');
  });
});

describe('several tabs', () => {
  it('with running games each have their own back', async () => {
    const pages = [load(), load()];
    for (const page of pages) await page.running.begin();
    for (const [index, page] of pages.entries()) await playSome(page, index * 80);
    for (const page of pages) page.crash();
    for (const page of pages) {
      const again = load(page.tab);
      await again.running.begin();
      expect(sight(again)).toBe(sight(page));
    }
  });

  it('do not take a game that another one plays', async () => {
    const first = load();
    await first.running.begin();
    await playSome(first);
    const second = load();
    expect(await second.running.begin()).toBeNull();
    expect(second.store.getState().status).toBe('ready');
    expect(second.running.slot()).not.toBe(first.running.slot());
  });

  it('take the games of tabs that were closed, the latest first, each once', async () => {
    const [old, young] = [load(), load()];
    for (const page of [old, young]) {
      await page.running.begin();
      await playSome(page);
    }
    old.store.getState().open(0);
    for (const page of [old, young]) page.crash();
    const next = [load(), load(), load()];
    for (const page of next) await page.running.begin();
    const slots = next.map((page) => page.running.slot());
    expect(slots.slice(0, 2)).toEqual([young.running.slot(), old.running.slot()]);
    expect(slots[2]).not.toBeNull();
    expect(next[2]?.store.getState().status).toBe('ready');
  });

  it('of which one is a copy of the other play apart', async () => {
    const first = load();
    await first.running.begin();
    await playSome(first);
    const tab = locks.open(Object.fromEntries(first.tab.session));
    const source = tab.source();
    const copy = load(Object.assign(tab, { source: () => ({ ...source, handover: 1 }) }));
    await copy.running.begin();
    expect(copy.running.slot()).not.toBe(first.running.slot());
    expect(copy.store.getState().status).toBe('ready');
  });
});

describe('a link', () => {
  it('wins over a game that waits, which is offered and not lost', async () => {
    const first = load();
    await first.running.begin();
    await playSome(first);
    first.crash();
    const linked = load(first.tab, '?board=16x16x40');
    const offer = await linked.running.begin();
    expect(offer).toMatchObject({ id: first.running.slot() });
    await playSome(linked, 0);
    expect(await written()).toBe(2);
    if (!offer) throw new Error('There is an offer.');
    expect(await linked.running.resume(offer)).toBe(true);
    expect(sight(linked)).toBe(sight(first));
    // What was played is there for the next tab.
    const next = load();
    await next.running.begin();
    expect(next.store.getState().status).toBe('playing');
  });

  it('has its own game back when it is loaded again', async () => {
    const first = load(locks.open(), '?seed=tomato');
    await first.running.begin();
    await playSome(first);
    first.crash();
    const again = load(first.tab, '?seed=tomato');
    await again.running.begin();
    expect(sight(again)).toBe(sight(first));
  });
});

describe('a saved game that cannot be taken up', () => {
  it('is kept, and the page has a slot of its own', async () => {
    await plant('running', runningOf({ id: 'broken' }));
    const page = load(locks.open({ 'mines.slot': 'broken' }));
    await page.running.begin();
    expect(page.store.getState().status).toBe('ready');
    await playSome(page);
    expect(page.running.slot()).not.toBe('broken');
    expect(await written()).toBe(2);
  });
});

describe('without locks or a session', () => {
  it('a tab has its own game back and takes no other', async () => {
    const tab = locks.open();
    const bare = { ...tab, source: () => ({ session: tab.source().session }) };
    const first = load(Object.assign(locks.open(), bare));
    await first.running.begin();
    await playSome(first);
    const again = load(Object.assign(locks.open(), bare));
    await again.running.begin();
    expect(sight(again)).toBe(sight(first));
    const other = load(
      Object.assign(locks.open(), { source: () => ({ session: locks.open().source().session }) }),
    );
    await other.running.begin();
    expect(other.store.getState().status).toBe('ready');
  });

  it('that throws when it is touched, games are saved all the same', async () => {
    const tab = locks.open();
    const { locks: held } = tab.source();
    const source = () => ({
      locks: held,
      session: () => {
        throw new DOMException('no', 'SecurityError');
      },
    });
    const page = load(Object.assign(locks.open(), { source }));
    await page.running.begin();
    await playSome(page);
    expect(await written()).toBe(1);
  });
});

describe('boards of any size', () => {
  it('are saved and taken up', async () => {
    const board = { width: 200, height: 200, mines: 6000 };
    const first = load();
    await first.running.begin();
    first.store.getState().newGame({ board, seed: 'large' });
    await playSome(first, 20_100);
    first.crash();
    const again = load(first.tab);
    await again.running.begin();
    expect(sight(again)).toBe(sight(first));
    expect(again.store.getState().board).toEqual(board);
  });

  it('of one mine too, where the first open wins and nothing is left to save', async () => {
    const page = load();
    await page.running.begin();
    page.store.getState().newGame({ layout: layoutOf({ width: 3, height: 1, mines: 1 }, [2]) });
    await playSome(page, 0);
    expect(await written()).toBe(0);
  });
});
