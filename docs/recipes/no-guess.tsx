import { type Labels, Minefield, MinefieldProvider, presets, useMinefield } from '@mines/react';
import { layNoGuess } from '@mines/solver/worker';

function Notice() {
  const laying = useMinefield((state) => state.laying !== null);
  const failed = useMinefield((state) => state.layError);
  if (failed) return <p>{failed instanceof Error ? failed.message : 'No such board was found.'}</p>;
  return (
    <p>{laying ? 'Looking for a board without guesses' : 'This board can be solved by thinking alone.'}</p>
  );
}

export function NoGuess({ labels }: { readonly labels?: Labels }) {
  return (
    <MinefieldProvider board={presets.beginner} layout={layNoGuess} labels={labels}>
      <Minefield />
      <Notice />
    </MinefieldProvider>
  );
}
