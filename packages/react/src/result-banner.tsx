'use client';

/**
 * How a game ended, in a banner that slides in: an optional entry.
 *
 * @packageDocumentation
 */

import type { ReactElement, ReactNode } from 'react';
import { useMinefield } from './context.js';
import type { Labels } from './labels.js';
import { explodedIn } from './news.js';
import { type ElementOptions, renderElement } from './render-element.js';
import type { MinefieldState, MinefieldStore } from './state.js';
import { useLabels } from './use-labels.js';

/** Props of {@link ResultBanner}; the state is the status of the game. */
export interface ResultBannerProps extends ElementOptions<MinefieldState['status']> {
  /** The store. Default: that of the provider around. */
  readonly store?: MinefieldStore | undefined;
  /** The language. Default: that of the provider around, else English. */
  readonly labels?: Labels | undefined;
  /** Whether it slides in; a wish of the system for less motion is heeded anyway. Default: true. */
  readonly motion?: boolean | undefined;
  /** What is shown once the game is over instead of a sentence. */
  readonly children?: ReactNode;
}

/**
 * Shows how the game ended once it did; before that it is an empty element, which keeps the place. It is no live region:
 * the field has said the same already.
 *
 * @throws Error where there is no provider around and no store given.
 * @example
 * ```tsx
 * import { Minefield, MinefieldProvider } from '@mines/react';
 * import { ResultBanner } from '@mines/react/result';
 *
 * export function Game() {
 *   return (
 *     <MinefieldProvider>
 *       <ResultBanner />
 *       <Minefield />
 *     </MinefieldProvider>
 *   );
 * }
 * ```
 */
export function ResultBanner({
  store,
  labels,
  motion = true,
  children,
  ...options
}: ResultBannerProps): ReactElement {
  const status = useMinefield((state) => state.status, store);
  const over = status === 'won' || status === 'lost';
  return renderElement(
    {
      className: 'mines-result',
      ...{ 'data-status': status, 'data-motion': motion ? '' : undefined },
      children: over ? (children ?? <Sentence store={store} labels={labels} />) : null,
    },
    options,
    status,
  );
}

function Sentence({ store, labels }: Pick<ResultBannerProps, 'store' | 'labels'>): ReactElement {
  const { lang, news } = useLabels(labels);
  const text = useMinefield(({ status, board, rows, clock }) => {
    if (status === 'won') return news({ type: 'won', ms: clock.counted });
    const hit = explodedIn({ board, rows });
    const [row, column] = [Math.floor(hit / board.width) + 1, (hit % board.width) + 1];
    return news({ type: 'lost', row, column });
  }, store);
  return <p lang={lang}>{text}</p>;
}
