import { useMinefieldViewport, type Viewport } from '@mines/react/viewport';
import { type CSSProperties, useCallback, useState } from 'react';
import { useMedia } from '../app/use-media.js';
import { CELL_SIZES, type Settings } from '../settings/settings.js';

/** The window on the field, its element, and the size that cells would have if there were room without end. */
export interface FieldView extends Viewport {
  readonly element: HTMLElement | null;
  readonly style: CSSProperties;
}

/** Cells grow with the window, and beyond what can be chosen where the window is very large. */
const LARGEST = 96;

/** A view in which cells are as large as the window allows, or of the size that the player has chosen. */
export function useFieldView(cellSize: Settings['cellSize']): FieldView {
  const large = useMedia('(min-width: 1600px) and (min-height: 900px)');
  const auto = cellSize === 'auto';
  const usual = auto ? (large ? LARGEST : CELL_SIZES.max) : cellSize;
  const viewport = useMinefieldViewport({
    minCellSize: auto ? CELL_SIZES.min : cellSize,
    maxCellSize: Math.max(usual, CELL_SIZES.max),
  });
  const [element, setElement] = useState<HTMLElement | null>(null);
  const watch = viewport.ref;
  const ref = useCallback(
    (found: HTMLElement | null) => {
      watch(found);
      setElement(found);
    },
    [watch],
  );
  return { ...viewport, ref, element, style: { '--mines-cell-size': `${usual}px` } };
}
