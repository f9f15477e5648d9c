/** Where a tab keeps its running game: a name that it holds for as long as it lives, so that no other tab takes it. */
export interface Slots {
  /** The slot that this tab had before it was loaded again, `null` for a new tab. */
  readonly mine: string | null;
  /**
   * Takes a slot: a `new` one, one that was `left` by some tab, or that of this tab `before` it was loaded again, which
   * its former page may still be about to leave. Answers how to let go of it, `null` where another tab has it.
   */
  claim(slot: string, from: 'new' | 'left' | 'before'): Promise<(() => void) | null>;
  /** Remembers the slot for when the tab is loaded again. */
  keep(slot: string): void;
}

/** The parts of the browser that slots are made of. */
export interface SlotSource {
  /** Missing where the page is not secure: then a tab takes back its own slot only. */
  readonly locks?: Locks | undefined;
  /** Throws where storage is forbidden. */
  readonly session: () => Pick<Storage, 'getItem' | 'setItem'>;
  /** How long the former page of a tab may take to leave, in milliseconds. Default 1000. */
  readonly handover?: number;
}

/** The part of a LockManager that is used. */
interface Locks {
  request(
    name: string,
    options: { readonly ifAvailable?: true; readonly signal?: AbortSignal },
    act: (lock: object | null) => Promise<void> | void,
  ): Promise<unknown>;
}

const KEY = 'mines.slot';

/** The slots of this browser. */
export function openSlots({ locks, session, handover = 1000 }: SlotSource): Slots {
  const mine = attempt(() => session().getItem(KEY)) || null;
  return {
    mine,
    claim: async (slot, from) => {
      if (!locks) return from === 'new' || slot === mine ? () => undefined : null;
      const options =
        from === 'before' ? { signal: AbortSignal.timeout(handover) } : { ifAvailable: true as const };
      return new Promise((resolve) => {
        locks
          .request(`mines.slot.${slot}`, options, (lock) => {
            if (!lock) return resolve(null);
            return new Promise<void>((release) => resolve(release));
          })
          // Not to be had in time, or the page may not lock at all.
          .catch(() => resolve(null));
      });
    },
    keep: (slot) => {
      attempt(() => session().setItem(KEY, slot));
    },
  };
}

function attempt<T>(act: () => T): T | null {
  try {
    return act();
  } catch {
    return null;
  }
}
