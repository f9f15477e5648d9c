import { type Draft, ownRow } from './draft.js';
import { isCovered } from './face.js';
import { TILES } from './layout.js';

/**
 * Opens the opening that a covered 0 belongs to, with the numbers around it. Flags stop it, diagonals count.
 *
 * A span fill (Smith, "Tint Fill", SIGGRAPH 1979) on an explicit stack: whole runs of 0 at a time, so that a million
 * cells neither recurse nor stand on the stack one by one.
 */
export function flood(draft: Draft, start: number): void {
  const { width, height } = draft.from.board;
  const tiles = draft.layout[TILES];
  const stack = [start];
  for (let cell = stack.pop(); cell !== undefined; cell = stack.pop()) {
    const y = Math.floor(cell / width);
    const offset = y * width;
    let from = cell - offset;
    let to = from;
    if (!isCovered(draft.rows[y]?.[from])) continue;
    const row = ownRow(draft, y);
    // Off either end of the row its byte is undefined, which is not covered.
    while (isCovered(row[from - 1]) && tiles[offset + from - 1] === 0) from--;
    while (isCovered(row[to + 1]) && tiles[offset + to + 1] === 0) to++;
    row.fill(0, from, to + 1);
    draft.opened += to - from + 1;
    const left = Math.max(0, from - 1);
    const right = Math.min(width - 1, to + 1);
    for (let rim = Math.max(0, y - 1); rim <= Math.min(height - 1, y + 1); rim++) {
      openRim(draft, stack, rim, left, right);
    }
  }
}

/** Opens the covered numbers of one row between two columns, and notes where a run of covered 0s begins. */
function openRim(draft: Draft, stack: number[], y: number, left: number, right: number): void {
  const offset = y * draft.from.board.width;
  const tiles = draft.layout[TILES];
  let row = draft.rows[y];
  let inRun = false;
  for (let x = left; x <= right; x++) {
    const covered = isCovered(row?.[x]);
    const tile = tiles[offset + x] ?? 0;
    if (covered && tile > 0) {
      row = ownRow(draft, y);
      row[x] = tile;
      draft.opened++;
    }
    const zero = covered && tile === 0;
    if (zero && !inRun) stack.push(offset + x);
    inRun = zero;
  }
}
