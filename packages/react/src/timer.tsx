'use client';

import { createElement, type ReactElement, useCallback, useSyncExternalStore } from 'react';
import { useMinefieldStore } from './context.js';
import { formatCounter } from './digits.js';
import type { Labels } from './labels.js';
import { type ElementOptions, renderElement } from './render-element.js';
import type { MinefieldStore } from './state.js';
import { useLabels } from './use-labels.js';

/**
 * The time of the game in whole seconds; the component renders again when one has passed. No timer runs unless the
 * clock does.
 *
 * @throws Error where there is no provider around and no store given.
 * @example
 * ```tsx
 * import { Minefield, MinefieldProvider, useSeconds } from '@mines/react';
 *
 * function Minutes() {
 *   const seconds = useSeconds();
 *   return <p>{Math.floor(seconds / 60)} minutes</p>;
 * }
 *
 * export function Game() {
 *   return (
 *     <MinefieldProvider>
 *       <Minutes />
 *       <Minefield />
 *     </MinefieldProvider>
 *   );
 * }
 * ```
 */
export function useSeconds(given?: MinefieldStore): number {
  const store = useMinefieldStore(given);
  const subscribe = useCallback((notify: () => void) => subscribeToSeconds(store, notify), [store]);
  const read = (): number => Math.floor(store.getState().elapsed() / 1000);
  const readFirst = (): number => Math.floor(store.getInitialState().clock.counted / 1000);
  return useSyncExternalStore(subscribe, read, readFirst);
}

function subscribeToSeconds(store: MinefieldStore, notify: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  // One timer to the next full second: it cannot drift, and a throttled one is late but never wrong.
  const schedule = (): void => {
    clearTimeout(timer);
    const { clock, elapsed } = store.getState();
    if (clock.since !== null) timer = setTimeout(tick, 1000 - (elapsed() % 1000));
  };
  const tick = (): void => {
    notify();
    schedule();
  };
  schedule();
  const unsubscribe = store.subscribe((state, before) => {
    if (state.clock !== before.clock) tick();
  });
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}

/** Props of {@link Timer}; the state is the time in seconds. */
export interface TimerProps extends ElementOptions<number> {
  /** The store. Default: that of the provider around. */
  readonly store?: MinefieldStore | undefined;
  /** The language. Default: that of the provider around, else English. */
  readonly labels?: Labels | undefined;
}

/**
 * Shows the seconds of the game on three digits, `999` from then on. It is no live region: a clock that speaks is noise.
 *
 * @throws Error where there is no provider around and no store given.
 * @example
 * ```tsx
 * import { Minefield, MinefieldProvider, Timer } from '@mines/react';
 *
 * export function Game() {
 *   return (
 *     <MinefieldProvider>
 *       <Timer />
 *       <Minefield />
 *     </MinefieldProvider>
 *   );
 * }
 * ```
 */
export function Timer({ store, labels, ...options }: TimerProps): ReactElement {
  const seconds = useSeconds(store);
  const words = useLabels(labels);
  return renderElement(
    {
      role: 'img',
      lang: words.lang,
      'aria-label': words.time(seconds),
      className: 'mines-timer',
      children: createElement('span', { 'aria-hidden': true }, formatCounter(seconds)),
    },
    options,
    seconds,
  );
}
