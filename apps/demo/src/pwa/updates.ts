import { createStore, type StoreApi } from 'zustand/vanilla';

/** Goes over to the version of the page that has arrived; `null` while there is no newer one. */
export type Update = { readonly apply: () => void } | null;

/**
 * Keeps the page for when there is no network, and says when a newer one has arrived. A newer one waits until it is
 * asked for: nobody loses a game to it.
 */
export function watchUpdates(): StoreApi<Update> {
  const updates = createStore<Update>(() => null);
  const register = async (): Promise<void> => {
    const { registerSW } = await import('virtual:pwa-register');
    const apply = registerSW({
      immediate: true,
      onNeedRefresh: () => updates.setState({ apply: () => void apply() }, true),
      // Where service workers are forbidden the page plays all the same, only not without a network.
      onRegisterError: () => undefined,
    });
  };
  // The game comes first: what is kept is fetched when the page has all that it needs.
  const begin = (): void => void register().catch(() => undefined);
  if (document.readyState === 'complete') begin();
  else addEventListener('load', begin, { once: true });
  return updates;
}
