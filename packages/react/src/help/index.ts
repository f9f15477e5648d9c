/**
 * Hints and odds over a field: an optional entry. The solver is the app's to hand in, so nobody pays for one unasked.
 *
 * @packageDocumentation
 */
export { FieldOverlay, type FieldOverlayProps, type HintMarks } from './field-overlay.js';
export { oddsLabels, percentOf } from './odds-labels.js';
export { type HintBox, type Sight, useHint } from './use-hint.js';
