import type { Viewport } from '@mines/react/viewport';
import type { ReactElement } from 'react';
import type { Texts } from './texts/texts.js';

interface ZoomButtonsProps {
  readonly viewport: Viewport;
  readonly texts: Texts;
}

/** Zooms for those who cannot pinch; there while some of the board is out of sight. */
export function ZoomButtons({ viewport, texts }: ZoomButtonsProps): ReactElement | null {
  if (viewport.fits) return null;
  return (
    <fieldset className="zoom">
      <legend className="unseen">{texts.zoom.name}</legend>
      <button
        type="button"
        disabled={!viewport.canZoomOut}
        onClick={viewport.zoomOut}
        aria-label={texts.zoom.farther}
      >
        −
      </button>
      <button type="button" onClick={viewport.fit}>
        {texts.zoom.fit}
      </button>
      <button
        type="button"
        disabled={!viewport.canZoomIn}
        onClick={viewport.zoomIn}
        aria-label={texts.zoom.closer}
      >
        +
      </button>
    </fieldset>
  );
}
