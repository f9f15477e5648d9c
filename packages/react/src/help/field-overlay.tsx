'use client';

import type { ReactElement, ReactNode } from 'react';
import { useMinefield } from '../context.js';
import type { MinefieldStore } from '../state.js';
import { useDevicePixel } from '../use-device-pixel.js';
import { useHydrated } from '../use-hydrated.js';
import { useLabels } from '../use-labels.js';
import { percentOf } from './odds-labels.js';

/** The cells of a hint. */
export interface HintMarks {
  /** What to open or to mark. */
  readonly cells: readonly number[];
  /** What it rests on. */
  readonly numbers: readonly number[];
}

/** Props of {@link FieldOverlay}. */
export interface FieldOverlayProps {
  /** The store. Default: that of the provider around. */
  readonly store?: MinefieldStore | undefined;
  /** The chance of a mine, per cell, NaN where open; `null` shows none. */
  readonly odds: Float64Array | null;
  /** The cells of a hint; `null` shows none. */
  readonly hint: HintMarks | null;
  /** A class name of the overlay itself, for the same `--mines-cell-size` as the field has. */
  readonly className?: string | undefined;
  /** The field. */
  readonly children: ReactNode;
}

/**
 * Lays chances and a hint over a field: a number and a colour a cell, a frame around what to do and around why. It is
 * for the eye only; `oddsLabels` tells the ear.
 *
 * @throws Error where there is no provider around and no store given.
 * @example
 * ```tsx
 * import { createMinefieldStore, Minefield } from '@mines/react';
 * import { FieldOverlay } from '@mines/react/help';
 *
 * const store = createMinefieldStore({ board: { width: 4, height: 1, mines: 1 } });
 * const odds = Float64Array.of(0.25, 0.25, 0.25, 0.25);
 *
 * export function Game() {
 *   return (
 *     <FieldOverlay store={store} odds={odds} hint={null}>
 *       <Minefield store={store} />
 *     </FieldOverlay>
 *   );
 * }
 * ```
 */
export function FieldOverlay({ store, odds, hint, className, children }: FieldOverlayProps): ReactElement {
  const board = useMinefield((state) => state.board, store);
  // What lies open is concealed during a pause, and the odds would tell.
  const paused = useMinefield((state) => state.paused !== null, store);
  const hydrated = useHydrated();
  const percent = percentOf(useLabels(undefined).lang);
  const tellPixel = useDevicePixel();
  const cell = (x: number, y: number): ReactElement => {
    const at = y * board.width + x;
    const chance = odds?.[at] ?? Number.NaN;
    const shown = !Number.isNaN(chance);
    const mark = hint?.cells.includes(at) ? 'do' : hint?.numbers.includes(at) ? 'why' : undefined;
    return (
      <span
        key={x}
        className="mines-overlay-cell"
        data-odds={shown ? (chance === 0 ? 'safe' : chance === 1 ? 'mine' : 'open') : undefined}
        data-hint={mark}
        style={shown && hydrated ? { '--mines-odds': chance } : undefined}
      >
        {shown ? percent(chance) : ''}
      </span>
    );
  };
  return (
    <div className="mines-overlaid" ref={tellPixel}>
      {children}
      {(odds || hint) && !paused && (
        <div
          className={className ? `mines-overlay ${className}` : 'mines-overlay'}
          aria-hidden="true"
          data-tall={board.height > 9 ? '' : undefined}
        >
          {Array.from({ length: board.height }, (_, y) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
            <div key={y} className="mines-row">
              {Array.from({ length: board.width }, (__, x) => cell(x, y))}
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
