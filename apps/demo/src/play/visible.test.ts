import { expect, test } from 'vitest';
import { partOf } from './visible.js';

const field = { left: -100, top: 50, width: 400, height: 200 };

test('a window shows the part of the field that is in it', () => {
  expect(partOf(field, { left: 0, top: 50, width: 100, height: 200 })).toEqual({
    left: 0.25,
    top: 0,
    width: 0.25,
    height: 1,
  });
});

test('what is beside the field is no part of it', () => {
  expect(partOf(field, { left: -200, top: 0, width: 1000, height: 1000 })).toEqual({
    left: 0,
    top: 0,
    width: 1,
    height: 1,
  });
  expect(partOf(field, { left: 500, top: 0, width: 100, height: 100 })).toMatchObject({ left: 1, width: 0 });
});
