'use client';

import { type ReactElement, useEffect, useState } from 'react';
import { useMinefield, useMinefieldStore } from './context.js';
import type { Labels } from './labels.js';
import type { Told } from './news.js';
import type { MinefieldStore } from './state.js';
import { useLabels } from './use-labels.js';

/** Props of {@link Announcer}. */
export interface AnnouncerProps {
  /** The store. Default: that of the provider around. */
  readonly store?: MinefieldStore | undefined;
  /** The language. Default: that of the provider around, else English. */
  readonly labels?: Labels | undefined;
}

/** A message as it was said, and in which language. */
interface Saying {
  readonly told: Told;
  readonly text: string;
  readonly lang: string;
}

/**
 * Says what each action did, once, politely, to those who listen; nothing is seen of it. `<Minefield>` brings its own:
 * it is for those who write their own markup. Of several on one store, one says a message and the others are silent; a
 * message is not said again when the language changes or another field is put on the page.
 *
 * @throws Error where there is no provider around and no store given.
 * @example
 * ```tsx
 * import { Announcer, MinefieldProvider, useField } from '@mines/react';
 *
 * function OneRow() {
 *   const { state, gridProps, rowProps, cellProps } = useField();
 *   return (
 *     <div {...gridProps}>
 *       <div {...rowProps(0)}>
 *         {Array.from(state.rows[0] ?? [], (_, x) => (
 *           <div key={x} {...cellProps(x, 0)} />
 *         ))}
 *       </div>
 *     </div>
 *   );
 * }
 *
 * export function Game() {
 *   return (
 *     <MinefieldProvider board={{ width: 12, height: 1, mines: 3 }}>
 *       <OneRow />
 *       <Announcer />
 *     </MinefieldProvider>
 *   );
 * }
 * ```
 */
export function Announcer({ store: given, labels }: AnnouncerProps): ReactElement {
  const store = useMinefieldStore(given);
  const told = useMinefield((state) => state.told, store);
  const { lang, news } = useLabels(labels);
  const [saying, setSaying] = useState<Saying | null>(null);
  useEffect(() => {
    if (!told) return;
    const fresh = said.get(store) !== told;
    said.set(store, told);
    setSaying((now) => {
      if (now?.told === told) return now;
      return fresh ? { told, text: news(told.news), lang } : null;
    });
  }, [store, told, news, lang]);
  return (
    <div role="status" aria-live="polite" lang={saying?.lang ?? lang} className="mines-announcer">
      {/* A new element each time, so that the same words said again are heard again. */}
      {saying && <span key={saying.told.id}>{saying.text}</span>}
    </div>
  );
}

/** What was said last of each store, by whichever announcer. */
const said = new WeakMap<MinefieldStore, Told>();
