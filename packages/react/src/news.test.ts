import { createGame, parseLayout, play } from '@mines/core';
import { expect, it } from 'vitest';
import { refusalOf } from './news.js';

const layout = parseLayout(`
  *..
  ...
  ..*
`);

it('blames the flags of a chord only where flags would help', () => {
  const opened = (rules: { chord?: 'off' }) =>
    play(createGame(layout.board, { layout, rules }), { type: 'open', cell: 1 });
  expect(refusalOf(opened({}), 'chord', 1)).toBe('flags');
  expect(refusalOf(opened({ chord: 'off' }), 'chord', 1)).toBe('open');
});
