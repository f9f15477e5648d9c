'use client';

import type { ReactElement } from 'react';
import { useMinefield } from './context.js';
import type { Labels } from './labels.js';
import type { MinefieldStore } from './state.js';
import { useLabels } from './use-labels.js';

/** Props of {@link Announcer}. */
export interface AnnouncerProps {
  readonly store?: MinefieldStore | undefined;
  readonly labels?: Labels | undefined;
}

/**
 * Says what each action did, once, politely, to those who listen; nothing is seen of it. `<Minefield>` brings its own:
 * it is for those who write their own markup.
 *
 * @throws Error where there is no provider around and no store given.
 */
export function Announcer({ store, labels }: AnnouncerProps): ReactElement {
  const told = useMinefield((state) => state.told, store);
  const { lang, news } = useLabels(labels);
  return (
    <div role="status" aria-live="polite" lang={lang} className="mines-announcer">
      {/* A new element each time, so that the same words said again are heard again. */}
      {told && <span key={told.id}>{news(told.news)}</span>}
    </div>
  );
}
