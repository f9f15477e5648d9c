'use client';

import { useCallback, useRef } from 'react';
import { useStore } from 'zustand';
import { cellAttributes, type DataProps, gridAttributes, rowAttributes } from './attributes.js';
import { type CellState, cellCode, type RowView, readCell } from './cell-code.js';
import { useMinefieldStore } from './context.js';
import type { Labels } from './labels.js';
import type { MinefieldState, MinefieldStore } from './state.js';
import { useDevicePixel } from './use-device-pixel.js';
import { useHydrated } from './use-hydrated.js';
import { type InputOptions, useInput } from './use-input.js';
import { useLabels } from './use-labels.js';
import { useMotion } from './use-motion.js';
import { useVisibility } from './use-visibility.js';

/** What the headless field may be told. */
export interface FieldOptions extends InputOptions {
  /** The store. Default: that of the provider around. */
  readonly store?: MinefieldStore | undefined;
  /** The language. Default: that of the provider around, else English. */
  readonly labels?: Labels | undefined;
  /** Whether things move, if the player's system does not ask for less. Default `true`. */
  readonly motion?: boolean | undefined;
}

/** Keeps track of the grid's element. */
export type RootRef = (element: HTMLElement | null) => void;

/** A field without markup: spread the props on elements of your own, grid > rows > cells. */
export interface Field {
  /** All that a view may know, and what it may do. */
  readonly state: MinefieldState;
  /** The language in use. */
  readonly labels: Labels;
  /** For the element around the rows. All handlers sit here. */
  readonly gridProps: DataProps & { readonly ref: RootRef };
  /** What the cells of a row have in common; each value compares with `===`. */
  rowView(y: number): RowView;
  /** For the element around the cells of a row, `y` from 0. */
  rowProps(y: number): DataProps;
  /** For a cell, `x` and `y` from 0. */
  cellProps(x: number, y: number): DataProps;
  /** What a cell is at this moment. */
  cellState(x: number, y: number): CellState;
}

/**
 * A whole field as bags of props, for those who write their own markup: gestures, keyboard, focus and names are in them.
 *
 * @throws Error where there is no provider around and no store given.
 * @example
 * ```tsx
 * import { Announcer, MinefieldProvider, useField } from '@mines/react';
 *
 * function Table() {
 *   const { state, gridProps, rowProps, cellProps } = useField();
 *   return (
 *     <div {...gridProps}>
 *       {state.rows.map((row, y) => (
 *         <div key={y} {...rowProps(y)}>
 *           {Array.from(row, (_, x) => (
 *             <div key={x} {...cellProps(x, y)} />
 *           ))}
 *         </div>
 *       ))}
 *     </div>
 *   );
 * }
 *
 * export function Game() {
 *   return (
 *     <MinefieldProvider>
 *       <Table />
 *       <Announcer />
 *     </MinefieldProvider>
 *   );
 * }
 * ```
 */
export function useField(options: FieldOptions = {}): Field {
  const store = useMinefieldStore(options.store);
  const labels = useLabels(options.labels);
  const state = useStore(store);
  const root = useRef<HTMLElement>(null);
  const tellPixel = useDevicePixel();
  const ref = useCallback<RootRef>(
    (element) => {
      root.current = element;
      tellPixel(element);
    },
    [tellPixel],
  );
  const hydrated = useHydrated();
  const motion = useMotion(store, state, root, options.motion ?? true);
  const { focused, ...handlers } = useInput(store, state, root, options);
  useVisibility(store, state);

  const rowView = (y: number): RowView => rowViewOf(state, focused, hydrated, y);
  const cellState = (x: number, y: number): CellState => {
    const faces = state.rows[y] ?? [];
    const ring = state.rings?.[y * state.board.width + x] ?? -1;
    return readCell(cellCode(faces, x, rowView(y)), x, y, ring, state.floods?.[y]?.[x] ?? 0);
  };
  return {
    state,
    labels,
    gridProps: { ...gridAttributes(state, labels, motion, options.longPress, hydrated), ...handlers, ref },
    rowView,
    rowProps: (y) => rowAttributes(y, hydrated),
    cellProps: (x, y) => cellAttributes(cellState(x, y), labels),
    cellState,
  };
}

function rowViewOf(state: MinefieldState, focused: boolean, hydrated: boolean, y: number): RowView {
  const { board, rules, rows, focus, press, status, paused } = state;
  const columnIn = (cell: number, reach: number): number => {
    const x = cell % board.width;
    return Math.abs((cell - x) / board.width - y) <= reach ? x : -1;
  };
  const pressed = press ? columnIn(press.cell, press.intent === 'chord' ? 1 : 0) : -1;
  const held = pressed < 0 ? null : press;
  const stop = columnIn(focus, 0);
  return {
    stop,
    focused: focused && stop >= 0,
    concealed: paused !== null,
    over: status === 'won' || status === 'lost',
    press: pressed,
    intent: held?.intent ?? 'open',
    resting: held?.resting === true,
    above: rows[y - 1],
    below: rows[y + 1],
    chord: rules.chord,
    hydrated,
  };
}
