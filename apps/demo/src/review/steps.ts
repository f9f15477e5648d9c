import type { MinefieldState, MinefieldStore } from '@mines/react';

/** What the player saw when they opened something, and what they opened. */
export interface Step {
  readonly board: MinefieldState['board'];
  /** The sight before it. The rows are shared with the game: a step costs no more than the rows that changed. */
  readonly rows: MinefieldState['rows'];
  readonly type: 'open' | 'chord';
  readonly cell: number;
}

/** Remembers how the game of a store was played. */
export interface Steps {
  /** Those of the game that is shown, the first open left out: nobody could know anything then. */
  all(): readonly Step[];
  /** Follows the store until the answer is called. */
  follow(): () => void;
}

/** More than any game takes that is worth going through. */
const MOST = 5000;

export function createSteps(store: MinefieldStore): Steps {
  let steps: Step[] = [];
  const hear = (state: MinefieldState, before: MinefieldState): void => {
    if (state.round !== before.round) steps = [];
    const { reason, cell } = state.change;
    const opened = state.change !== before.change && (reason === 'open' || reason === 'chord');
    if (!opened || cell === null || state.round !== before.round) return;
    if (before.status === 'playing' && steps.length < MOST)
      steps.push({ board: before.board, rows: before.rows, type: reason, cell });
  };
  return { all: () => [...steps], follow: () => store.subscribe(hear) };
}
