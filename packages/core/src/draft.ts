import { CLOSED, EXPLODED, FLAG, MINE, placesOf, WRONG_FLAG } from './face.js';
import { faceAt, type Game, isOver, type Status, TRUTH } from './game.js';
import { type Layout, mineCells, TILES } from './layout.js';

/** A game that is being changed by one move. */
export interface Draft extends Pick<Game, 'board' | 'rules' | 'seed'> {
  readonly layout: Layout | null;
  /** The rows before the move. Each is copied the first time that the move writes to it. */
  readonly before: readonly Uint8Array[];
  readonly rows: Uint8Array[];
  flags: number;
  opened: number;
  /** The mines that this move hit. */
  readonly hits: number[];
}

/** Begins a move on a game, given where its mines are. */
export function draftOf({ board, rules, seed, rows, flags, opened }: Game, layout: Layout | null): Draft {
  return { board, rules, seed, layout, before: rows, rows: rows.slice(), flags, opened, hits: [] };
}

/** Shows something else in a cell, and counts it. */
export function show(draft: Draft, cell: number, face: number): void {
  const { width } = draft.board;
  const row = ownRow(draft, Math.floor(cell / width));
  const x = cell % width;
  draft.flags += +(face === FLAG) - +(row[x] === FLAG);
  draft.opened += +(face < CLOSED);
  row[x] = face;
}

/** The row to write to, copied unless this move has copied it already. */
export function ownRow({ before, rows }: Draft, y: number): Uint8Array {
  const row = rows[y];
  if (row && row !== before[y]) return row;
  const copy = new Uint8Array(row ?? []);
  rows[y] = copy;
  return copy;
}

/**
 * Ends a move: works out how the game stands, and shows what is then shown.
 *
 * The fields are written out, in the order of `createGame`: engines read objects fastest that were all made alike
 * (with `{ ...game }` a move took five times as long).
 */
export function finish(draft: Draft, start: number | null, elapsed: number): Game {
  const { board, rules, seed, layout, rows, opened, hits } = draft;
  const safe = board.width * board.height - board.mines;
  const status = hits.length > 0 ? 'lost' : opened === safe ? 'won' : opened > 0 ? 'playing' : 'ready';
  if (layout && isOver(status)) reveal(draft, layout, status);
  return { board, rules, seed, status, rows, flags: draft.flags, opened, start, elapsed, [TRUTH]: layout };
}

/** At the end the mines that are left show, at a win as flags, and so do the flags that were wrong. */
function reveal(draft: Draft, layout: Layout, status: Status): void {
  const face = status === 'won' ? FLAG : MINE;
  for (const mine of mineCells(layout)) if (faceAt(draft, mine) !== FLAG) show(draft, mine, face);
  for (const mine of draft.hits) show(draft, mine, EXPLODED);
  draft.rows.forEach((row, y) => {
    for (const x of placesOf(row, FLAG)) {
      if (layout[TILES][y * draft.board.width + x] !== MINE) ownRow(draft, y)[x] = WRONG_FLAG;
    }
  });
}
