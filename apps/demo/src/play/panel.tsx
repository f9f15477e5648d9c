import { FlagModeSwitch, MineCounter, NewGameButton, Timer } from '@mines/react';
import { type Sound, SoundSwitch, useSound } from '@mines/react/sound';
import { type ReactElement, useEffect, useMemo } from 'react';
import { useSettings, useSettingsStore } from '../settings/context.js';
import { PauseButton } from './pause-button.js';

/** Mines left, flag mode, the face that begins a new game, sound, the clock. */
export function Panel({ onNewGame }: { readonly onNewGame: () => void }): ReactElement {
  const sound = useChosenSound();
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
      <PauseButton />
      <SoundSwitch sound={sound} />
      <Timer />
    </div>
  );
}

/** The sound of the field, its knobs being the settings. */
function useChosenSound(): Sound {
  const store = useSettingsStore();
  const { on, volume } = useSettings((state) => state.sound);
  const { setOn, setVolume } = useSound({ initiallyOn: on, initialVolume: volume });
  useEffect(() => setOn(on), [setOn, on]);
  useEffect(() => setVolume(volume), [setVolume, volume]);
  return useMemo(() => {
    const choose = (change: Partial<Pick<Sound, 'on' | 'volume'>>): void =>
      store.getState().choose({ sound: { on, volume, ...change } });
    return {
      on,
      volume,
      setOn: (wanted: boolean) => choose({ on: wanted }),
      setVolume: (wanted: number) => choose({ volume: wanted }),
    };
  }, [store, on, volume]);
}
