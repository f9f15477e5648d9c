import { describe, expect, it } from 'vitest';
import { type Key, type KeyIntent, readKey } from './keyboard.js';

// 12 columns, 11 rows; a cell in the middle and those in the corners.
const board = { width: 12, height: 11, mines: 1 };
const at = (x: number, y: number): number => y * board.width + x;
const MIDDLE = at(6, 6);
const CLOSED = 9;

function read(
  key: string,
  cell = MIDDLE,
  held: Partial<Key> = {},
  rtl = false,
  face = CLOSED,
): KeyIntent | null {
  return readKey({ key, ctrlKey: false, metaKey: false, altKey: false, ...held }, cell, face, board, rtl);
}

describe('arrows', () => {
  it('go one cell the way they point', () => {
    expect(read('ArrowLeft')).toEqual({ focus: at(5, 6) });
    expect(read('ArrowRight')).toEqual({ focus: at(7, 6) });
    expect(read('ArrowUp')).toEqual({ focus: at(6, 5) });
    expect(read('ArrowDown')).toEqual({ focus: at(6, 7) });
  });

  it('stay at the edge: they do not go on in another row or column', () => {
    expect(read('ArrowLeft', at(0, 3))).toEqual({ focus: at(0, 3) });
    expect(read('ArrowRight', at(11, 3))).toEqual({ focus: at(11, 3) });
    expect(read('ArrowUp', at(3, 0))).toEqual({ focus: at(3, 0) });
    expect(read('ArrowDown', at(3, 10))).toEqual({ focus: at(3, 10) });
  });

  it('point the same way where text runs from right to left', () => {
    expect(read('ArrowLeft', MIDDLE, {}, true)).toEqual({ focus: at(7, 6) });
    expect(read('ArrowRight', MIDDLE, {}, true)).toEqual({ focus: at(5, 6) });
    expect(read('ArrowUp', MIDDLE, {}, true)).toEqual({ focus: at(6, 5) });
    expect(read('ArrowDown', MIDDLE, {}, true)).toEqual({ focus: at(6, 7) });
    expect(read('ArrowLeft', at(11, 3), {}, true)).toEqual({ focus: at(11, 3) });
    expect(read('ArrowRight', at(0, 3), {}, true)).toEqual({ focus: at(0, 3) });
  });
});

describe('longer ways', () => {
  it('Home and End go to the ends of the row, with Ctrl of the board', () => {
    expect(read('Home')).toEqual({ focus: at(0, 6) });
    expect(read('End')).toEqual({ focus: at(11, 6) });
    expect(read('Home', MIDDLE, { ctrlKey: true })).toEqual({ focus: at(0, 0) });
    expect(read('End', MIDDLE, { ctrlKey: true })).toEqual({ focus: at(11, 10) });
  });

  it('Page Up and Page Down go five rows, less at the edge', () => {
    expect(read('PageUp')).toEqual({ focus: at(6, 1) });
    expect(read('PageDown', at(6, 2))).toEqual({ focus: at(6, 7) });
    expect(read('PageUp', at(6, 4))).toEqual({ focus: at(6, 0) });
    expect(read('PageDown')).toEqual({ focus: at(6, 10) });
  });
});

describe('keys that act', () => {
  it('Enter and Space open a covered cell and chord on an open one', () => {
    for (const key of ['Enter', ' ']) {
      for (const face of [9, 10, 11]) {
        expect(read(key, MIDDLE, {}, false, face)).toEqual({ cell: MIDDLE, intent: 'open' });
      }
      for (const face of [0, 1, 8]) {
        expect(read(key, MIDDLE, {}, false, face)).toEqual({ cell: MIDDLE, intent: 'chord' });
      }
    }
  });

  it('F marks, with Shift or Caps Lock too', () => {
    for (const key of ['f', 'F']) expect(read(key)).toEqual({ cell: MIDDLE, intent: 'mark' });
  });
});

describe('keys that are not ours', () => {
  it('mean nothing', () => {
    for (const key of ['a', 'Tab', 'Escape', 'Shift', 'Delete', 'F1', 'Dead', ''])
      expect(read(key)).toBeNull();
  });

  it('belong to the browser with Alt or Meta held: back, forward, find', () => {
    for (const key of ['ArrowLeft', 'ArrowRight', 'Home', 'Enter', ' ', 'f']) {
      expect(read(key, MIDDLE, { altKey: true })).toBeNull();
      expect(read(key, MIDDLE, { metaKey: true })).toBeNull();
    }
  });

  it('belong to the browser with Ctrl held where they would act: Ctrl+F finds', () => {
    for (const key of ['Enter', ' ', 'f', 'F']) expect(read(key, MIDDLE, { ctrlKey: true })).toBeNull();
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
    const plain = { key, ctrlKey: false, metaKey: false, altKey: false };
    expect(readKey(plain, 0, CLOSED, one, false)).toEqual({ focus: 0 });
  }
});
