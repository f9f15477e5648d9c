/** The custom property that tells the style sheet how large a pixel of the screen is. */
const PIXEL = '--mines-device-pixel';

/**
 * A length of which every multiple ends on a pixel of the screen, in CSS pixels. Where several screen pixels make one
 * CSS pixel that is the CSS pixel itself.
 */
export function devicePixel({ devicePixelRatio: ratio }: Pick<Window, 'devicePixelRatio'>): number {
  return ratio > 0 && !Number.isInteger(ratio) ? 1 / ratio : 1;
}

/**
 * Tells the styles of an element how large a pixel of the screen is: now, and again when the page is zoomed or goes to
 * another screen.
 *
 * @returns what ends it.
 */
export function watchDevicePixel(element: HTMLElement): () => void {
  const view = element.ownerDocument.defaultView ?? window;
  const abort = new AbortController();
  const tell = (): void => {
    const pixel = devicePixel(view);
    // A hair more: what is cut off after a multiplication by the ratio must not be a whole pixel.
    if (pixel === 1) element.style.removeProperty(PIXEL);
    else element.style.setProperty(PIXEL, `${pixel * (1 + 1e-6)}px`);
    // There is no event for the ratio. What matches now stops to match when it changes.
    view
      .matchMedia?.(`(resolution: ${view.devicePixelRatio}dppx)`)
      .addEventListener('change', tell, { once: true, signal: abort.signal });
  };
  tell();
  return () => abort.abort();
}
