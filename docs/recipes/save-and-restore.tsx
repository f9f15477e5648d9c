import { createMinefieldStore, type Labels, Minefield, type MinefieldStore } from '@mines/react';
import { useEffect, useState } from 'react';

const KEY = 'my-minefield';

/** Keeps a game from visit to visit. Answers what to tell the player, and how to stop. */
function keep(store: MinefieldStore): { readonly trouble: string; readonly stop: () => void } {
  let trouble = '';
  try {
    const saved = localStorage.getItem(KEY);
    // What is damaged is refused as a whole: the game that is on goes on.
    if (saved) store.getState().restore(JSON.parse(saved));
  } catch (error) {
    trouble = `The last game could not be read: ${error instanceof Error ? error.message : error}`;
  }
  const save = () => {
    try {
      localStorage.setItem(KEY, JSON.stringify(store.getState().save()));
    } catch {
      // The storage is full or not allowed. The game goes on without it.
    }
  };
  const unsubscribe = store.subscribe((state, before) => {
    if (state.change !== before.change) save();
  });
  return { trouble, stop: unsubscribe };
}

export function SaveAndRestore({ labels }: { readonly labels?: Labels }) {
  const [store] = useState(() => createMinefieldStore());
  const [trouble, setTrouble] = useState('');
  // An effect, since a server has no storage: the first picture is the same there and here.
  useEffect(() => {
    const kept = keep(store);
    setTrouble(kept.trouble);
    return kept.stop;
  }, [store]);
  return (
    <>
      <Minefield store={store} labels={labels} />
      <p>
        <button type="button" onClick={() => store.getState().resume()}>
          Go on
        </button>{' '}
        <button type="button" onClick={() => store.getState().newGame()}>
          New game
        </button>
      </p>
      {trouble && <p role="alert">{trouble}</p>}
    </>
  );
}
