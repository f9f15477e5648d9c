import { BoardError, presets } from '@mines/core';
import { describe, expect, it } from 'vitest';
import { NoGuessUnavailable } from './errors.js';
import { layNoGuess as layHere } from './no-guess.js';
import { answer, type Request } from './thread.js';
import { layNoGuess, type Thread } from './worker.js';

const order = { seed: 'thread', start: 255 };

/** A worker that answers as the package's own does, from the same thread; counts how many are alive. */
function fake(reply: (request: Request) => Promise<unknown> = answer) {
  const threads = { begun: 0, alive: 0 };
  const spawn = (): Thread => {
    threads.begun++;
    threads.alive++;
    const listeners = new Map<string, (event: MessageEvent) => void>();
    const thread: Thread = {
      addEventListener: (type, listener) => {
        listeners.set(type, listener);
      },
      terminate: () => {
        threads.alive--;
      },
      postMessage: (request: Request) => {
        reply(structuredClone(request)).then(
          (data) => listeners.get('message')?.(new MessageEvent('message', { data })),
          () => listeners.get('error')?.(new MessageEvent('error')),
        );
      },
    };
    return thread;
  };
  return { threads, spawn };
}

describe('layNoGuess in a worker', () => {
  it('lays what is laid on the main thread, and leaves nothing behind', async () => {
    const { threads, spawn } = fake();
    expect(await layNoGuess(presets.expert, order, spawn)).toEqual(await layHere(presets.expert, order));
    expect(threads).toEqual({ begun: 1, alive: 0 });
  });

  it('works without workers, and with workers that fail', async () => {
    const layout = await layHere(presets.expert, order);
    expect(await layNoGuess(presets.expert, order)).toEqual(layout);
    const { threads, spawn } = fake(() => Promise.reject(new Error('not served')));
    expect(await layNoGuess(presets.expert, order, spawn)).toEqual(layout);
    expect(threads.alive).toBe(0);
  });

  it('ends the worker when it is told to', async () => {
    const { threads, spawn } = fake(() => new Promise(() => {}));
    const cancel = new AbortController();
    const laying = layNoGuess(presets.expert, { ...order, signal: cancel.signal }, spawn);
    cancel.abort(new Error('new game'));
    await expect(laying).rejects.toThrow('new game');
    expect(threads).toEqual({ begun: 1, alive: 0 });
    await expect(layNoGuess(presets.expert, { ...order, signal: cancel.signal }, spawn)).rejects.toThrow(
      'new game',
    );
    expect(threads.begun).toBe(1);
  });

  it('hands errors on', async () => {
    const { spawn } = fake();
    const full = layNoGuess({ width: 3, height: 3, mines: 7 }, { seed: '', start: 4, budget: 9_000 }, spawn);
    await expect(full).rejects.toThrow(NoGuessUnavailable);
    await expect(full).rejects.toMatchObject({
      budget: 9_000,
      message: expect.stringMatching(/^mines: [^:]*$/),
    });
    await expect(layNoGuess(presets.beginner, { seed: '', start: 81 }, spawn)).rejects.toThrow(RangeError);
    await expect(layNoGuess({ width: 0, height: 1, mines: 0 }, order, spawn)).rejects.toThrow(BoardError);
  });
});
