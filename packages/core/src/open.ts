import { type Draft, peek, show } from './draft.js';
import { isCovered, MINE } from './face.js';
import { flood } from './flood.js';
import { TILES } from './layout.js';

/** Opens one cell if it is covered: a mine is hit, a number shows, a 0 takes its surroundings with it. */
export function openCell(draft: Draft, cell: number): void {
  // An earlier cell of the same chord may have flooded over this one.
  if (!isCovered(peek(draft, cell))) return;
  const tile = draft.layout[TILES][cell] ?? 0;
  if (tile === 0) flood(draft, cell);
  else if (tile === MINE) draft.hits.push(cell);
  else {
    show(draft, cell, tile);
    draft.opened++;
  }
}
