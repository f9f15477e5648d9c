/**
 * Work that stops often, for whoever does it to look at the clock: it yields how many steps it has done since it last
 * did. A step is about what looking at one neighbour of a cell takes.
 */
export type Work<T> = Generator<number, T, void>;

/** About so many steps are done between two stops. */
export const LOT = 2_000;

/** Does work without a stop. */
export function atOnce<T>(work: Work<T>): T {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
