'use client';

import type { HTMLAttributes, KeyboardEvent, ReactElement } from 'react';
import { reveal } from './measure.js';
import { useMinefieldViewport, type Viewport, type ViewportOptions } from './use-minefield-viewport.js';

/** Props of {@link MinefieldViewport}: those of a `div`. */
export interface MinefieldViewportProps extends HTMLAttributes<HTMLDivElement>, ViewportOptions {
  /** One made by `useMinefieldViewport`, for buttons outside; it brings its own limits. Default: one of its own. */
  readonly viewport?: Viewport | undefined;
}

/**
 * A window on a field that may be larger than it. One finger pans, two zoom the field and not the page, and so does a
 * pinch on a trackpad; with the focus in the field `+`, `-` and `0` zoom and fit. It begins with the whole board in
 * sight, or as much of it as there can be.
 *
 * How high it may get is a matter of style: `max-block-size`, by default that of the window.
 *
 * @example
 * ```tsx
 * import { Minefield, presets } from '@mines/react';
 * import { MinefieldViewport } from '@mines/react/viewport';
 *
 * export function Game() {
 *   return (
 *     <MinefieldViewport style={{ maxBlockSize: '70svh' }}>
 *       <Minefield board={presets.expert} />
 *     </MinefieldViewport>
 *   );
 * }
 * ```
 */
export function MinefieldViewport({
  viewport: given,
  minCellSize,
  maxCellSize,
  className,
  children,
  ...props
}: MinefieldViewportProps): ReactElement {
  const own = useMinefieldViewport({ minCellSize, maxCellSize });
  const viewport = given ?? own;
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    props.onKeyDown?.(event);
    const { target } = event;
    // What the field understands is the field's, and keys with Control or Command are the browser's.
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!(target instanceof Element) || !target.closest('[role="gridcell"]')) return;
    const act = keys[event.key];
    if (!act) return;
    event.preventDefault();
    viewport[act]();
    reveal(target);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field inside, which has the focus.
    <div
      {...props}
      className={className ? `mines-viewport ${className}` : 'mines-viewport'}
      ref={viewport.ref}
      onKeyDown={onKeyDown}
    >
      <div className="mines-viewport-room">{children}</div>
    </div>
  );
}

/** `=` is the plus sign without Shift. */
const keys: Readonly<Record<string, 'zoomIn' | 'zoomOut' | 'fit'>> = {
  '+': 'zoomIn',
  '=': 'zoomIn',
  '-': 'zoomOut',
  '0': 'fit',
};
