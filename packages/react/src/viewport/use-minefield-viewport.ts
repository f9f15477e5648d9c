'use client';

import { useCallback, useMemo, useRef, useState } from 'react';
import { createViewControl, unmeasured, type ViewControl, type ViewState } from './view-control.js';

/** What a viewport may be told. */
export interface ViewportOptions {
  /** How small cells may get, in CSS pixels. Default 24. */
  readonly minCellSize?: number | undefined;
  /** How large cells may get, in CSS pixels. Default 64. */
  readonly maxCellSize?: number | undefined;
}

/** A viewport and what its buttons need. */
export interface Viewport extends ViewState {
  /** For the element that scrolls; its only child holds the field. */
  readonly ref: (element: HTMLElement | null) => void;
  /** Makes the cells a step larger, up to `maxCellSize`. */
  zoomIn(): void;
  /** Makes the cells a step smaller, down to `minCellSize`. */
  zoomOut(): void;
  /** Back to the size that shows the whole board, or as much of it as there can be. */
  fit(): void;
}

/**
 * A viewport for buttons of one's own: hand it to `<MinefieldViewport>`. It renders again only when a button would have
 * to change, not while fingers zoom.
 *
 * @example
 * ```tsx
 * import { Minefield, presets } from '@mines/react';
 * import { MinefieldViewport, useMinefieldViewport } from '@mines/react/viewport';
 *
 * export function Game() {
 *   const viewport = useMinefieldViewport({ maxCellSize: 48 });
 *   return (
 *     <>
 *       <MinefieldViewport viewport={viewport}>
 *         <Minefield board={presets.expert} />
 *       </MinefieldViewport>
 *       {!viewport.fits && (
 *         <button type="button" onClick={viewport.fit}>
 *           Fit
 *         </button>
 *       )}
 *     </>
 *   );
 * }
 * ```
 */
export function useMinefieldViewport({ minCellSize = 24, maxCellSize = 64 }: ViewportOptions = {}): Viewport {
  const [state, setState] = useState<ViewState>(unmeasured);
  const control = useRef<ViewControl | null>(null);
  // A ref, not an effect: it is called before anything is painted, and on a server not at all.
  const ref = useCallback(
    (element: HTMLElement | null) => {
      control.current?.stop();
      control.current =
        element && createViewControl(element, { min: minCellSize, max: maxCellSize }, setState);
    },
    [minCellSize, maxCellSize],
  );
  return useMemo(
    () => ({
      ...state,
      ref,
      zoomIn: () => control.current?.step(1),
      zoomOut: () => control.current?.step(-1),
      fit: () => control.current?.fit(),
    }),
    [state, ref],
  );
}
