import type { StoreApi } from 'zustand/vanilla';

/**
 * The store with listeners that hear of every change in its order. In zustand a listener that changes the state is heard
 * at once: others then hear of the later change first, and of the earlier one never.
 */
export function inOrder<State>(store: StoreApi<State>): StoreApi<State> {
  type Listener = Parameters<typeof store.subscribe>[0];
  const listeners = new Set<Listener>();
  const changes: Parameters<Listener>[] = [];
  store.subscribe((...change) => {
    if (changes.push(change) > 1) return;
    try {
      // It grows while it is gone through.
      for (const each of changes) for (const listener of listeners) listener(...each);
    } finally {
      changes.length = 0;
    }
  });
  return {
    ...store,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
