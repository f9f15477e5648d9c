import { percentOf } from '@mines/react/help';
import { type ReactElement, useState } from 'react';
import { useDialogTexts, useLanguage } from '../language/context.js';
import { formatsOf } from '../statistics/format.js';
import { type Guess, survival } from './guesses.js';
import { Position } from './position.js';
import type { Step } from './steps.js';
import { useGuesses } from './use-guesses.js';

/** The guesses of a game, each with its odds, what was better, and the field as it was. */
export function GuessList({ steps }: { readonly steps: readonly Step[] }): ReactElement {
  const { review } = useDialogTexts();
  const { lang } = useLanguage().labels;
  const { found, unknown, done } = useGuesses(steps);
  const { count, percent } = formatsOf(lang);
  return (
    <section className="guesses">
      <h3>{review.guesses}</h3>
      <p role="status">
        {!done && review.counting}
        {done && found.length === 0 && unknown === 0 && review.noGuesses}
        {done && found.length > 0 && review.survival(percent(survival(found)))}
        {unknown > 0 && ` ${review.unknown(count(unknown))}`}
      </p>
      <ol>
        {found.map((guess) => (
          <li key={guess.move}>
            <Entry guess={guess} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function Entry({ guess }: { readonly guess: Guess }): ReactElement {
  const { review } = useDialogTexts();
  const { lang } = useLanguage().labels;
  const [open, setOpen] = useState(false);
  const { count } = formatsOf(lang);
  const percent = percentOf(lang);
  const { taken, least, move, step } = guess;
  const { width } = step.board;
  const row = (cell: number): string => count(Math.floor(cell / width) + 1);
  const column = (cell: number): string => count((cell % width) + 1);
  const better =
    least.chance === 0
      ? review.certain(row(least.cell), column(least.cell))
      : least.chance < taken.chance
        ? review.better(row(least.cell), column(least.cell), percent(least.chance))
        : review.best;
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {review.move(count(move), row(taken.cell), column(taken.cell), percent(taken.chance))}{' '}
        <small>{better}</small>
      </summary>
      {open && <Position guess={guess} />}
    </details>
  );
}
