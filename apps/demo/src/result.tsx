import { useMinefield } from '@mines/react';
import type { ReactElement } from 'react';

interface ResultProps {
  readonly onAgain: () => void;
  readonly onSame: () => void;
}

/** How the game ended, and how to go on. */
export function Result({ onAgain, onSame }: ResultProps): ReactElement {
  const status = useMinefield((state) => state.status);
  const elapsed = useMinefield((state) => state.elapsed());
  const over = status === 'won' || status === 'lost';
  return (
    <div className="result" data-status={status}>
      <p>
        {status === 'won' && `Cleared in ${formatSeconds(elapsed)}.`}
        {status === 'lost' && 'That was a mine.'}
      </p>
      {over && (
        <div className="actions">
          <button type="button" onClick={onAgain}>
            New game
          </button>
          <button type="button" onClick={onSame}>
            Same board
          </button>
        </div>
      )}
    </div>
  );
}

const seconds = new Intl.NumberFormat('en', {
  style: 'unit',
  unit: 'second',
  unitDisplay: 'long',
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
});

function formatSeconds(ms: number): string {
  return seconds.format(ms / 1000);
}
