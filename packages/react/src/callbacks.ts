'use client';

import type { Move } from '@mines/core';
import { useEffect } from 'react';
import type { ChangeReason, MinefieldState, MinefieldStore } from './state.js';

/** Why a callback is called. */
export interface ChangeDetails {
  /** Which action it was. */
  readonly reason: ChangeReason;
  /** The browser event behind it, where there was one. */
  readonly event: Event | undefined;
}

/** What a field tells its app. Each is called once per happening, after the state has changed. */
export interface MinefieldCallbacks {
  /** The first cell was opened. */
  readonly onStart?: ((state: MinefieldState, details: ChangeDetails) => void) | undefined;
  /** A move changed something. */
  readonly onMove?: ((move: Move, details: ChangeDetails) => void) | undefined;
  /** The last safe cell was opened. */
  readonly onWin?: ((state: MinefieldState, details: ChangeDetails) => void) | undefined;
  /** A mine was hit. */
  readonly onLose?: ((state: MinefieldState, details: ChangeDetails) => void) | undefined;
  /** Anything happened to the game: a move, a pause, a new game. */
  readonly onChange?: ((state: MinefieldState, details: ChangeDetails) => void) | undefined;
}

/** Calls back while the component is mounted. */
export function useCallbacks(store: MinefieldStore, callbacks: MinefieldCallbacks): void {
  const { onStart, onMove, onWin, onLose, onChange } = callbacks;
  useEffect(
    () =>
      store.subscribe((state, before) => {
        const { change, status } = state;
        if (change === before.change) return;
        const details = { reason: change.reason, event: change.event };
        const type = moveOf(change.reason);
        if (type && change.cell !== null) {
          const move = { type, cell: change.cell, at: change.at };
          if (before.status === 'ready' && status !== 'ready') onStart?.(state, details);
          onMove?.(move, details);
          if (status === 'won') onWin?.(state, details);
          if (status === 'lost') onLose?.(state, details);
        }
        onChange?.(state, details);
      }),
    [store, onStart, onMove, onWin, onLose, onChange],
  );
}

function moveOf(reason: ChangeReason): Move['type'] | null {
  return reason === 'open' || reason === 'mark' || reason === 'chord' ? reason : null;
}
