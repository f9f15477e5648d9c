/**
 * Lays boards without guesses off the main thread.
 *
 * @packageDocumentation
 */
import { type Board, checkBoard, decodeLayout, type Layout } from '@mines/core';
import { NoGuessUnavailable } from './errors.js';
import { layNoGuess as layHere, type NoGuessOptions } from './no-guess.js';
import type { Reply, Request } from './thread.js';

/** The part of a web worker that is used. */
export interface Thread extends Pick<Worker, 'postMessage' | 'terminate'> {
  /** Hears what the worker answers, and that it failed. */
  addEventListener(type: 'message' | 'error', listener: (event: MessageEvent) => void): void;
}

/**
 * {@link layHere | layNoGuess} in a web worker of its own, which is gone when the promise is settled: the same layout
 * for the same seed.
 *
 * Where there are no workers, or theirs does not start, the work is done here in slices of at most 8 ms.
 *
 * @param spawn - Starts the worker, for apps that serve its file elsewhere. Default: this package's own file.
 * @throws as `layNoGuess` does; on abort the worker is ended at once.
 * @example
 * ```ts
 * import { presets } from '@mines/core';
 * import { layNoGuess } from '@mines/solver/worker';
 *
 * const cancel = new AbortController();
 * const layout = await layNoGuess(presets.beginner, { seed: 'tomato', start: 40, signal: cancel.signal });
 * ```
 */
export async function layNoGuess(
  board: Board,
  options: NoGuessOptions,
  spawn: () => Thread = ownThread,
): Promise<Layout> {
  const { signal, ...rest } = options;
  signal?.throwIfAborted();
  let reply: Reply;
  try {
    reply = await ask(spawn(), { board: checkBoard(board), options: rest }, signal);
  } catch {
    // No worker, a wrong board or an abort: each comes out here as it should.
    return layHere(board, options);
  }
  if ('layout' in reply) return decodeLayout(reply.layout);
  if (reply.budget !== null) throw new NoGuessUnavailable(reply.message, reply.budget);
  throw new RangeError(reply.message);
}

function ownThread(): Thread {
  return new Worker(new URL('./no-guess-thread.js', import.meta.url), { type: 'module' });
}

/** One request, one reply. Rejects where the worker fails or the signal aborts, and ends the worker in any case. */
async function ask(thread: Thread, request: Request, signal: AbortSignal | undefined): Promise<Reply> {
  const stop = new AbortController();
  try {
    return await new Promise<Reply>((resolve, reject) => {
      thread.addEventListener('message', (event) => resolve(event.data));
      thread.addEventListener('error', reject);
      signal?.addEventListener('abort', reject, { signal: stop.signal });
      thread.postMessage(request);
    });
  } finally {
    stop.abort();
    thread.terminate();
  }
}
