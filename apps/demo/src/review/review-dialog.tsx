import { useMinefieldStore } from '@mines/react';
import { type ReactElement, useState } from 'react';
import { useDialogTexts, useLanguage } from '../language/context.js';
import { useRecords } from '../records/context.js';
import { finishedGame } from '../records/finish.js';
import type { FinishedGame } from '../records/schema.js';
import { clickCount, efficiency, speed } from '../records/statistics/measure.js';
import { formatsOf } from '../statistics/format.js';
import { useSteps } from './context.js';
import { GuessList } from './guess-list.js';
import './review.css';

/** What there is to learn from the game that has just ended. */
export default function ReviewDialog(): ReactElement {
  const { review } = useDialogTexts();
  const store = useMinefieldStore();
  const { tally } = useRecords();
  const remembered = useSteps();
  // The game as it is when the dialog opens: behind it nothing moves.
  const [{ game, steps }] = useState(() => {
    const { status, helped, rows, save } = store.getState();
    const over = status === 'won' || status === 'lost';
    return {
      game: over ? finishedGame({ round: tally.round(), saved: save(), status, helped, rows }) : null,
      steps: remembered.all(),
    };
  });
  if (!game) return <p>{review.none}</p>;
  return (
    <div className="review">
      <Figures game={game} />
      <GuessList steps={steps} />
    </div>
  );
}

function Figures({ game }: { readonly game: FinishedGame }): ReactElement {
  const { review } = useDialogTexts();
  const { lang } = useLanguage().labels;
  const { count, seconds, decimal, percent } = formatsOf(lang);
  const { figures } = review;
  const shown = [
    [figures.time, seconds(game.elapsed)],
    [figures.threeBV, review.of(count(game.threeBVDone), count(game.threeBV))],
    [figures.speed, decimal(speed(game))],
    [figures.clicks, count(clickCount(game))],
    [figures.efficiency, percent(efficiency(game))],
    [figures.openings, count(game.openings)],
  ];
  return (
    <dl className="figures">
      {shown.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
