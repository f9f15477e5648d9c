'use client';

import { encodeLayout, type Layout } from '@mines/core';
import { createContext, type ReactElement, type ReactNode, useContext, useMemo, useState } from 'react';
import { useStore } from 'zustand';
import { en } from './labels/en.js';
import type { Labels } from './labels.js';
import type { MinefieldOptions, MinefieldState, MinefieldStore } from './state.js';
import { createMinefieldStore } from './store.js';

interface Shared {
  readonly store: MinefieldStore;
  readonly labels: Labels;
}

// It carries the store, never the state: a provider renders once.
const MinefieldContext = createContext<Shared | null>(null);

/** Props of {@link MinefieldProvider}. */
export interface MinefieldProviderProps extends MinefieldOptions {
  /** A store made by `createMinefieldStore`. Without one the provider makes its own from its other props. */
  readonly store?: MinefieldStore | undefined;
  /** The language of all components inside. Default: English. */
  readonly labels?: Labels | undefined;
  /** What shows the field. */
  readonly children?: ReactNode;
}

/**
 * Shares one field between the components inside: the field itself, its counter, its timer, its button.
 *
 * @example
 * ```tsx
 * import { MineCounter, Minefield, MinefieldProvider, NewGameButton, presets, Timer } from '@mines/react';
 *
 * export function Game() {
 *   return (
 *     <MinefieldProvider board={presets.beginner}>
 *       <div style={{ display: 'grid', justifyItems: 'center', gap: 12, padding: 12 }}>
 *         <div>
 *           <MineCounter /> <NewGameButton /> <Timer />
 *         </div>
 *         <Minefield />
 *       </div>
 *     </MinefieldProvider>
 *   );
 * }
 * ```
 */
export function MinefieldProvider({
  store,
  labels = en,
  children,
  ...options
}: MinefieldProviderProps): ReactElement {
  const own = useOwnStore(store, options);
  const shared = useMemo(() => ({ store: own, labels }), [own, labels]);
  return <MinefieldContext.Provider value={shared}>{children}</MinefieldContext.Provider>;
}

/** The store that was handed in, else one of one's own, made anew when the board or what lies under it changes. */
export function useOwnStore(
  given: MinefieldStore | null | undefined,
  options: MinefieldOptions,
): MinefieldStore {
  const { board, seed } = options;
  // A strategy is read once, like the other settings: one that is written in place is another one in each render.
  const layout = typeof options.layout === 'object' ? options.layout : undefined;
  const key = [board?.width, board?.height, board?.mines, seed].join();
  const make = () => ({ key, layout, store: createMinefieldStore(options) });
  const [own, setOwn] = useState(() => (given ? null : make()));
  if (given) return given;
  if (own?.key === key && sameLayout(own.layout, layout)) return own.store;
  const next = make();
  setOwn(next);
  return next.store;
}

/** Whether it is the same truth, though perhaps written in place and so another object in each render. */
function sameLayout(one: Layout | undefined, other: Layout | undefined): boolean {
  return one === other || (!!one && !!other && encodeLayout(one) === encodeLayout(other));
}

/** What the provider around shares, `null` where there is none. */
export function useShared(): Shared | null {
  return useContext(MinefieldContext);
}

/**
 * The store of the provider around.
 *
 * @throws Error where there is no provider around and no store given.
 * @example
 * ```tsx
 * import { Minefield, MinefieldProvider, useMinefieldStore } from '@mines/react';
 *
 * function PauseButton() {
 *   const store = useMinefieldStore();
 *   return (
 *     <button type="button" onClick={() => store.getState().pause()}>
 *       Pause
 *     </button>
 *   );
 * }
 *
 * export function Game() {
 *   return (
 *     <MinefieldProvider>
 *       <PauseButton />
 *       <Minefield />
 *     </MinefieldProvider>
 *   );
 * }
 * ```
 */
export function useMinefieldStore(store?: MinefieldStore): MinefieldStore {
  const shared = useShared();
  const found = store ?? shared?.store;
  if (!found) {
    throw new Error(
      'mines: there is no field here. The component shows the state of one. Put it inside <MinefieldProvider> or pass it a store.',
    );
  }
  return found;
}

/**
 * A part of the state of the field around; the component renders again when that part changes.
 *
 * @throws Error where there is no provider around and no store given.
 * @example
 * ```tsx
 * import { Minefield, MinefieldProvider, useMinefield } from '@mines/react';
 *
 * function Left() {
 *   const left = useMinefield((state) => state.minesLeft);
 *   return <p>{left} to find</p>;
 * }
 *
 * export function Game() {
 *   return (
 *     <MinefieldProvider>
 *       <Left />
 *       <Minefield />
 *     </MinefieldProvider>
 *   );
 * }
 * ```
 */
export function useMinefield<T>(selector: (state: MinefieldState) => T, store?: MinefieldStore): T {
  return useStore(useMinefieldStore(store), selector);
}
