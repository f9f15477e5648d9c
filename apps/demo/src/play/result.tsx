import { useMinefield } from '@mines/react';
import type { ReactElement } from 'react';
import { goTo } from '../app/route.js';
import { useLanguage } from '../language/context.js';
import { NewBest } from '../records/new-best.js';
import { formatSeconds } from './duration.js';

interface ResultProps {
  readonly onAgain: () => void;
  readonly onSame: () => void;
}

/** How the game ended, and how to go on. */
export function Result({ onAgain, onSame }: ResultProps): ReactElement {
  const status = useMinefield((state) => state.status);
  const elapsed = useMinefield((state) => state.clock.counted);
  const { texts, labels } = useLanguage();
  const over = status === 'won' || status === 'lost';
  return (
    <div className="result" data-status={status}>
      <p>
        {status === 'won' && texts.play.won(formatSeconds(labels.lang, elapsed))}
        {status === 'lost' && texts.play.lost} <NewBest />
      </p>
      {over && (
        <div className="actions">
          <button type="button" onClick={onAgain}>
            {texts.play.newGame}
          </button>
          <button type="button" onClick={onSame}>
            {texts.play.sameBoard}
          </button>
          <button type="button" onClick={() => goTo(['review'])}>
            {texts.play.review}
          </button>
        </div>
      )}
    </div>
  );
}
