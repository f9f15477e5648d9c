import { expect, it } from 'vitest';
import { formatCounter } from './digits.js';

it('a counter has three digits, a sign in place of the first', () => {
  expect([0, 1, 10, 99, 100, 999].map(formatCounter)).toEqual(['000', '001', '010', '099', '100', '999']);
  expect([-1, -2, -9, -10, -99].map(formatCounter)).toEqual(['-01', '-02', '-09', '-10', '-99']);
});

it('a counter stops at 999 and at -99', () => {
  expect([1000, 16_777_215, Number.POSITIVE_INFINITY].map(formatCounter)).toEqual(['999', '999', '999']);
  expect([-100, -110, -5000].map(formatCounter)).toEqual(['-99', '-99', '-99']);
});

it('a counter shows whole numbers, and no minus before a zero', () => {
  expect([7.9, -1.9, -0.5, -0].map(formatCounter)).toEqual(['007', '-01', '000', '000']);
});
