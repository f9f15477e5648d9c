import type { MinefieldStore } from '@mines/react';
import { whenIdle } from './idle.js';
import type { Keeper } from './keep.js';
import type { Origin } from './round.js';
import { createTally, type Tally } from './tally.js';
import { addFault, createView, type RecordsView } from './view.js';

/** The records of the page. The game begins without them; what reads and writes them comes when it is on the screen. */
export interface Records {
  readonly view: RecordsView;
  readonly tally: Tally;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** What reads and writes the records, once it is there. Rejects where it cannot be fetched. */
  keeper(): Promise<Keeper>;
  /** Counts and keeps from now on, until the answer is called. */
  start(): () => void;
}

/** What the records of a page go by. */
export interface RecordsOptions {
  readonly store: MinefieldStore;
  /** Where the first game is from. */
  readonly origin: Origin;
  /** The query of the address where it names a game, else empty. */
  readonly link: () => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The records of a store, not yet begun. */
export function createRecords({ store, origin, link, now }: RecordsOptions): Records {
  const view = createView();
  const tally = createTally(store, { now, newId }, origin);
  let coming = defer<Keeper>();

  return {
    view,
    tally,
    now,
    keeper: () => coming.promise,
    start: () => {
      const stop = new AbortController();
      const { signal } = stop;
      const cancel = whenIdle(() => {
        import('./keep.js')
          .then(({ keepRecords }) => {
            if (!signal.aborted)
              coming.resolve(keepRecords({ store, tally, view, link, now, newId, signal }));
          })
          .catch((error: unknown) => {
            addFault(view, 'forbidden');
            coming.reject(error);
          });
      });
      const unfollow = tally.follow();
      return () => {
        cancel();
        unfollow();
        stop.abort();
        coming = defer();
      };
    },
  };
}

/** 128 random bits as text. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}

interface Deferred<T> {
  readonly promise: Promise<T>;
  resolve(value: T): void;
  reject(error: unknown): void;
}

function defer<T>(): Deferred<T> {
  let resolve: (value: T) => void = () => undefined;
  let reject: (error: unknown) => void = () => undefined;
  const promise = new Promise<T>((yes, no) => {
    resolve = yes;
    reject = no;
  });
  // It is no fault where nobody waits for it.
  promise.catch(() => undefined);
  return { promise, resolve, reject };
}
