import type { SavedGame } from '@mines/core';
import type { MinefieldState, MinefieldStore } from '@mines/react';
import { newRound, nextRound, type Origin, type RoundSource } from './round.js';
import type { Round } from './schema.js';

/** A game that has just ended. */
export interface Ended {
  readonly round: Round;
  readonly saved: SavedGame;
  readonly status: 'won' | 'lost';
  readonly helped: boolean;
  /** How it looks: what is open, a row a board row. */
  readonly rows: MinefieldState['rows'];
}

/** Counts along while a store is played on. It is there from the first move; what keeps the result may come later. */
export interface Tally {
  round(): Round;
  /** Says where the game that has just begun is from. */
  note(origin: Partial<Origin>): void;
  /** Goes on with the round of a game that was restored. */
  take(round: Round): void;
  /** Follows the store until the answer is called. */
  follow(): () => void;
  /** Hands over each game that ends, those first that ended before. One listener. */
  onEnd(listener: (ended: Ended) => void): () => void;
}

/** A tally of this store. */
export function createTally(store: MinefieldStore, source: RoundSource, origin?: Origin): Tally {
  let round = newRound(source.newId(), origin);
  let listener: ((ended: Ended) => void) | null = null;
  let unheard: Ended[] = [];

  const hear = (state: MinefieldState, before: MinefieldState): void => {
    round = nextRound(round, state, before, source);
    const { status, helped, rows } = state;
    const ended = state.round === before.round && state.status !== before.status;
    if (!ended || (status !== 'won' && status !== 'lost')) return;
    const end: Ended = { round, saved: state.save(), status, helped, rows };
    if (listener) listener(end);
    else unheard.push(end);
  };

  return {
    round: () => round,
    note: (more) => {
      round = { ...round, ...more };
    },
    take: (taken) => {
      round = taken;
    },
    follow: () => store.subscribe(hear),
    onEnd: (next) => {
      listener = next;
      const late = unheard;
      unheard = [];
      for (const end of late) next(end);
      return () => {
        if (listener === next) listener = null;
      };
    },
  };
}
