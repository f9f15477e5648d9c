import type { ReactElement } from 'react';

interface LinkFaultProps {
  readonly fault: string;
  readonly onPlay: () => void;
}

/** Says what is wrong with the link that led here, and offers a game all the same. */
export function LinkFault({ fault, onPlay }: LinkFaultProps): ReactElement {
  return (
    <div className="fault" role="alert">
      <p>
        <strong>This link does not lead to a game.</strong> {fault}
      </p>
      <button type="button" onClick={onPlay}>
        Play a normal game
      </button>
    </div>
  );
}
