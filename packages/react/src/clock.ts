/**
 * A stop watch as a value: the time that is on it, and since when it runs.
 *
 * It holds readings of a monotonic clock, never a count of ticks, so a throttled tab loses nothing.
 */
export interface Clock {
  /** Milliseconds counted before `since`. */
  readonly counted: number;
  /** The reading at which it last began to run, in milliseconds; `null` while it stands. */
  readonly since: number | null;
}

/** A clock that stands at a time. */
export function standing(at: number): Clock {
  return { counted: at, since: null };
}

/** The clock running from now on, or as it was if it runs already. */
export function runClock(clock: Clock, now: number): Clock {
  return clock.since === null ? { ...clock, since: now } : clock;
}

/** The clock standing from now on. */
export function stopClock(clock: Clock, now: number): Clock {
  return standing(readClock(clock, now));
}

/** Milliseconds on the clock. A source of time that steps back counts as one that stands. */
export function readClock({ counted, since }: Clock, now: number): number {
  return since === null ? counted : counted + Math.max(0, now - since);
}

/** A source of time that never steps back: where the given one does, it stands and goes on from there. */
export function steady(now: () => number): () => number {
  let last = Number.NEGATIVE_INFINITY;
  let lost = 0;
  return () => {
    const reading = now();
    lost += Math.max(0, last - reading);
    last = reading;
    return reading + lost;
  };
}
