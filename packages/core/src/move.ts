import { type Board, checkCell } from './board.js';
import { say, shown } from './errors.js';

/** One thing a player does to one cell. */
export interface Move {
  /** `open` a covered cell, `mark` it (closed, flag, question, closed), or `chord` on an open one. */
  readonly type: 'open' | 'mark' | 'chord';
  /** The cell, `y * width + x`. */
  readonly cell: number;
  /** Milliseconds since the game began, 0 or more. Default: the time of the move before. */
  readonly at?: number | undefined;
}

/** @throws RangeError or TypeError for a move that no board or no player can make. */
export function checkMove(board: Board, { type, cell, at = 0 }: Move): void {
  checkCell(board, cell);
  if (!['open', 'mark', 'chord'].includes(type)) {
    throw new TypeError(
      say(`move ${shown(type)} does not exist`, 'Nobody can play it', 'Pass open, mark or chord'),
    );
  }
  checkTime('at', at);
}

/** @throws RangeError for what is not a time. */
export function checkTime(what: string, ms: number): void {
  if (!(Number.isFinite(ms) && ms >= 0)) {
    throw new RangeError(
      say(`${what} is ${shown(ms)}`, 'It is a time since the first open', 'Pass milliseconds, 0 or more'),
    );
  }
}
