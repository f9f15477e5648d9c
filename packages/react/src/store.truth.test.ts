import { describe, expect, it } from 'vitest';
import type { MinefieldState, MinefieldStore } from './state.js';
import { createMinefieldStore } from './store.js';
import { sightOf, storeOn } from './testing/stores.js';
import { reachable } from './testing/walk.js';

/** The state without what it can do: all that a view, a developer tool or an extension could read. */
function readable(store: MinefieldStore): unknown {
  return Object.fromEntries(
    Reflect.ownKeys(store.getState()).flatMap((key) => {
      const value: unknown = Reflect.get(store.getState(), key);
      return typeof value === 'function' ? [] : [[key, value]];
    }),
  );
}

describe('before the end of a game, the state', () => {
  // One sight, two truths: each cell around the middle may hold the mine.
  const truths = ['*..\n...\n...', '...\n..*\n...', '...\n...\n*..'];

  it('is the same whatever is under the cells, as long as the sight is', () => {
    const [first, ...others] = truths.map((picture) => {
      const store = storeOn(picture, { now: () => 0 });
      const { open, mark, chord, setPress } = store.getState();
      open(4);
      mark(1);
      mark(7);
      chord(4);
      setPress({ cell: 3, intent: 'open' });
      expect(sightOf(store)).toBe('.F.\n.1.\n.F.');
      return readable(store);
    });
    for (const other of others) expect(other).toStrictEqual(first);
  });

  it('holds nothing that a mine could be read from, symbols and functions included', () => {
    const store = createMinefieldStore({ seed: 'tomato' });
    store.getState().open(40);
    const code = store.getState().layoutCode();
    const bytes = new Set(store.getState().rows);
    const things = [...reachable(store.getState()), ...reachable(store)];
    for (const thing of things) {
      expect(thing).not.toBe(code);
      if (ArrayBuffer.isView(thing)) expect([...bytes]).toContain(thing);
      if (typeof thing === 'symbol') expect(String(thing)).not.toMatch(/truth|tiles/);
    }
    expect(things.length).toBeGreaterThan(20);
    for (const row of bytes) for (const face of row) expect(face).toBeLessThanOrEqual(9);
  });

  it('does not tell the seed, from which the mines could be laid again', () => {
    const store = createMinefieldStore({ seed: 'tomato' });
    store.getState().open(40);
    expect([...reachable(store.getState())]).not.toContain('tomato');
  });
});

it('after a loss the sight shows the mines, and the state still no more than the sight', () => {
  const lose = (picture: string): MinefieldState => {
    const store = storeOn(picture, { now: () => 0 });
    store.getState().open(0);
    return store.getState();
  };
  expect([...reachable(lose('*.*'))].filter(ArrayBuffer.isView)).toHaveLength(2);
});
