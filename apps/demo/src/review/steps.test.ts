import { createMinefieldStore } from '@mines/react';
import { expect, it } from 'vitest';
import { createSteps } from './steps.js';

it('remembers each opening with what was seen before it, and begins anew with each game', () => {
  const store = createMinefieldStore({ board: { width: 9, height: 9, mines: 10 }, seed: 'tomato' });
  const steps = createSteps(store);
  const stop = steps.follow();
  const { open, mark, replay } = store.getState();
  open(40);
  const seen = store.getState().rows;
  mark(0);
  const marked = store.getState().rows;
  // Refused: nothing is opened by it.
  open(0);
  open(8);
  expect(steps.all()).toMatchObject([{ type: 'open', cell: 8 }]);
  expect(steps.all()[0]?.rows).toBe(marked);
  expect(marked).not.toBe(seen);
  replay();
  expect(steps.all()).toEqual([]);
  stop();
  open(40);
  open(8);
  expect(steps.all()).toEqual([]);
});
