import { devicePixel } from '../device-pixel.js';
import { anchorAt, type Hold, type Point, positionOf } from './anchor.js';
import { ACROSS, both, DOWN } from './axis.js';
import { watchHands } from './hands.js';
import { findFit, partsOf, release, reveal, show, tilesOf } from './measure.js';
import { clampSize, type Limits, nextSize } from './size.js';

/** What the buttons of a viewport need to know. */
export interface ViewState {
  /** Whether the whole board is seen. */
  readonly fits: boolean;
  /** Whether cells may still get larger. */
  readonly canZoomIn: boolean;
  /** Whether cells may still get smaller. */
  readonly canZoomOut: boolean;
}

/** Before anything is measured, and on a server: nothing says yet that there is more to see. */
export const unmeasured: ViewState = { fits: true, canZoomIn: false, canZoomOut: false };

/** The view of one element, until it is stopped. */
export interface ViewControl {
  /** A step larger or smaller, around the middle. */
  step(direction: 1 | -1): void;
  /** Shows the whole board, or as much of it as there can be, and does so again whenever the space changes. */
  fit(): void;
  stop(): void;
}

/** Takes charge of the size of the cells in an element. `onChange` hears what its buttons should know. */
export function createViewControl(
  viewport: HTMLElement,
  sizes: Pick<Limits, 'min' | 'max'>,
  onChange: (state: ViewState) => void,
): ViewControl {
  const page = viewport.ownerDocument;
  const view = page.defaultView ?? window;
  const abort = new AbortController();
  // Another screen or a zoom of the page may change it.
  const limitsNow = (): Limits => ({ ...sizes, pixel: devicePixel(view) });
  let size = 0;
  let fitting = true;
  // The board, what buttons know and how large everything is, as they were left.
  let [board, told, left] = ['', '', ''];
  let frame = 0;

  const lengths = (): string =>
    [viewport, viewport.firstElementChild].map((part) => `${part?.clientWidth} ${part?.clientHeight}`).join();

  const middle = (): Point => {
    const box = viewport.getBoundingClientRect();
    return both(({ edge, length }) => box[edge] + box[length] / 2);
  };

  const grip = (at: Point): Hold | null => {
    const parts = partsOf(viewport);
    const tiles = parts && tilesOf(parts);
    return tiles && both(({ name }) => anchorAt(at[name], tiles[name]));
  };

  /** Makes the cells this large, or such that they fit, and brings a place of the board to a point. */
  const zoomTo = (wanted: number | null, at: Point = middle(), hold: Hold | null = grip(at)): void => {
    const parts = partsOf(viewport);
    if (!parts || !hold) return;
    fitting = wanted === null;
    const limits = limitsNow();
    const next = clampSize(wanted ?? findFit(parts, limits), limits);
    if (fitting || next !== size) {
      size = next;
      const [least, most] = [clampSize(0, limits), clampSize(Infinity, limits)];
      const state = { fits: show(parts, size), canZoomIn: size < most, canZoomOut: size > least };
      const news = JSON.stringify(state);
      if (news !== told) onChange(state);
      told = news;
      left = lengths();
    }
    const tiles = tilesOf(parts);
    for (const { name, scroll } of [ACROSS, DOWN])
      viewport[scroll] += positionOf(hold[name], tiles[name]) - at[name];
  };

  const counts = (): string => JSON.stringify(partsOf(viewport)?.counts ?? null);

  /** The space or the board has changed. */
  const again = (): void => {
    const now = counts();
    const other = now !== board;
    board = now;
    const kept = fitting || other ? null : size;
    // Whether all of it is seen has to be found out again.
    size = 0;
    zoomTo(kept);
    // Another board is seen from its first cell.
    if (other) for (const { scroll } of [ACROSS, DOWN]) viewport[scroll] = 0;
  };

  // Not at once: what is measured would change within the notice of its change, and browsers complain of that.
  const soon = (): void => {
    view.cancelAnimationFrame(frame);
    frame = view.requestAnimationFrame(again);
  };
  const resized =
    typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(() => left !== lengths() && soon());
  for (const part of [viewport, viewport.firstElementChild]) if (part) resized?.observe(part);
  // A viewport that is no larger than its board does not change with a window that grows.
  view.addEventListener('resize', soon, { signal: abort.signal });

  // Another board, or the first one of a field that comes later: before it is painted.
  const changed = new MutationObserver(() => board !== counts() && again());
  changed.observe(viewport, { subtree: true, childList: true });

  const focused = ({ target }: Event): void => {
    // A tap must not move what it is on.
    if (target instanceof Element && target.matches('[role="gridcell"]:focus-visible')) reveal(target);
  };
  viewport.addEventListener('focusin', focused, { signal: abort.signal });
  watchHands(viewport, { size: () => size, grip, zoomTo }, abort.signal);
  again();

  return {
    step: (direction) => zoomTo(nextSize(size, direction, limitsNow())),
    fit: () => zoomTo(null),
    stop: () => {
      abort.abort();
      resized?.disconnect();
      changed.disconnect();
      view.cancelAnimationFrame(frame);
      release(viewport);
    },
  };
}
