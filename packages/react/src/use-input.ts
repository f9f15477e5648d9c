'use client';

import {
  type FocusEvent,
  type HTMLAttributes,
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { cellOf, elementOf, isOpen } from './dom.js';
import { actionOf, defaultKeymap, focusAfter, type KeyAction, type Keymap } from './keyboard.js';
import { createPointerControl } from './pointer-control.js';
import type { MinefieldState, MinefieldStore } from './state.js';

/** How a field is played with. */
export interface InputOptions {
  /** How long a finger rests on a cell to mark it, in milliseconds. Default 350. */
  readonly longPress?: number | undefined;
  /** Whether a long press is felt, where the device can do that. Default `true`. */
  readonly haptics?: boolean | undefined;
  /** When the right button marks: on `release` (default) as all else, or on `press` as the ranked clones do. */
  readonly markOn?: 'release' | 'press' | undefined;
  /** Whether a single left click on an open number chords. Default `false`. */
  readonly chordOnClick?: boolean | undefined;
  /** More keys, other meanings of keys, `null` for keys that shall mean nothing. See `defaultKeymap`. */
  readonly keymap?: Keymap | undefined;
  /** Called instead of beginning a game when the key for a new one is pressed: the place to ask first. */
  readonly onNewGameKey?: ((event: Event) => void) | undefined;
}

/** The handlers of the grid, and whether the field has the focus. */
export interface Input extends HTMLAttributes<HTMLElement> {
  readonly focused: boolean;
}

/** Pointers, keys and focus of one field, all on its root. */
export function useInput(
  store: MinefieldStore,
  state: MinefieldState,
  root: RefObject<HTMLElement | null>,
  options: InputOptions,
): Input {
  const { longPress = 350, haptics = true, markOn = 'release', chordOnClick = false } = options;
  const focused = useFocus(store, state, root);
  const pointer = useMemo(
    () => createPointerControl(store, { longPress, haptics, markOn, chordOnClick }),
    [store, longPress, haptics, markOn, chordOnClick],
  );
  useEffect(() => () => pointer.stop(), [pointer]);
  useEffect(() => {
    fields.set(store, (fields.get(store) ?? 0) + 1);
    return () => {
      const left = (fields.get(store) ?? 1) - 1;
      fields.set(store, left);
      // Nobody is there to see the layout that is being searched for.
      if (left === 0) store.getState().stopLaying();
    };
  }, [store]);
  const keymap = useMemo(() => ({ ...defaultKeymap, ...options.keymap }), [options.keymap]);

  const act = (action: KeyAction, cell: number, event: Event): void => {
    const now = store.getState();
    if (action === 'act' && isOpen(now, cell)) now.chord(cell, event);
    else if (action === 'act') now.open(cell, event);
    else if (action === 'mark') now.mark(cell, event);
    else if (action === 'tell-around') now.tellAround(cell);
    else if (action === 'tell-status') now.tellStatus();
    else if (action === 'new-game' && options.onNewGameKey) options.onNewGameKey(event);
    else if (action === 'new-game') now.newGame({}, event);
  };

  return {
    ...focused,
    onPointerDown: (event: PointerEvent) => pointer.down(event.nativeEvent, event.currentTarget),
    // The middle button would scroll by itself.
    onMouseDown: (event: MouseEvent) => event.button === 1 && event.preventDefault(),
    onContextMenu: (event: MouseEvent) => {
      event.preventDefault();
      pointer.menu(event.nativeEvent, event.currentTarget);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const { board, focusCell } = store.getState();
      const cell = cellOf(event.target, event.currentTarget, board);
      const action = actionOf(event, keymap);
      if (cell === null || action === null) return;
      // Where nothing is held, Escape belongs to whatever the field stands in.
      if (action === 'cancel' && !pointer.cancel()) return;
      event.preventDefault();
      const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
      const focus = focusAfter(action, cell, board, rtl);
      if (focus !== null) focusCell(focus);
      // A key that is held on must not chord what it has just opened.
      else if (!event.repeat) act(action, cell, event.nativeEvent);
    },
  };
}

/** One cell is in the tab order; the focus follows it, and it follows the focus. */
function useFocus(
  store: MinefieldStore,
  { focus, board }: MinefieldState,
  root: RefObject<HTMLElement | null>,
): Pick<Input, 'focused' | 'onFocus' | 'onBlur'> {
  const [focused, setFocused] = useState(false);

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
    onFocus: (event: FocusEvent) => {
      const { board: now, focus: stop, focusCell } = store.getState();
      const cell = cellOf(event.target, event.currentTarget, now);
      if (cell !== null && cell !== stop) focusCell(cell);
      setFocused(cell !== null);
    },
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setFocused(false);
    },
  };
}

/** How many fields show a store. */
const fields = new WeakMap<MinefieldStore, number>();
