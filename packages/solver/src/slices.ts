/** How long the main thread is kept at a time, in milliseconds; one step of the work more is still within 8. */
const SLICE = 4;

/**
 * Does work that yields often, in slices with a pause between them, so that the page stays alive. The clock decides
 * where the pauses are, never what comes out.
 *
 * @throws the signal's reason once it is aborted.
 */
export async function inSlices<T>(
  work: Generator<void, T, void>,
  signal?: AbortSignal,
  now: () => number = () => performance.now(),
): Promise<T> {
  let end = now() + SLICE;
  for (;;) {
    signal?.throwIfAborted();
    const step = work.next();
    if (step.done) return step.value;
    if (now() >= end) {
      await new Promise((resume) => setTimeout(resume));
      end = now() + SLICE;
    }
  }
}
