import { useMinefield } from '@mines/react';
import type { ReactElement } from 'react';
import { useTexts } from '../language/context.js';

interface HelpBarProps {
  readonly message: string | null;
  readonly proof: string;
  readonly fault: string | null;
  readonly odds: boolean;
  readonly onHint: () => void;
  readonly onOdds: (on: boolean) => void;
  readonly noGuess: boolean;
  readonly onNoGuess: (on: boolean) => void;
}

/** A hint, the odds, boards without guessing; what the hint says, and that the game was helped. */
export function HelpBar(props: HelpBarProps): ReactElement {
  const { help } = useTexts().play;
  const { message, proof, fault, odds, onHint, onOdds, noGuess, onNoGuess } = props;
  const helped = useMinefield((state) => state.helped);
  const over = useMinefield((state) => state.status === 'won' || state.status === 'lost');
  return (
    <div className="help">
      <button type="button" disabled={over} onClick={onHint}>
        {help.hint}
      </button>
      <label>
        <input type="checkbox" checked={odds} onChange={(event) => onOdds(event.currentTarget.checked)} />
        {help.odds}
      </label>
      <label>
        <input
          type="checkbox"
          checked={noGuess}
          onChange={(event) => onNoGuess(event.currentTarget.checked)}
        />
        {help.noGuess}
      </label>
      {helped && <span className="helped">{help.helped}</span>}
      <p role="status">
        {message && <span>{message}</span>}
        {message && proof && <small className="unseen">{` ${proof}`}</small>}
      </p>
      {fault && (
        <p>
          <span>{fault}</span>
        </p>
      )}
    </div>
  );
}
