import { type Draft, ownRow, show } from './draft.js';
import { isCovered, MINE } from './face.js';
import { faceAt } from './game.js';
import { type Layout, TILES } from './layout.js';

/**
 * Opens cells that are covered: a mine is hit, a number shows, a 0 takes its opening with it, the numbers around
 * included. Flags stop it, diagonals count.
 *
 * A span fill (Smith, "Tint Fill", SIGGRAPH 1979) on an explicit stack: whole runs of 0 at a time, so that a million
 * cells neither recurse nor stand on the stack one by one.
 */
export function openCells(draft: Draft, layout: Layout, cells: readonly number[]): void {
  const { width, height } = draft.board;
  const tiles = layout[TILES];
  const stack = [...cells];
  for (let cell = stack.pop(); cell !== undefined; cell = stack.pop()) {
    const tile = tiles[cell];
    // Another cell may have opened it by now.
    if (!isCovered(faceAt(draft, cell))) continue;
    if (tile === MINE) draft.hits.push(cell);
    else if (tile) show(draft, cell, tile);
    else {
      const y = Math.floor(cell / width);
      const row = ownRow(draft, y);
      const offset = y * width;
      let from = cell - offset;
      let to = from;
      // Off the row a byte is undefined, which is not covered.
      while (isCovered(row[from - 1]) && tiles[offset + from - 1] === 0) from--;
      while (isCovered(row[to + 1]) && tiles[offset + to + 1] === 0) to++;
      row.fill(0, from, to + 1);
      draft.opened += to - from + 1;
      for (let rim = Math.max(0, y - 1); rim <= Math.min(height - 1, y + 1); rim++) {
        // The row as it was: a number is written to its copy, but is not looked at again.
        const line = draft.rows[rim];
        const first = rim * width;
        let inRun = false;
        for (let x = from - 1; x <= to + 1; x++) {
          const at = first + x;
          const covered = isCovered(line?.[x]);
          const zero = covered && tiles[at] === 0;
          // A run of 0s waits once, where it begins.
          if (zero && !inRun) stack.push(at);
          else if (covered && !zero) show(draft, at, tiles[at] ?? 0);
          inRun = zero;
        }
      }
    }
  }
}
