import { useMinefield } from '@mines/react';
import { ResultBanner } from '@mines/react/result';
import type { ReactElement } from 'react';
import { goTo } from '../app/route.js';
import { useLanguage } from '../language/context.js';
import { NewBest } from '../records/new-best.js';
import { useSettings } from '../settings/context.js';
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
  const motion = useSettings((state) => state.motion);
  return (
    <ResultBanner className="result" motion={motion !== 'off'}>
      <p>
        {status === 'won' ? texts.play.won(formatSeconds(labels.lang, elapsed)) : texts.play.lost} <NewBest />
      </p>
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
    </ResultBanner>
  );
}
