'use client';

import {
  type ForwardRefExoticComponent,
  forwardRef,
  type HTMLAttributes,
  type RefAttributes,
  type SyntheticEvent,
  useCallback,
  useMemo,
} from 'react';
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

/** What a field may be told. */
interface FieldProps
  extends MinefieldOptions,
    MinefieldCallbacks,
    InputOptions,
    Omit<ElementOptions<MinefieldState>, 'render'> {
  /** A store to show. Default: that of the provider around, else one of its own made from the other props. */
  readonly store?: MinefieldStore | undefined;
  /** The language. Default: that of the provider around, else English. */
  readonly labels?: Labels | undefined;
  /** Whether things move, if the player's system does not ask for less. Default `true`. */
  readonly motion?: boolean | undefined;
  /** A class name for each cell, or how to choose one from its state. */
  readonly cellClassName?: ElementOptions<CellState>['className'];
  /** Draws each cell: spread the props on an element of your own. Keep it the same function from render to render. */
  readonly renderCell?: ElementOptions<CellState>['render'];
}

/** What of the grid's element is the field's own business. */
type Taken = 'children' | 'dangerouslySetInnerHTML' | 'role' | 'tabIndex' | 'aria-rowcount' | 'aria-colcount';

/**
 * Props of {@link Minefield}, and those of the `div` that is the grid. A handler of the app is called before that of the
 * field; where it calls `preventDefault`, the field does nothing with that event. `aria-label` takes the place of the
 * name that the labels give.
 */
export interface MinefieldProps
  extends FieldProps,
    Omit<HTMLAttributes<HTMLDivElement>, keyof FieldProps | Taken> {}

/**
 * A Minesweeper field to play on. Alone it keeps its own game; with a store or inside a provider it shows that one.
 *
 * @example
 * ```tsx
 * import { Minefield, presets } from '@mines/react';
 * import '@mines/react/styles.css';
 * import '@mines/react/themes/classic.css';
 *
 * export function Game() {
 *   return <Minefield board={presets.beginner} onWin={(game) => console.log(game.elapsed())} />;
 * }
 * ```
 */
export const Minefield: ForwardRefExoticComponent<MinefieldProps & RefAttributes<HTMLDivElement>> =
  forwardRef<HTMLDivElement, MinefieldProps>(function Minefield(props, ref) {
    const { store: given, labels, className, style, motion, cellClassName, renderCell, ...options } = props;
    const { board, rules, seed, layout, pauseWhenHidden, flagMode, flood, now, drawSeed, ...input } = options;
    const { longPress, haptics, markOn, chordOnClick, keymap, onNewGameKey, ...callbacks } = input;
    const { onStart, onMove, onWin, onLose, onChange, ...theirs } = callbacks;
    const shared = useShared();
    const store = useOwnStore(given ?? shared?.store, props);
    const field = useField({ ...props, store });
    const { state, gridProps, rowView } = field;
    const cell = useMemo(
      () => ({ className: cellClassName, render: renderCell }),
      [cellClassName, renderCell],
    );
    const { ref: keepRoot, ...ours } = gridProps;
    const setRef = useCallback(
      (element: HTMLDivElement | null) => {
        keepRoot(element);
        if (typeof ref === 'function') return ref(element);
        if (ref) ref.current = element;
      },
      [keepRoot, ref],
    );
    useCallbacks(store, callbacks);
    const grid = {
      ...theirs,
      ...mergeProps(ours, { className, style }, state),
      'aria-label': theirs['aria-label'] || ours['aria-label'],
      onPointerDown: both(theirs.onPointerDown, ours.onPointerDown),
      onMouseDown: both(theirs.onMouseDown, ours.onMouseDown),
      onContextMenu: both(theirs.onContextMenu, ours.onContextMenu),
      onKeyDown: both(theirs.onKeyDown, ours.onKeyDown),
      onFocus: both(theirs.onFocus, ours.onFocus),
      onBlur: both(theirs.onBlur, ours.onBlur),
    };
    return (
      <>
        <div {...grid} ref={setRef}>
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

/** Calls the app first: what it prevents is not for the field. */
function both<E extends SyntheticEvent>(theirs: Handler<E>, ours: Handler<E>): Handler<E> {
  return (event) => {
    theirs?.(event);
    if (!event.defaultPrevented) ours?.(event);
  };
}

type Handler<E> = ((event: E) => void) | undefined;
