'use client';

import { createElement, type ReactElement } from 'react';
import { useMinefield } from './context.js';
import { formatCounter } from './digits.js';
import type { Labels } from './labels.js';
import { type ElementOptions, renderElement } from './render-element.js';
import type { MinefieldStore } from './state.js';
import { useLabels } from './use-labels.js';

/** Props of {@link MineCounter}; the state is the number of mines left. */
export interface MineCounterProps extends ElementOptions<number> {
  /** The store. Default: that of the provider around. */
  readonly store?: MinefieldStore | undefined;
  /** The language. Default: that of the provider around, else English. */
  readonly labels?: Labels | undefined;
}

/**
 * Shows mines less flags on three digits, `-01` below zero, from -99 to 999.
 *
 * @throws Error where there is no provider around and no store given.
 * @example
 * ```tsx
 * import { MineCounter, Minefield, MinefieldProvider } from '@mines/react';
 *
 * export function Game() {
 *   return (
 *     <MinefieldProvider>
 *       <MineCounter className={(left) => (left < 0 ? 'too-many' : undefined)} />
 *       <Minefield />
 *     </MinefieldProvider>
 *   );
 * }
 * ```
 */
export function MineCounter({ store, labels, ...options }: MineCounterProps): ReactElement {
  const left = useMinefield((state) => state.minesLeft, store);
  const words = useLabels(labels);
  return renderElement(
    {
      role: 'img',
      lang: words.lang,
      'aria-label': words.minesLeft(left),
      className: 'mines-counter',
      // In a page that runs from right to left the minus would end up behind the number.
      children: createElement('span', { 'aria-hidden': true, dir: 'ltr' }, formatCounter(left)),
    },
    options,
    left,
  );
}
