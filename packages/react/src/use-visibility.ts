'use client';

import { useEffect } from 'react';
import type { MinefieldState, MinefieldStore } from './state.js';

/** Pauses the game while the page is hidden, if the store asks for it. */
export function useVisibility(store: MinefieldStore, state: MinefieldState): void {
  const { pauseWhenHidden: wanted, status } = state;
  // Looked at again when a game begins: it may begin unseen, when a layout took its time.
  const playing = status === 'playing';
  useEffect(() => {
    if (!wanted) return;
    const look = (event?: Event): void => {
      const { paused, pause, resume } = store.getState();
      if (document.hidden) pause('hidden', event);
      else if (paused === 'hidden') resume(event);
    };
    if (playing) look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [store, wanted, playing]);
}
