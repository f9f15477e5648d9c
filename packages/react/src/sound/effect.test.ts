import { parseLayout } from '@mines/core';
import { expect, test } from 'vitest';
import type { MinefieldState } from '../state.js';
import { createMinefieldStore } from '../store.js';
import { effectOf } from './effect.js';

const layout = parseLayout(`
  *....
  .....
  **...
  .....
`);

/** What is heard while something is done to a field with this layout. */
function heard(act: (state: MinefieldState) => void): string[] {
  const store = createMinefieldStore({ layout, now: () => 0 });
  const effects: string[] = [];
  store.subscribe((state, before) => {
    const effect = effectOf(state, before);
    if (effect) effects.push('size' in effect ? `${effect.name} ${effect.size}` : effect.name);
  });
  act(store.getState());
  return effects;
}

test('one cell clicks, a flood is heard with its size', () => {
  expect(heard((field) => field.open(1))).toEqual(['open']);
  expect(heard((field) => field.open(4))).toEqual(['flood 14']);
});

test('a flag goes up and comes down again', () => {
  expect(
    heard((field) => {
      field.mark(0);
      field.mark(0);
      field.mark(0);
    }),
  ).toEqual(['flag', 'unflag', 'unflag']);
});

test('a chord sounds like one', () => {
  expect(
    heard((field) => {
      field.open(1);
      field.mark(0);
      field.mark(10);
      field.mark(11);
      field.open(6);
      field.chord(6);
    }),
  ).toEqual(['open', 'flag', 'flag', 'flag', 'open', 'chord']);
});

test('the end is a blast or a fanfare, and nothing besides', () => {
  expect(heard((field) => field.open(0))).toEqual(['blast']);
  expect(
    heard((field) => {
      field.open(4);
      field.open(5);
      field.open(15);
      field.open(16);
    }),
  ).toEqual(['flood 14', 'open', 'open', 'win']);
});

test('pressing, focusing, pausing and beginning anew are silent', () => {
  expect(
    heard((field) => {
      field.setPress({ cell: 3, intent: 'open' });
      field.focusCell(4);
      field.newGame();
      field.replay();
    }),
  ).toEqual([]);
});
