'use client';

import { useState } from 'react';
import { useMinefield, useMinefieldStore } from '../context.js';
import type { Change, MinefieldState, MinefieldStore } from '../state.js';

/** What a solver is shown: what the player sees, and nothing else. */
export type Sight = Pick<MinefieldState, 'board' | 'rows'>;

/** A hint on demand. */
export interface HintBox<Hint> {
  /** The hint for the field as it is, `null` where none was asked for since the last change. */
  readonly hint: Hint | null;
  /**
   * Asks for one, and answers it; the game counts as helped from then on. Rejects as the solver does.
   */
  ask(): Promise<Hint | null>;
  /** Takes the hint away. */
  clear(): void;
}

/**
 * Holds the hint that a solver gives, until something happens on the field.
 *
 * @param solve - Finds the hint, at once or in its own time: `hint` of `@mines/solver` fits.
 * @throws Error where there is no provider around and no store given.
 * @example
 * ```tsx
 * import { Minefield, MinefieldProvider } from '@mines/react';
 * import { FieldOverlay, useHint } from '@mines/react/help';
 *
 * function Helped() {
 *   const { hint, ask } = useHint((sight) => import('@mines/solver').then((solver) => solver.hint(sight)));
 *   return (
 *     <>
 *       <button type="button" onClick={() => void ask()}>
 *         Hint
 *       </button>
 *       <FieldOverlay odds={null} hint={hint}>
 *         <Minefield />
 *       </FieldOverlay>
 *     </>
 *   );
 * }
 *
 * export function Game() {
 *   return (
 *     <MinefieldProvider>
 *       <Helped />
 *     </MinefieldProvider>
 *   );
 * }
 * ```
 */
export function useHint<Hint>(
  solve: (sight: Sight) => Hint | null | Promise<Hint | null>,
  given?: MinefieldStore,
): HintBox<Hint> {
  const store = useMinefieldStore(given);
  const change = useMinefield((state) => state.change, given);
  const [held, setHeld] = useState<{ readonly change: Change; readonly hint: Hint } | null>(null);
  return {
    hint: held?.change === change ? held.hint : null,
    ask: async () => {
      const { board, rows, change: asked, markHelped } = store.getState();
      const hint = await solve({ board, rows });
      // What was found for a field that has changed meanwhile helps nobody.
      if (store.getState().change !== asked) return null;
      markHelped();
      setHeld(hint === null ? null : { change: asked, hint });
      return hint;
    },
    clear: () => setHeld(null),
  };
}
