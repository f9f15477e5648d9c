import type { Board } from '@mines/core';

/** How many rows a page is. */
const PAGE = 5;

/**
 * What a key can ask for: to move the focus, to act on its cell (open a covered one, chord on an open one), to mark it,
 * to let go of what is held down, a new game, to hear what is around the cell, to hear mines left and time.
 */
export type KeyAction =
  | 'left'
  | 'right'
  | 'up'
  | 'down'
  | 'page-up'
  | 'page-down'
  | 'row-start'
  | 'row-end'
  | 'board-start'
  | 'board-end'
  | 'act'
  | 'mark'
  | 'cancel'
  | 'new-game'
  | 'tell-around'
  | 'tell-status';

/**
 * What each key asks for; `null` takes a key away. Keys as `KeyboardEvent.key` names them, letters in lower case, with
 * `Control+` or `Shift+` before the name where that key is held too.
 */
export type Keymap = Readonly<Record<string, KeyAction | null>>;

/** The keys of a field; a `keymap` adds to them and overrules them. */
export const defaultKeymap: Keymap = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  PageUp: 'page-up',
  PageDown: 'page-down',
  Home: 'row-start',
  End: 'row-end',
  'Control+Home': 'board-start',
  'Control+End': 'board-end',
  Enter: 'act',
  ' ': 'act',
  f: 'mark',
  ContextMenu: 'mark',
  'Shift+F10': 'mark',
  Escape: 'cancel',
  n: 'new-game',
  a: 'tell-around',
  s: 'tell-status',
};

/** The parts of a keyboard event that matter. */
export interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly shiftKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
}

/** What a key asks for, `null` where it means nothing here. */
export function actionOf(key: Key, keymap: Keymap): KeyAction | null {
  if (key.altKey || key.metaKey) return null;
  const letter = key.key.length === 1;
  const shift = key.shiftKey && !letter ? 'Shift+' : '';
  return keymap[(key.ctrlKey ? 'Control+' : '') + shift + (letter ? key.key.toLowerCase() : key.key)] ?? null;
}

/** Where an action moves the focus to, `null` where it does not. Clamps at the edges; in `rtl` arrows go where they point. */
export function focusAfter(
  action: KeyAction,
  cell: number,
  { width, height }: Board,
  rtl: boolean,
): number | null {
  const x = cell % width;
  const y = (cell - x) / width;
  const forward = rtl ? -1 : 1;
  const steps: Partial<Record<KeyAction, readonly [number, number]>> = {
    left: [x - forward, y],
    right: [x + forward, y],
    up: [x, y - 1],
    down: [x, y + 1],
    'page-up': [x, y - PAGE],
    'page-down': [x, y + PAGE],
    'row-start': [0, y],
    'row-end': [width - 1, y],
    'board-start': [0, 0],
    'board-end': [width - 1, height - 1],
  };
  const to = steps[action];
  return to ? clamp(to[1], height) * width + clamp(to[0], width) : null;
}

function clamp(index: number, count: number): number {
  return Math.max(0, Math.min(count - 1, index));
}
