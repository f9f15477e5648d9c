'use client';

import {
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useStore } from 'zustand';
import { cellAttributes, type DataProps, gridAttributes, rowAttributes } from './attributes.js';
import { type CellState, cellCode, type RowView, readCell } from './cell-code.js';
import { useMinefieldStore, useShared } from './context.js';
import { cellOf, elementOf } from './dom.js';
import { readKey } from './keyboard.js';
import { en, type Labels } from './labels.js';
import { createPointerControl } from './pointer-control.js';
import type { MinefieldState, MinefieldStore, Press } from './state.js';
import { useMotion } from './use-motion.js';
import { useVisibility } from './use-visibility.js';

/** What the headless field may be told. */
export interface FieldOptions {
  /** The store; default: that of the provider around. */
  readonly store?: MinefieldStore | undefined;
  /** The language; default: that of the provider around, else English. */
  readonly labels?: Labels | undefined;
  /** How long a finger rests on a cell to mark it, in milliseconds. Default 350. */
  readonly longPress?: number | undefined;
  /** Whether things move, if the player's system does not ask for less. Default `true`. */
  readonly motion?: boolean | undefined;
}

/** Keeps track of the grid's element. */
export type RootRef = (element: HTMLElement | null) => void;

/** A field without markup: spread the props on elements of your own, grid > rows > cells. */
export interface Field {
  readonly state: MinefieldState;
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
 * const { state, gridProps, rowProps, cellProps } = useField();
 * return (
 *   <div {...gridProps}>
 *     {state.rows.map((row, y) => (
 *       <div key={y} {...rowProps(y)}>
 *         {Array.from(row, (_, x) => <div key={x} {...cellProps(x, y)} />)}
 *       </div>
 *     ))}
 *   </div>
 * );
 * ```
 */
export function useField(options: FieldOptions = {}): Field {
  const store = useMinefieldStore(options.store);
  const labels = useLabels(options.labels);
  const state = useStore(store);
  const root = useRef<HTMLElement>(null);
  const ref = useCallback<RootRef>((element) => {
    root.current = element;
  }, []);
  const { motion, finishLoading } = useMotion(store, root, options.motion ?? true);
  const { focused, ...handlers } = useHandlers(store, root, finishLoading, options);
  useVisibility(store);

  const rowView = (y: number): RowView => rowViewOf(state, focused, y);
  const cellState = (x: number, y: number): CellState => {
    const face = state.rows[y]?.[x] ?? 0;
    const ring = state.rings?.[y * state.board.width + x] ?? -1;
    return readCell(cellCode(face, x, rowView(y)), x, y, ring, state.floods?.[y]?.[x] ?? 0);
  };
  return {
    state,
    labels,
    gridProps: { ...gridAttributes(state, labels, motion), ...handlers, ref },
    rowView,
    rowProps: rowAttributes,
    cellProps: (x, y) => cellAttributes(cellState(x, y), labels),
    cellState,
  };
}

/** The labels that were handed in, else those of the provider around, else English. */
export function useLabels(labels: Labels | undefined): Labels {
  const shared = useShared();
  return labels ?? shared?.labels ?? en;
}

function rowViewOf(state: MinefieldState, focused: boolean, y: number): RowView {
  const { board, focus, press, released, status, paused } = state;
  const columnIn = (cell: number, reach: number): number => {
    const x = cell % board.width;
    return Math.abs((cell - x) / board.width - y) <= reach ? x : -1;
  };
  const reachOf = (held: Press | null): number =>
    held ? columnIn(held.cell, held.intent === 'chord' ? 1 : 0) : -1;
  const pressed = reachOf(press);
  const release = reachOf(released);
  const stop = columnIn(focus, 0);
  return {
    stop,
    focused: focused && stop >= 0,
    concealed: paused !== null,
    over: status === 'won' || status === 'lost',
    press: pressed,
    intent: pressed >= 0 && press ? press.intent : 'open',
    release,
    releaseIntent: release >= 0 && released ? released.intent : 'open',
  };
}

interface Handlers extends HTMLAttributes<HTMLElement> {
  readonly focused: boolean;
}

function useHandlers(
  store: MinefieldStore,
  root: RefObject<HTMLElement | null>,
  finishLoading: () => void,
  { longPress = 350 }: FieldOptions,
): Handlers {
  const [focused, setFocused] = useState(false);
  const focus = useStore(store, (state) => state.focus);
  const board = useStore(store, (state) => state.board);
  const pointer = useMemo(() => createPointerControl(store, { longPress }), [store, longPress]);
  useEffect(() => () => pointer.stop(), [pointer]);

  useEffect(() => {
    const grid = root.current;
    const active = document.activeElement;
    // A focused cell that went with its board left the focus to nobody: the tab stop takes it.
    if (!focused || !grid || (active !== document.body && !grid.contains(active))) return;
    const element = elementOf(focus, grid, board);
    if (element !== active) element?.focus();
  }, [root, board, focus, focused]);

  return {
    focused,
    onPointerDown: (event: PointerEvent) => {
      finishLoading();
      pointer.down(event.nativeEvent, event.currentTarget);
    },
    // The middle button would scroll by itself.
    onMouseDown: (event: MouseEvent) => event.button === 1 && event.preventDefault(),
    onContextMenu: (event: MouseEvent) => event.preventDefault(),
    onKeyDown: (event: KeyboardEvent) => {
      finishLoading();
      const { board, rows, ...state } = store.getState();
      const cell = cellOf(event.target, event.currentTarget, board);
      const face = cell === null ? undefined : rows[Math.floor(cell / board.width)]?.[cell % board.width];
      if (cell === null || face === undefined) return;
      const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
      const meant = readKey(event, cell, face, board, rtl);
      if (!meant) return;
      event.preventDefault();
      if ('focus' in meant) state.focusCell(meant.focus);
      // A key that is held on must not chord what it has just opened.
      else if (!event.repeat) state[meant.intent](meant.cell, event.nativeEvent);
    },
    onFocus: (event: FocusEvent) => {
      const { board, focus: now, focusCell } = store.getState();
      const cell = cellOf(event.target, event.currentTarget, board);
      if (cell !== null && cell !== now) focusCell(cell);
      setFocused(cell !== null);
    },
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
    },
  };
}
