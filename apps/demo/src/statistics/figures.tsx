import type { ReactElement } from 'react';
import { useDialogTexts } from '../language/context.js';
import type { Summary } from '../records/statistics/summary.js';
import type { Formats } from './format.js';

interface FiguresProps {
  readonly summary: Summary;
  readonly formats: Formats;
}

/** What games come to, a figure a tile. */
export function Figures({ summary, formats }: FiguresProps): ReactElement {
  const { figures } = useDialogTexts().statistics;
  const { count, seconds, decimal, percent } = formats;
  const shown: readonly (readonly [keyof typeof figures, string])[] = [
    ['games', count(summary.games)],
    ['wins', count(summary.wins)],
    ['winRate', percent(summary.winRate)],
    ['streak', count(summary.streak.current)],
    ['bestStreak', count(summary.streak.best)],
    ['best', seconds(summary.best)],
    ['median', seconds(summary.spread?.median ?? null)],
    ['mean', seconds(summary.mean)],
    ['speed', decimal(summary.bestSpeed)],
    ['efficiency', percent(summary.bestEfficiency)],
    ['openings', decimal(summary.openings)],
  ];
  return (
    <dl className="figures">
      {shown.map(([name, value]) => (
        <div key={name}>
          <dt>{figures[name]}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
