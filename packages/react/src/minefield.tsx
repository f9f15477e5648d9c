'use client';

import { type ForwardRefExoticComponent, forwardRef, type RefAttributes, useCallback, useMemo } from 'react';
import { Announcer } from './announcer.js';
import { type MinefieldCallbacks, useCallbacks } from './callbacks.js';
import type { CellState } from './cell-code.js';
import { useOwnStore, useShared } from './context.js';
import type { Labels } from './labels.js';
import { type ElementOptions, mergeProps } from './render-element.js';
import { Row } from './row.js';
import type { MinefieldOptions, MinefieldState, MinefieldStore } from './state.js';
import { useField } from './use-field.js';
import type { InputOptions } from './use-input.js';

/** Props of {@link Minefield}. */
export interface MinefieldProps
  extends MinefieldOptions,
    MinefieldCallbacks,
    InputOptions,
    Omit<ElementOptions<MinefieldState>, 'render'> {
  /** A store to show. Default: that of the provider around, else one of its own made from the other props. */
  readonly store?: MinefieldStore | undefined;
  /** The language. Default: that of the provider around, else English. */
  readonly labels?: Labels | undefined;
  /** The name of the grid for those who cannot see it. Default: from the labels. */
  readonly 'aria-label'?: string | undefined;
  readonly id?: string | undefined;
  /** Whether things move, if the player's system does not ask for less. Default `true`. */
  readonly motion?: boolean | undefined;
  /** A class name for each cell, or how to choose one from its state. */
  readonly cellClassName?: ElementOptions<CellState>['className'];
  /** Draws each cell: spread the props on an element of your own. Keep it the same function from render to render. */
  readonly renderCell?: ElementOptions<CellState>['render'];
}

/**
 * A Minesweeper field to play on. Alone it keeps its own game; with a store or inside a provider it shows that one.
 *
 * @example
 * ```tsx
 * import { Minefield, presets } from '@mines/react';
 * import '@mines/react/styles.css';
 * import '@mines/react/themes/classic.css';
 *
 * <Minefield board={presets.beginner} onWin={(game) => console.log(game.elapsed())} />
 * ```
 */
export const Minefield: ForwardRefExoticComponent<MinefieldProps & RefAttributes<HTMLDivElement>> =
  forwardRef<HTMLDivElement, MinefieldProps>(function Minefield(props, ref) {
    const { store: given, labels, className, style, cellClassName, renderCell, id } = props;
    const shared = useShared();
    const store = useOwnStore(given ?? shared?.store, props);
    const field = useField({ ...props, store });
    const { state, gridProps, rowView } = field;
    const cell = useMemo(
      () => ({ className: cellClassName, render: renderCell }),
      [cellClassName, renderCell],
    );
    const { ref: keepRoot } = gridProps;
    const setRef = useCallback(
      (element: HTMLDivElement | null) => {
        keepRoot(element);
        if (typeof ref === 'function') return ref(element);
        if (ref) ref.current = element;
      },
      [keepRoot, ref],
    );
    useCallbacks(store, props);
    const name = props['aria-label'];
    return (
      <>
        <div
          {...mergeProps(gridProps, { className, style }, state)}
          {...(name ? { 'aria-label': name } : {})}
          id={id}
          ref={setRef}
        >
          {state.rows.map((faces, y) => (
            <Row
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place.
              key={y}
              {...rowView(y)}
              y={y}
              faces={faces}
              rings={state.rings}
              floods={state.floods?.[y]}
              labels={field.labels}
              cell={cell}
            />
          ))}
        </div>
        <Announcer store={store} labels={labels} />
      </>
    );
  });
