import { MineCounter, NewGameButton, Timer } from '@mines/react';
import type { ReactElement } from 'react';

/** Mines left, the face that begins a new game, the clock. */
export function Panel({ onNewGame }: { readonly onNewGame: () => void }): ReactElement {
  return (
    <div className="panel">
      <MineCounter />
      <NewGameButton
        onClick={(event) => {
          event.preventDefault();
          onNewGame();
        }}
      />
      <Timer />
    </div>
  );
}
