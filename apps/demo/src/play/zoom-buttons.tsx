import type { Viewport } from '@mines/react/viewport';
import type { ReactElement } from 'react';
import { useTexts } from '../language/context.js';

interface ZoomButtonsProps {
  readonly viewport: Viewport;
}

/** Zooms for those who cannot pinch. */
export function ZoomButtons({ viewport }: ZoomButtonsProps): ReactElement {
  const { zoom } = useTexts().play;
  return (
    <fieldset className="zoom">
      <legend className="unseen">{zoom.name}</legend>
      <button
        type="button"
        disabled={!viewport.canZoomOut}
        onClick={viewport.zoomOut}
        aria-label={zoom.farther}
      >
        −
      </button>
      <button type="button" onClick={viewport.fit}>
        {zoom.fit}
      </button>
      <button type="button" disabled={!viewport.canZoomIn} onClick={viewport.zoomIn} aria-label={zoom.closer}>
        +
      </button>
    </fieldset>
  );
}
