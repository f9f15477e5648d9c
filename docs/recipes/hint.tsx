import { en, type Labels, Minefield, MinefieldProvider, useMinefield } from '@mines/react';
import { FieldOverlay, oddsLabels, useHint } from '@mines/react/help';
import { analyse, hint } from '@mines/solver';
import { useMemo, useState } from 'react';

function Helped({ labels = en }: { readonly labels?: Labels | undefined }) {
  const board = useMinefield((state) => state.board);
  const rows = useMinefield((state) => state.rows);
  const help = useHint(hint);
  const [shown, setShown] = useState(false);
  const odds = useMemo(() => (shown ? analyse({ board, rows }).probability : null), [shown, board, rows]);
  return (
    <>
      <p>
        <button type="button" onClick={() => void help.ask()}>
          Hint
        </button>{' '}
        <label>
          <input
            type="checkbox"
            checked={shown}
            onChange={(event) => setShown(event.currentTarget.checked)}
          />{' '}
          Odds
        </label>
      </p>
      <FieldOverlay odds={odds} hint={help.hint}>
        <Minefield labels={odds ? oddsLabels(labels, board, odds) : labels} />
      </FieldOverlay>
      <p aria-live="polite">
        {help.hint && `${help.hint.action} ${help.hint.cells.length} (${help.hint.reason})`}
      </p>
    </>
  );
}

export function Hint({ labels }: { readonly labels?: Labels }) {
  return (
    <MinefieldProvider seed="tomato" labels={labels}>
      <Helped labels={labels} />
    </MinefieldProvider>
  );
}
