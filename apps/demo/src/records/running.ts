import type { MinefieldState, MinefieldStore } from '@mines/react';
import type { Archive } from './archive.js';
import type { RunningGame } from './schema.js';
import type { Slots } from './slot.js';
import type { Tally } from './tally.js';

/** What keeping the running game takes. */
export interface RunningOptions {
  readonly store: MinefieldStore;
  readonly tally: Tally;
  readonly archive: Archive;
  readonly slots: Slots;
  /** The query of the address where it names a game, else empty. */
  readonly link: () => string;
  readonly now: () => number;
  readonly newId: () => string;
  /** Ends everything. */
  readonly signal: AbortSignal;
}

/** The running game of this tab, kept in its slot. */
export interface Running {
  /** The slot, `null` before there is one. */
  slot(): string | null;
  /** Takes the game of this tab from where it was left. Answers a game of another tab that nobody plays, if any. */
  begin(): Promise<RunningGame | null>;
  /** Takes up such a game. What is played now stays in its own slot, for the next tab. */
  resume(game: RunningGame): Promise<boolean>;
  /** Writes what is played now. */
  save(): void;
}

/** Keeps the running game of a tab. */
export function createRunning(options: RunningOptions): Running {
  const { store, tally, archive, slots, link, now, newId, signal } = options;
  let held: { readonly slot: string; readonly release: () => void } | null = null;
  let stored = false;

  const hold = (slot: string, release: () => void): void => {
    held?.release();
    held = { slot, release };
    slots.keep(slot);
  };
  signal.addEventListener('abort', () => held?.release());

  /** Takes a slot and what it holds by now; lets go of it where that is nothing to play. */
  const take = async ({ id }: RunningGame): Promise<boolean> => {
    const release = await slots.claim(id, id === slots.mine ? 'before' : 'left');
    if (!release) return false;
    const { values } = await archive.running();
    const game = values.find((each) => each.id === id);
    if (signal.aborted || !game || !restore(game)) {
      release();
      return false;
    }
    hold(id, release);
    stored = true;
    return true;
  };

  const restore = (game: RunningGame): boolean => {
    try {
      store.getState().restore(game.game);
    } catch {
      return false;
    }
    tally.take(game.round);
    return true;
  };

  const takeNew = async (reuse: string | null): Promise<void> => {
    const release = reuse === null ? null : await slots.claim(reuse, 'before');
    if (release && reuse !== null) return hold(reuse, release);
    const slot = newId();
    hold(slot, (await slots.claim(slot, 'new')) ?? (() => undefined));
  };

  return {
    slot: () => held?.slot ?? null,

    begin: async () => {
      const { values } = await archive.running();
      const linked = link();
      const latest = [...values].sort((a, b) => b.savedAt - a.savedAt);
      const own = latest.filter(({ id }) => id === slots.mine);
      const other = latest.filter(({ id }) => id !== slots.mine);
      for (const game of [...own, ...other]) {
        // A link asks for its own game; that of another link, or of none, waits.
        if (linked !== '' && game.link !== linked) continue;
        // Whoever has begun to play is not interrupted.
        if (signal.aborted || !isUntouched(store.getState())) break;
        if (await take(game)) return null;
      }
      if (signal.aborted) return null;
      // A slot that holds a game that waits is left to it.
      await takeNew(own.length > 0 ? null : slots.mine);
      for (const game of latest) {
        const release = game.id === held?.slot ? null : await slots.claim(game.id, 'left');
        release?.();
        if (release) return game;
      }
      return null;
    },

    resume: async (game) => {
      save();
      return take(game);
    },

    save,
  };

  function save(): void {
    if (!held || signal.aborted) return;
    const state = store.getState();
    if (isWorthKeeping(state)) {
      stored = true;
      void archive.putRunning({
        version: 1,
        id: held.slot,
        savedAt: now(),
        link: link(),
        round: tally.round(),
        game: { ...state.save() },
      });
    } else if (stored) {
      stored = false;
      void archive.dropRunning(held.slot);
    }
  }
}

/** A game under way, or one that only has its first flags. */
function isWorthKeeping({ status, change }: MinefieldState): boolean {
  return status === 'playing' || (status === 'ready' && change.reason === 'mark');
}

/** Whether nothing was done to the field since the page was loaded. */
function isUntouched({ status, change, laying, round }: MinefieldState): boolean {
  return status === 'ready' && change.cell === null && laying === null && round === 0;
}
