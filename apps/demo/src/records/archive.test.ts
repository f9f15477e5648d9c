import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Archive, createArchive, type StorageFault } from './archive.js';
import { openDatabase, STEPS } from './database.js';
import { dig, freshStorage, plant } from './testing/database.js';
import { gameOf } from './testing/game-of.js';
import { runningOf } from './testing/games.js';

beforeEach(freshStorage);
afterEach(() => {
  vi.restoreAllMocks();
});

function archive(): { readonly archive: Archive; readonly faults: StorageFault[] } {
  const faults: StorageFault[] = [];
  return { archive: createArchive({ onFault: (fault) => faults.push(fault) }), faults };
}

const ids = async (from: Archive, preset?: string): Promise<string[]> =>
  (await from.games(preset)).values.map(({ id }) => id);

describe('finished games', () => {
  it('are there for the next archive, all of them or those of one board', async () => {
    const first = archive().archive;
    await first.addGame(gameOf({ id: 'a' }));
    await first.addGame(gameOf({ id: 'b', preset: '9x9x11', board: { width: 9, height: 9, mines: 11 } }));
    first.close();
    const { archive: second, faults } = archive();
    expect(await second.games()).toEqual({
      values: [gameOf({ id: 'a' }), expect.objectContaining({ id: 'b' })],
      damaged: 0,
    });
    expect(await ids(second, 'beginner')).toEqual(['a']);
    expect(faults).toEqual([]);
  });

  it('of two tabs do not overwrite each other, and one that is kept twice is there once', async () => {
    const tabs = [archive().archive, archive().archive];
    await Promise.all(
      tabs.flatMap((tab, index) => [
        tab.addGame(gameOf({ id: `of tab ${index}` })),
        tab.addGame(gameOf({ id: 'of both', elapsed: index + 1 })),
      ]),
    );
    const kept = await archive().archive.games();
    expect(kept.values.map(({ id }) => id).sort()).toEqual(['of both', 'of tab 0', 'of tab 1']);
    expect(kept.values.find(({ id }) => id === 'of both')?.elapsed).toBe(1);
  });

  it('clear the slot that they were running in, in the same breath', async () => {
    const { archive: kept } = archive();
    await kept.putRunning(runningOf({ id: 'mine' }));
    await kept.putRunning(runningOf({ id: 'of another tab' }));
    await kept.addGame(gameOf({ id: 'a' }), 'mine');
    expect((await kept.running()).values.map(({ id }) => id)).toEqual(['of another tab']);
  });
});

describe('damaged records', () => {
  const damaged: unknown[] = [
    { id: 'nothing else' },
    { ...gameOf({ id: 'no time' }), elapsed: Number.NaN },
    { ...gameOf({ id: 'a later version' }), version: 2 },
    { ...gameOf({ id: 'a day that is not' }), day: '2026-02-30' },
    { ...gameOf({ id: 'another board' }), preset: 'expert' },
    { ...gameOf({ id: 'no board' }), board: { width: 9, height: 9, mines: 81 }, preset: '9x9x81' },
    { ...gameOf({ id: 'too much done' }), threeBVDone: 21 },
    { ...gameOf({ id: 'a negative count' }), clicks: { open: -1, mark: 0, chord: 0 } },
  ];

  it('are set aside: the others are read, it is said, and nothing is deleted', async () => {
    await plant('games', ...damaged, gameOf({ id: 'whole' }));
    const { archive: kept, faults } = archive();
    const found = await kept.games();
    expect(found.values.map(({ id }) => id)).toEqual(['whole']);
    expect(found.damaged).toBe(damaged.length);
    expect(faults).toEqual(['damaged']);
    await kept.addGame(gameOf({ id: 'another' }));
    expect(await dig('games')).toHaveLength(damaged.length + 2);
  });

  it('among the running games are set aside too', async () => {
    await plant('running', { id: 'broken', game: 'none' }, runningOf({ id: 'whole' }));
    const { archive: kept, faults } = archive();
    expect((await kept.running()).values.map(({ id }) => id)).toEqual(['whole']);
    expect(faults).toEqual(['damaged']);
    expect(await dig('running')).toHaveLength(2);
  });
});

describe('without storage', () => {
  const forbid: Record<string, () => void> = {
    'that throws when it is touched': () =>
      vi.spyOn(globalThis, 'indexedDB', 'get').mockImplementation(() => {
        throw new DOMException('no', 'SecurityError');
      }),
    'that throws when it is opened': () =>
      vi.spyOn(indexedDB, 'open').mockImplementation(() => {
        throw new DOMException('no', 'SecurityError');
      }),
    'that is not there': () => vi.spyOn(globalThis, 'indexedDB', 'get').mockReturnValue(Object(undefined)),
  };
  for (const [how, apply] of Object.entries(forbid)) {
    it(`${how}, games are remembered while the page lives, and it is said`, async () => {
      apply();
      const { archive: kept, faults } = archive();
      await kept.addGame(gameOf({ id: 'a' }));
      await kept.putRunning(runningOf({ id: 'mine' }));
      expect(await ids(kept)).toEqual(['a']);
      expect(await ids(kept, 'expert')).toEqual([]);
      expect(new Set(faults)).toEqual(new Set(['forbidden']));
      expect(await kept.merge([gameOf({ id: 'b' })], [])).toBeNull();
    });
  }

  it('of this version, as a later one was here, nothing is touched', async () => {
    const later = await openDatabase({
      steps: [...STEPS, (database) => database.deleteObjectStore('running')],
    });
    await later.put('games', gameOf({ id: 'of later' }));
    later.close();
    const { archive: kept, faults } = archive();
    await kept.addGame(gameOf({ id: 'a' }));
    expect(await ids(kept)).toEqual(['a']);
    expect(faults).toEqual(['newer']);
  });
});

describe('a full storage', () => {
  it('is said; the game is remembered, and written once there is room', async () => {
    const { archive: kept, faults } = archive();
    await kept.games();
    const full = vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await kept.addGame(gameOf({ id: 'a' }));
    expect(faults).toEqual(['full']);
    expect(await ids(kept)).toEqual(['a']);
    expect(await dig('games')).toEqual([]);
    full.mockRestore();
    await kept.addGame(gameOf({ id: 'b' }));
    expect(await dig('games')).toHaveLength(2);
    expect((await ids(kept)).sort()).toEqual(['a', 'b']);
  });

  it('in which there is not even room for the database is asked again', async () => {
    const { archive: kept, faults } = archive();
    const full = vi.spyOn(indexedDB, 'open').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await kept.addGame(gameOf({ id: 'a' }));
    expect(faults).toEqual(['full']);
    full.mockRestore();
    await kept.addGame(gameOf({ id: 'b' }));
    expect(await dig('games')).toHaveLength(2);
  });

  it('that refuses one of many imported games takes none of them', async () => {
    const { archive: kept, faults } = archive();
    await kept.addGame(gameOf({ id: 'mine' }));
    const { add } = IDBObjectStore.prototype;
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore, value) {
      if (value.id === 'third') throw new DOMException('full', 'QuotaExceededError');
      return add.call(this, value);
    });
    expect(
      await kept.merge(
        ['first', 'second', 'third'].map((id) => gameOf({ id })),
        [],
      ),
    ).toBeNull();
    expect(faults).toEqual(['full']);
    expect(await ids(kept)).toEqual(['mine']);
  });
});

describe('merging', () => {
  it('adds what is new and leaves what is there', async () => {
    const { archive: kept } = archive();
    await kept.addGame(gameOf({ id: 'a', elapsed: 1 }));
    await kept.putRunning(runningOf({ id: 'mine', savedAt: 1 }));
    const merged = await kept.merge(
      [gameOf({ id: 'a', elapsed: 2 }), gameOf({ id: 'b' })],
      [runningOf({ id: 'mine', savedAt: 2 }), runningOf({ id: 'theirs' })],
    );
    expect(merged).toEqual({ games: ['b'], running: ['theirs'] });
    expect((await kept.games()).values.map(({ id, elapsed }) => [id, elapsed])).toEqual([
      ['a', 1],
      ['b', 12_340],
    ]);
  });
});

describe('a lost connection', () => {
  it('is made again', async () => {
    const { archive: kept, faults } = archive();
    await kept.addGame(gameOf({ id: 'a' }));
    kept.close();
    await kept.addGame(gameOf({ id: 'b' }));
    expect(await ids(kept)).toEqual(['a', 'b']);
    expect(faults).toEqual([]);
  });
});
