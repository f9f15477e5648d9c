import { EXPLODED, FLAG, MINE, WRONG_FLAG } from './face.js';
import { type Game, nextGame } from './game.js';
import { type Layout, mineCells, TILES } from './layout.js';

/** A game that is being changed by one move. Rows are copied the first time the move writes to them. */
export interface Draft {
  readonly from: Game;
  readonly layout: Layout;
  readonly rows: Uint8Array[];
  opened: number;
  flags: number;
  /** The mines that this move hit. */
  readonly hits: number[];
}

/** Begins a move on a game, given where its mines are. */
export function draftOf(from: Game, layout: Layout): Draft {
  return { from, layout, rows: from.rows.slice(), opened: from.opened, flags: from.flags, hits: [] };
}

/** What a cell shows at this point of the move. */
export function peek(draft: Draft, cell: number): number | undefined {
  const { width } = draft.from.board;
  const x = cell % width;
  return draft.rows[(cell - x) / width]?.[x];
}

/** Shows something else in a cell. */
export function show(draft: Draft, cell: number, face: number): void {
  const { width } = draft.from.board;
  const x = cell % width;
  ownRow(draft, (cell - x) / width)[x] = face;
}

/** The row to write to, copied unless this move has copied it already. */
export function ownRow(draft: Draft, y: number): Uint8Array {
  const row = draft.rows[y];
  const before = draft.from.rows[y];
  if (row && row !== before) return row;
  const copy = new Uint8Array(before ?? []);
  draft.rows[y] = copy;
  return copy;
}

/** Ends a move: works out how the game stands, and shows what is then shown. */
export function finish(draft: Draft, start: number | null, elapsed: number): Game {
  const { from, layout, rows, hits, opened } = draft;
  const { width, height, mines } = from.board;
  const lost = hits.length > 0;
  const won = !lost && opened === width * height - mines;
  if (lost) showLoss(draft);
  if (won) {
    for (const cell of mineCells(layout)) if (peek(draft, cell) !== FLAG) show(draft, cell, FLAG);
  }
  return nextGame(from, layout, {
    status: lost ? 'lost' : won ? 'won' : opened > 0 ? 'playing' : 'ready',
    rows,
    flags: won ? mines : draft.flags,
    opened,
    start,
    elapsed,
  });
}

function showLoss(draft: Draft): void {
  const { from, layout, rows, hits } = draft;
  rows.forEach((row, y) => {
    for (let x = row.indexOf(FLAG); x >= 0; x = row.indexOf(FLAG, x + 1)) {
      if (layout[TILES][y * from.board.width + x] !== MINE) ownRow(draft, y)[x] = WRONG_FLAG;
    }
  });
  for (const cell of mineCells(layout)) if (peek(draft, cell) !== FLAG) show(draft, cell, MINE);
  for (const cell of hits) show(draft, cell, EXPLODED);
}
