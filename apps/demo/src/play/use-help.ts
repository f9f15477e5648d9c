import { type MinefieldStore, useMinefield } from '@mines/react';
import { percentOf, type Sight, useHint } from '@mines/react/help';
import type { Hint } from '@mines/solver';
import { useEffect, useState } from 'react';
import type { Language } from '../language/language.js';
import { placeOf, placesOf } from './place.js';

/** Fetched when it is first asked for: nobody waits for a solver to play. */
const solver = (): Promise<typeof import('@mines/solver')> => import('@mines/solver');

/** The help that the solver gives on one field. */
export interface Help {
  readonly hint: Hint | null;
  readonly odds: Float64Array | null;
  readonly message: string | null;
  /** Where the framed numbers are, for those who do not see the frames; empty where there are none. */
  readonly proof: string;
  /** Why there is no board. The field says so itself to those who listen. */
  readonly fault: string | null;
  askHint(): void;
}

/** Hints on demand, and the odds of the field as it is while they are wanted. */
export function useHelp(store: MinefieldStore, wantsOdds: boolean, { texts, labels }: Language): Help {
  const { hint, ask } = useHint(async (sight: Sight) => (await solver()).hint(sight), store);
  const odds = useOdds(store, wantsOdds);
  const width = useMinefield((state) => state.board.width, store);
  const failed = useMinefield((state) => state.layError !== null, store);
  const change = useMinefield((state) => state.change, store);
  // The field for which there was nothing to say: the solver found no step, or gave up, or could not be fetched.
  const [silent, setSilent] = useState<object | null>(null);
  const nothing = silent === change ? texts.play.help.none : null;
  const message = hint ? explain(hint) : nothing;

  function explain({ action, cell, reason, chance }: Hint): string {
    const [row, column] = placeOf(cell, width);
    const { help } = texts.play;
    if (reason === 'guess') return help.guess(row, column, percentOf(labels.lang)(chance));
    return `${action === 'open' ? help.safe(row, column) : help.mine(row, column)} ${help.reasons[reason]}`;
  }

  return {
    hint,
    odds,
    message,
    proof: placesOf(hint?.numbers ?? [], width, texts.play.help, labels.lang),
    fault: failed ? texts.play.help.noBoard : null,
    askHint: () => {
      const asked = store.getState().change;
      ask()
        .then((found) => found ?? setSilent(asked))
        .catch(() => setSilent(asked));
    },
  };
}

function useOdds(store: MinefieldStore, wanted: boolean): Float64Array | null {
  const rows = useMinefield((state) => state.rows, store);
  const board = useMinefield((state) => state.board, store);
  const over = useMinefield((state) => state.status === 'won' || state.status === 'lost', store);
  const helped = useMinefield((state) => state.helped, store);
  const [found, setFound] = useState<{ readonly rows: object; readonly odds: Float64Array } | null>(null);
  const shown = wanted && !over;

  useEffect(() => {
    if (!shown) return;
    let stale = false;
    solver()
      .then(({ analyse }) => {
        const { probability } = analyse({ board, rows });
        if (!stale) setFound({ rows, odds: probability });
      })
      // Too tangled to count within the budget: then there are no odds to show, and the game goes on.
      .catch(() => stale || setFound(null));
    return () => {
      stale = true;
    };
  }, [board, rows, shown]);

  // A new game has not been helped yet.
  useEffect(() => {
    if (shown && !helped) store.getState().markHelped();
  }, [store, shown, helped]);

  return shown && found?.rows === rows ? found.odds : null;
}
