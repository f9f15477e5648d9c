'use client';

import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};

/**
 * Whether the page is alive: not on a server, nor while the browser takes over what a server sent. Custom properties
 * are set from then on: as attributes of sent markup a strict Content-Security-Policy refuses them, and from a script
 * it does not.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
