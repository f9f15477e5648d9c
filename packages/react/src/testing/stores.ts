import { formatGame, parseLayout } from '@mines/core';
import type { MinefieldOptions, MinefieldStore } from '../state.js';
import { createMinefieldStore } from '../store.js';

/** A store on a drawn layout, as `parseLayout` reads it. */
export function storeOn(picture: string, options: MinefieldOptions = {}): MinefieldStore {
  return createMinefieldStore({ layout: parseLayout(picture), ...options });
}

/** What the player of a store sees, a line a row, as `formatGame` writes it. */
export function sightOf(store: MinefieldStore): string {
  return formatGame(store.getState());
}

/** The number of a cell of the store's board. */
export function cellIn(store: MinefieldStore, x: number, y: number): number {
  return y * store.getState().board.width + x;
}

/** The seeds `seed-1`, `seed-2` and so on, and how many were drawn. */
export function seedBox(): { draw: () => string; drawn: () => number } {
  let count = 0;
  return {
    draw: () => {
      count += 1;
      return `seed-${count}`;
    },
    drawn: () => count,
  };
}
