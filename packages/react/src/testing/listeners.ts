import { vi } from 'vitest';

/**
 * Watches an event target from now on.
 *
 * @returns what listens to it at the time of the call: the types of event, sorted.
 */
export function watchListeners(target: EventTarget): () => string[] {
  type Entry = { type: string; listener: unknown; signal: AbortSignal | undefined };
  const live = new Set<Entry>();
  const add = target.addEventListener.bind(target);
  const remove = target.removeEventListener.bind(target);
  vi.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
    const signal = typeof options === 'object' ? options.signal : undefined;
    live.add({ type, listener, signal });
    add(type, listener, options);
  });
  vi.spyOn(target, 'removeEventListener').mockImplementation((type, listener, options) => {
    for (const entry of live) if (entry.type === type && entry.listener === listener) live.delete(entry);
    remove(type, listener, options);
  });
  return () =>
    [...live]
      .filter(({ signal }) => !signal?.aborted)
      .map(({ type }) => type)
      .sort();
}
