import { describe, expect, it } from 'vitest';
import { actionOf, defaultKeymap, focusAfter, type Key, type KeyAction } from './keyboard.js';

// 12 columns, 11 rows; a cell in the middle and those in the corners.
const board = { width: 12, height: 11, mines: 1 };
const at = (x: number, y: number): number => y * board.width + x;
const MIDDLE = at(6, 6);

const none = { ctrlKey: false, shiftKey: false, metaKey: false, altKey: false };

/** What a key asks for. */
function asks(key: string, held: Partial<Key> = {}): KeyAction | null {
  return actionOf({ ...none, key, ...held }, defaultKeymap);
}

/** Where a key takes the focus. */
function go(key: string, cell = MIDDLE, held: Partial<Key> = {}, rtl = false): number | null {
  const action = asks(key, held);
  return action && focusAfter(action, cell, board, rtl);
}

describe('arrows', () => {
  it('go one cell the way they point', () => {
    expect(go('ArrowLeft')).toBe(at(5, 6));
    expect(go('ArrowRight')).toBe(at(7, 6));
    expect(go('ArrowUp')).toBe(at(6, 5));
    expect(go('ArrowDown')).toBe(at(6, 7));
  });

  it('stay at the edge: they do not go on in another row or column', () => {
    expect(go('ArrowLeft', at(0, 3))).toBe(at(0, 3));
    expect(go('ArrowRight', at(11, 3))).toBe(at(11, 3));
    expect(go('ArrowUp', at(3, 0))).toBe(at(3, 0));
    expect(go('ArrowDown', at(3, 10))).toBe(at(3, 10));
  });

  it('point the same way where text runs from right to left', () => {
    expect(go('ArrowLeft', MIDDLE, {}, true)).toBe(at(7, 6));
    expect(go('ArrowRight', MIDDLE, {}, true)).toBe(at(5, 6));
    expect(go('ArrowUp', MIDDLE, {}, true)).toBe(at(6, 5));
    expect(go('ArrowDown', MIDDLE, {}, true)).toBe(at(6, 7));
    expect(go('ArrowLeft', at(11, 3), {}, true)).toBe(at(11, 3));
    expect(go('ArrowRight', at(0, 3), {}, true)).toBe(at(0, 3));
  });
});

describe('longer ways', () => {
  it('Home and End go to the ends of the row, with Ctrl of the board', () => {
    expect(go('Home')).toBe(at(0, 6));
    expect(go('End')).toBe(at(11, 6));
    expect(go('Home', MIDDLE, { ctrlKey: true })).toBe(at(0, 0));
    expect(go('End', MIDDLE, { ctrlKey: true })).toBe(at(11, 10));
  });

  it('Page Up and Page Down go five rows, less at the edge', () => {
    expect(go('PageUp')).toBe(at(6, 1));
    expect(go('PageDown', at(6, 2))).toBe(at(6, 7));
    expect(go('PageUp', at(6, 4))).toBe(at(6, 0));
    expect(go('PageDown')).toBe(at(6, 10));
  });
});

describe('keys that act', () => {
  it('Enter and Space act on the cell', () => {
    for (const key of ['Enter', ' ']) expect(asks(key)).toBe('act');
  });

  it('F marks, with Shift or Caps Lock too, and so do the keys that open menus', () => {
    for (const key of ['f', 'F', 'ContextMenu']) expect(asks(key)).toBe('mark');
    expect(asks('F10', { shiftKey: true })).toBe('mark');
  });

  it('Escape lets go, N begins anew, A and S tell', () => {
    expect(['Escape', 'n', 'N', 'a', 's'].map((key) => asks(key))).toEqual([
      'cancel',
      'new-game',
      'new-game',
      'tell-around',
      'tell-status',
    ]);
  });

  it('are those that the app names too, and not those that it takes away', () => {
    const keymap = { ...defaultKeymap, m: 'mark', 'Control+Enter': 'mark', n: null } as const;
    const mine = (key: string, held: Partial<Key> = {}): KeyAction | null =>
      actionOf({ ...none, key, ...held }, keymap);
    expect(mine('m')).toBe('mark');
    expect(mine('Enter', { ctrlKey: true })).toBe('mark');
    expect([mine('f'), mine('n')]).toEqual(['mark', null]);
  });
});

describe('keys that are not ours', () => {
  it('mean nothing', () => {
    for (const key of ['x', 'Tab', 'Shift', 'Delete', 'F1', 'F10', 'Dead', '']) expect(asks(key)).toBeNull();
  });

  it('belong to the browser with Alt or Meta held: back, forward, find', () => {
    for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'Enter', ' ', 'f']) {
      expect(asks(key, { altKey: true })).toBeNull();
      expect(asks(key, { metaKey: true })).toBeNull();
    }
  });

  it('belong to the browser with Ctrl held where they would act: Ctrl+F finds', () => {
    for (const key of ['Enter', ' ', 'f', 'F']) expect(asks(key, { ctrlKey: true })).toBeNull();
  });
});

it('on a board of one cell every way leads to it', () => {
  for (const key of [
    'ArrowLeft',
    'ArrowRight',
    'ArrowUp',
    'ArrowDown',
    'Home',
    'End',
    'PageUp',
    'PageDown',
  ]) {
    const one = { width: 1, height: 1, mines: 0 };
    const action = asks(key);
    expect(action && focusAfter(action, 0, one, false)).toBe(0);
  }
});
