import { createMinefieldStore, type Labels, Minefield, MinefieldProvider, useMinefield } from '@mines/react';
import { useState } from 'react';

function Panel() {
  const status = useMinefield((state) => state.status);
  const opened = useMinefield((state) => state.opened);
  const paused = useMinefield((state) => state.paused !== null);
  const pause = useMinefield((state) => (paused ? state.resume : state.pause));
  const replay = useMinefield((state) => state.replay);
  return (
    <p>
      {status}, {opened} open{' '}
      <button type="button" disabled={status !== 'playing'} onClick={() => pause()}>
        {paused ? 'Resume' : 'Pause'}
      </button>{' '}
      <button type="button" onClick={() => replay()}>
        Same board again
      </button>
    </p>
  );
}

export function ControlledStore({ labels }: { readonly labels?: Labels }) {
  const [store] = useState(() => createMinefieldStore({ board: { width: 12, height: 6, mines: 9 } }));
  return (
    <MinefieldProvider store={store} labels={labels}>
      <Panel />
      <Minefield />
    </MinefieldProvider>
  );
}
