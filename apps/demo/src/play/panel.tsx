import { FlagModeSwitch, MineCounter, NewGameButton, Timer } from '@mines/react';
import { SoundSwitch, useSound } from '@mines/react/sound';
import type { ReactElement } from 'react';

/** Mines left, flag mode, the face that begins a new game, sound, the clock. */
export function Panel({ onNewGame }: { readonly onNewGame: () => void }): ReactElement {
  const sound = useSound();
  return (
    <div className="panel">
      <MineCounter />
      <FlagModeSwitch />
      <NewGameButton
        onClick={(event) => {
          event.preventDefault();
          onNewGame();
        }}
      />
      <SoundSwitch sound={sound} />
      <Timer />
    </div>
  );
}
