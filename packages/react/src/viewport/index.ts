/**
 * A window on a field that is larger than it: an optional entry.
 *
 * @packageDocumentation
 */
export { MinefieldViewport, type MinefieldViewportProps } from './minefield-viewport.js';
export { useMinefieldViewport, type Viewport, type ViewportOptions } from './use-minefield-viewport.js';
