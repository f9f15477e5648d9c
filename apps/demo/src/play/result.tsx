import { useMinefield } from '@mines/react';
import type { ReactElement } from 'react';
import { useLanguage } from '../language/context.js';

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
        {status === 'lost' && texts.play.lost}
      </p>
      {over && (
        <div className="actions">
          <button type="button" onClick={onAgain}>
            {texts.play.newGame}
          </button>
          <button type="button" onClick={onSame}>
            {texts.play.sameBoard}
          </button>
        </div>
      )}
    </div>
  );
}

/** Hundredths of a second, as records are kept. */
function formatSeconds(lang: string, ms: number): string {
  return new Intl.NumberFormat(lang, {
    style: 'unit',
    unit: 'second',
    unitDisplay: 'long',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  }).format(ms / 1000);
}
