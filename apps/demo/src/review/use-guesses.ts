import { useEffect, useState } from 'react';
import { whenIdle } from '../records/idle.js';
import { type Guess, guessOf } from './guesses.js';
import type { Step } from './steps.js';

/** The guesses among steps: found one after another, with pauses in which the page breathes. */
export interface Guesses {
  readonly found: readonly Guess[];
  /** Steps that were too tangled to count. */
  readonly unknown: number;
  readonly done: boolean;
}

const NONE: Guesses = { found: [], unknown: 0, done: false };

/** The moves of a game that were guesses. */
export function useGuesses(steps: readonly Step[]): Guesses {
  const [guesses, setGuesses] = useState(NONE);
  useEffect(() => {
    const stop = new AbortController();
    setGuesses(NONE);
    find(steps, stop.signal)
      .then((found) => stop.signal.aborted || setGuesses(found))
      // Without the solver there is nothing to say of the odds.
      .catch(() => stop.signal.aborted || setGuesses({ found: [], unknown: steps.length, done: true }));
    return () => stop.abort();
  }, [steps]);
  return guesses;
}

/** How many positions are looked at between two breaths: a few milliseconds of them. */
const AT_ONCE = 20;

async function find(steps: readonly Step[], signal: AbortSignal): Promise<Guesses> {
  const { analyse, BudgetExceeded } = await import('@mines/solver');
  const found: Guess[] = [];
  let unknown = 0;
  for (const [index, step] of steps.entries()) {
    if (index % AT_ONCE === AT_ONCE - 1) await idle(signal);
    if (signal.aborted) break;
    try {
      const guess = guessOf(step, index, analyse);
      if (guess) found.push(guess);
    } catch (error) {
      if (!(error instanceof BudgetExceeded)) throw error;
      unknown++;
    }
  }
  return { found, unknown, done: true };
}

/** Until the page has nothing better to do, or does not want to know any more. */
function idle(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const cancel = whenIdle(resolve);
    const stop = (): void => {
      cancel();
      resolve();
    };
    signal.addEventListener('abort', stop, { once: true });
  });
}
