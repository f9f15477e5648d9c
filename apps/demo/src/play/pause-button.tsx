import { useMinefield, useMinefieldStore } from '@mines/react';
import type { ReactElement } from 'react';
import { useTexts } from '../language/context.js';

/** Stops the clock of a running game and conceals the field, or lets it go on. */
export function PauseButton(): ReactElement {
  const { play } = useTexts();
  const store = useMinefieldStore();
  const paused = useMinefield((state) => state.paused !== null);
  const playing = useMinefield((state) => state.status === 'playing');
  const { pause, resume } = store.getState();
  return (
    <button
      type="button"
      className="pause"
      disabled={!playing}
      aria-label={paused ? play.resume : play.pause}
      onClick={(event) => (paused ? resume(event.nativeEvent) : pause('player', event.nativeEvent))}
    >
      <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true" fill="currentColor">
        <path d={paused ? 'M7 4.5v15l13-7.5z' : 'M6 5h4v14H6zM14 5h4v14h-4z'} />
      </svg>
    </button>
  );
}
