import { createStore, type StoreApi } from 'zustand/vanilla';
import type { StorageFault } from './archive.js';
import type { Found } from './read.js';
import type { FinishedGame, RunningGame } from './schema.js';

/** What the page shows of the records. */
export interface RecordsState {
  /** What is wrong with the storage, each once. */
  readonly faults: readonly StorageFault[];
  /** A game under way that no tab shows, `null` where there is none or the player does not want it now. */
  readonly offer: RunningGame | null;
  /** Set when the game of this round of the field was the best of its kind. */
  readonly best: NewBest | null;
  /** All finished games, `null` until somebody has asked for them. */
  readonly games: Found<FinishedGame> | null;
}

/** A best time that was just set. */
export interface NewBest {
  readonly round: number;
  /** The best time until then, in milliseconds; `null` where it is the first. */
  readonly before: number | null;
}

export type RecordsView = StoreApi<RecordsState>;

/** Nothing is known yet. */
export function createView(): RecordsView {
  return createStore<RecordsState>(() => ({ faults: [], offer: null, best: null, games: null }));
}

/** Says each fault once. */
export function addFault(view: RecordsView, fault: StorageFault): void {
  view.setState(({ faults }) => (faults.includes(fault) ? {} : { faults: [...faults, fault] }));
}
