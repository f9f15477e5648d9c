import type { Work } from './work.js';

/** How long the main thread is kept at a time, in milliseconds; one lot of work more is still far within 8. */
const SLICE = 3;

/** The turns of the event loop, shared by all work that is done in them. */
export interface Turns {
  readonly now: () => number;
  /** Settles in a later turn. */
  readonly pause: () => Promise<unknown>;
  /** When the slice of this turn is over. */
  end: number;
  /** The pause that work is waiting for. */
  next: Promise<void> | null;
}

const ours: Turns = { now: () => performance.now(), pause, end: 0, next: null };

/**
 * Does work in slices with a pause between them, so that the page stays alive. Works that follow each other without a
 * pause, or are begun together, share a slice. The clock decides where the pauses are, never what comes out.
 *
 * @throws the signal's reason once it is aborted.
 */
export async function inSlices<T>(work: Work<T>, signal?: AbortSignal, turns: Turns = ours): Promise<T> {
  if (!turns.next && turns.now() >= turns.end) turns.end = turns.now() + SLICE;
  let step: IteratorResult<number, T> | undefined;
  for (;;) {
    while (turns.next || turns.now() >= turns.end) await nextTurn(turns);
    signal?.throwIfAborted();
    if (step?.done) return step.value;
    step = work.next();
  }
}

/** The begin of the next slice, for all that wait for it. */
function nextTurn(turns: Turns): Promise<void> {
  turns.next ??= turns.pause().then(() => {
    turns.next = null;
    turns.end = turns.now() + SLICE;
  });
  return turns.next;
}

/** Lets the page do what it has to: a new task, not a promise. Timers would wait for 4 ms each. */
function pause(): Promise<unknown> {
  if ('scheduler' in globalThis) return scheduler.postTask(() => {});
  return new Promise((resume) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => resume(port1.close());
    port2.postMessage(null);
  });
}
