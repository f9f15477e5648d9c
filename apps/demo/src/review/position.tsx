import { createMinefieldStore, Row } from '@mines/react';
import { FieldOverlay, oddsLabels } from '@mines/react/help';
import { type CSSProperties, type ReactElement, useState } from 'react';
import { Scroller } from '../app/scroller.js';
import { useDialogTexts, useLanguage } from '../language/context.js';
import type { Guess } from './guesses.js';

const PLAIN = {};

/** A row that nobody acts on. */
const STILL = {
  above: undefined,
  below: undefined,
  chord: 'off',
  stop: -1,
  focused: false,
  concealed: false,
  over: true,
  press: -1,
  intent: 'open',
  resting: false,
  hydrated: true,
} as const;

/** What the player saw at a guess, with the odds over it. To look at, not to play on. */
export function Position({ guess }: { readonly guess: Guess }): ReactElement {
  const { review } = useDialogTexts();
  const { labels } = useLanguage();
  const { step, odds, taken, least } = guess;
  const { board, rows } = step;
  // The overlay takes its measures from a store; nothing is played on this one.
  const [store] = useState(() => createMinefieldStore({ board }));
  const named = oddsLabels(labels, board, odds);
  const columns: CSSProperties & Record<`--${string}`, number> = { '--mines-columns': board.width };
  return (
    <Scroller className="position" label={review.position}>
      <FieldOverlay store={store} odds={odds} hint={{ cells: [taken.cell], numbers: [least.cell] }}>
        <div
          className="mines-field"
          role="grid"
          aria-label={review.position}
          aria-readonly="true"
          aria-rowcount={board.height}
          aria-colcount={board.width}
          data-phase="playing"
          style={columns}
        >
          {rows.map((faces, y) => (
            <Row
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
              key={y}
              y={y}
              faces={faces}
              rings={null}
              labels={named}
              cell={PLAIN}
              {...STILL}
            />
          ))}
        </div>
      </FieldOverlay>
    </Scroller>
  );
}
