import { describe, expect, it } from 'vitest';
import { readForm } from './board-form.js';

const good = { width: '30', height: '16', mines: '99' };

describe('the form of a custom board', () => {
  it('is a board when each field is', () => {
    expect(readForm(good).board).toEqual({ width: 30, height: 16, mines: 99 });
    expect(readForm({ width: '100', height: '100', mines: '9999' }).board).not.toBeNull();
    expect(readForm({ width: '1', height: '2', mines: '1' }).board).not.toBeNull();
  });

  const bad = [
    '',
    '0',
    '-1',
    '1.5',
    '1e3',
    '9 ',
    ' 9',
    '+9',
    '0x9',
    'NaN',
    'Infinity',
    '1000000000',
    '99999999999999999999',
  ];
  for (const field of ['width', 'height', 'mines'] as const) {
    it.each(bad)(`is none with %j as ${field}, and says so there alone`, (text) => {
      const { board, faults } = readForm({ ...good, [field]: text });
      expect(board).toBeNull();
      expect(faults[field]).toBe(true);
      expect(Object.values(faults).filter(Boolean)).toHaveLength(1);
    });
  }

  it('ends at the longest side that is drawn', () => {
    expect(readForm({ ...good, width: '101' }).faults.width).toBe(true);
    expect(readForm(good).ranges.width).toEqual({ min: 1, max: 100 });
  });

  it('leaves one cell without a mine, however large the board', () => {
    expect(readForm(good).ranges.mines).toEqual({ min: 1, max: 479 });
    expect(readForm({ ...good, mines: '480' }).board).toBeNull();
    expect(readForm({ width: '1', height: '1', mines: '0' }).board).toEqual({
      width: 1,
      height: 1,
      mines: 0,
    });
  });
});
