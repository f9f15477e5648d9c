/**
 * CPU time of this process in milliseconds (user and system, garbage collection and compilation included): other work
 * on the machine does not count, waiting does not either.
 */
export function cpuTime() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/** Frees what earlier tasks left behind, so that nobody pays for it in the next one. */
export const collectGarbage = () => globalThis.gc?.();

/**
 * Calls `batch(k)` with growing k until the time is spent. `batch` answers the time that counts.
 *
 * @param {number} ms
 * @param {(k: number) => number} batch
 * @param {{ first?: number, most: number }} sizes
 */
export function repeat(ms, batch, { first = 1, most }) {
  let spent = 0;
  let times = 0;
  for (let k = first; spent < ms; k = Math.min(k * 2, most)) {
    spent += batch(k);
    times += k;
  }
  return { times, spent };
}
