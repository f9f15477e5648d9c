import { type Board, encodeLayout } from '@mines/core';
import { NoGuessUnavailable } from './errors.js';
import { layNoGuess, type NoGuessOptions } from './no-guess.js';

/** What is sent to the worker: plain data. */
export interface Request {
  readonly board: Board;
  readonly options: Omit<NoGuessOptions, 'signal'>;
}

/** What it answers: a layout as text, or what went wrong. `budget` where no layout was found within it. */
export type Reply =
  | { readonly layout: string }
  | { readonly message: string; readonly budget: number | null };

/** Does what was asked, errors included, in a form that can be posted. */
export async function answer({ board, options }: Request): Promise<Reply> {
  try {
    return { layout: encodeLayout(await layNoGuess(board, options)) };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { message, budget: error instanceof NoGuessUnavailable ? error.budget : null };
  }
}
