import { FLAG } from '../face.js';
import type { MinefieldState } from '../state.js';

/** Something that is heard. */
export type Effect =
  | { readonly name: 'open' | 'flag' | 'unflag' | 'chord' | 'blast' | 'win' }
  /** Many cells opened at once; the more, the deeper. */
  | { readonly name: 'flood'; readonly size: number };

/**
 * What a change of the state sounds like, `null` for silence.
 *
 * @example
 * ```ts
 * import { createMinefieldStore } from '@mines/react';
 * import { effectOf } from '@mines/react/sound';
 *
 * const store = createMinefieldStore();
 * const before = store.getState();
 * before.mark(0);
 * effectOf(store.getState(), before); // => { name: 'flag' }
 * ```
 */
export function effectOf(state: MinefieldState, before: MinefieldState): Effect | null {
  const { change, status } = state;
  if (change === before.change || change.cell === null) return null;
  if (status === 'lost') return { name: 'blast' };
  if (status === 'won') return { name: 'win' };
  if (change.reason === 'mark') {
    const face = state.rows[Math.floor(change.cell / state.board.width)]?.[change.cell % state.board.width];
    return { name: face === FLAG ? 'flag' : 'unflag' };
  }
  if (change.opened > 1 && change.reason === 'open') return { name: 'flood', size: change.opened };
  return { name: change.reason === 'chord' ? 'chord' : 'open' };
}
