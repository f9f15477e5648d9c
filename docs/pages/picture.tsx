import { createGame, layoutOfGame, play, presets } from '@mines/core';
import {
  createMinefieldStore,
  type Labels,
  MineCounter,
  Minefield,
  MinefieldProvider,
  type MinefieldStore,
  NewGameButton,
  Timer,
} from '@mines/react';
import { analyse } from '@mines/solver';

const BOARD = presets.expert;
const START = 7 * BOARD.width + 12;
const ROUNDS = 9;
let time = 0;

/** An expert board as a careful player leaves it after a while: what is certain is opened and flagged. */
function halfPlayed(): MinefieldStore {
  const layout = layoutOfGame(play(createGame(BOARD, { seed: 'picture' }), { type: 'open', cell: START }));
  const store = createMinefieldStore({ layout: layout ?? 'random', now: () => time });
  store.getState().open(START);
  for (let round = 0; round < ROUNDS; round++) {
    const { safe, mines } = analyse(store.getState());
    for (const cell of mines) {
      const flagged = store.getState().rows[Math.floor(cell / BOARD.width)]?.[cell % BOARD.width] === 10;
      if (!flagged) store.getState().mark(cell);
    }
    for (const cell of safe) store.getState().open(cell);
  }
  time = 84_000;
  return store;
}

const store = halfPlayed();

/** The game on the picture of the README. */
export function Picture({ labels }: { readonly labels?: Labels }) {
  return (
    <MinefieldProvider store={store} labels={labels}>
      <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
        <MineCounter />
        <NewGameButton />
        <Timer />
      </div>
      <Minefield motion={false} />
    </MinefieldProvider>
  );
}
