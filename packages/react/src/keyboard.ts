import type { Board } from '@mines/core';

const actions = [
  'left',
  'right',
  'up',
  'down',
  'page-up',
  'page-down',
  'row-start',
  'row-end',
  'board-start',
  'board-end',
  'act',
  'mark',
  'cancel',
  'new-game',
  'tell-around',
  'tell-status',
] as const;

/**
 * What a key can ask for: to move the focus, to act on its cell (open a covered one, chord on an open one), to mark it,
 * to let go of what is held down, a new game, to hear what is around the cell, to hear mines left and time.
 */
export type KeyAction = (typeof actions)[number];

/**
 * The keys of each action as `KeyboardEvent.key` names them, letters in lower case; `Control+` and `Shift+` before a
 * name ask for that key too.
 */
export type Keymap = Readonly<Record<KeyAction, readonly string[]>>;

/** The keys of a field that is given no others. */
export const defaultKeymap: Keymap = {
  left: ['ArrowLeft'],
  right: ['ArrowRight'],
  up: ['ArrowUp'],
  down: ['ArrowDown'],
  'page-up': ['PageUp'],
  'page-down': ['PageDown'],
  'row-start': ['Home'],
  'row-end': ['End'],
  'board-start': ['Control+Home'],
  'board-end': ['Control+End'],
  act: ['Enter', ' '],
  mark: ['f', 'ContextMenu', 'Shift+F10'],
  cancel: ['Escape'],
  'new-game': ['n'],
  'tell-around': ['a'],
  'tell-status': ['s'],
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
  const name = `${key.ctrlKey ? 'Control+' : ''}${key.shiftKey && !letter ? 'Shift+' : ''}${letter ? key.key.toLowerCase() : key.key}`;
  for (const action of actions) if (keymap[action].includes(name)) return action;
  return null;
}

/** How many rows a page is. */
const PAGE = 5;

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
