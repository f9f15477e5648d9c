import { BoardError } from '../index.js';

/** What a call throws; a call that returns is a failure of the test. */
export function thrownBy(call: () => unknown): unknown {
  try {
    call();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

/** The field and range that a BoardError names, to compare whole. */
export function rangeOf(call: () => unknown): { field: string; min: number; max: number } {
  const error = thrownBy(call);
  if (!(error instanceof BoardError)) throw error;
  const { field, min, max } = error;
  return { field, min, max };
}

/** How every message reads: what happened, why it matters, how to mend it. */
export const HOUSE_STYLE: RegExp = /^mines: [^\n]+\. [A-Z][^\n]+\. [A-Z][^\n]+\.$/;
