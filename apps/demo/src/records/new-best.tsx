import { useMinefield } from '@mines/react';
import type { ReactElement } from 'react';
import { useLanguage } from '../language/context.js';
import { formatSeconds } from '../play/duration.js';
import { useRecordsView } from './context.js';

/** Says that the game that was just won has the best time of its kind. It is heard too: it comes a moment later. */
export function NewBest(): ReactElement {
  const { texts, labels } = useLanguage();
  const round = useMinefield((state) => state.round);
  const best = useRecordsView((state) => state.best);
  const shown = best?.round === round ? best : null;
  return (
    <span role="status" className="best">
      {shown && texts.saving.newBest(shown.before === null ? null : formatSeconds(labels.lang, shown.before))}
    </span>
  );
}
