import { useMinefield, useMinefieldStore } from '@mines/react';
import type { ReactElement } from 'react';
import { useTexts } from '../language/context.js';
import { enter } from './enter.js';

/** Lies over a field that is paused: says so, and lets it go on. */
export function PausedCover(): ReactElement | null {
  const { play } = useTexts();
  const store = useMinefieldStore();
  const paused = useMinefield((state) => state.paused !== null);
  if (!paused) return null;
  return (
    <div className="paused-cover">
      <p>{play.paused}</p>
      <button type="button" onClick={() => enter(() => store.getState().resume())}>
        {play.resume}
      </button>
    </div>
  );
}
