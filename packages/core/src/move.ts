import { unplayable } from './errors.js';
import { checkChoice } from './rules.js';

/** One thing a player does to one cell. */
export interface Move {
  /** `open` a covered cell, `mark` it (closed, flag, question, closed), or `chord` on an open one. */
  readonly type: 'open' | 'mark' | 'chord';
  /** The cell, `y * width + x`. */
  readonly cell: number;
  /** Milliseconds since the game began, 0 or more. Default: the time of the move before. */
  readonly at?: number | undefined;
}

/** @throws TypeError for a kind of move that there is not, RangeError for a time that is none. */
export function checkMove({ type, at = 0 }: Move): void {
  checkChoice('move', type, ['open', 'mark', 'chord']);
  checkTime('at', at);
}

/** @throws RangeError for what is not a time. */
export function checkTime(what: string, ms: number): void {
  if (!(Number.isFinite(ms) && ms >= 0)) {
    throw new RangeError(unplayable(what, ms, 'milliseconds, 0 or more'));
  }
}
