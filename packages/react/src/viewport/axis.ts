import type { Both } from './size.js';

/** What the DOM calls things that there are in both directions. */
export interface Axis {
  readonly name: keyof Both<unknown>;
  readonly edge: 'left' | 'top';
  readonly length: 'width' | 'height';
  readonly outer: 'offsetWidth' | 'offsetHeight';
  readonly inner: 'clientWidth' | 'clientHeight';
  readonly scroll: 'scrollLeft' | 'scrollTop';
  readonly count: 'aria-colcount' | 'aria-rowcount';
}

export const ACROSS: Axis = {
  name: 'across',
  edge: 'left',
  length: 'width',
  outer: 'offsetWidth',
  inner: 'clientWidth',
  scroll: 'scrollLeft',
  count: 'aria-colcount',
};

export const DOWN: Axis = {
  name: 'down',
  edge: 'top',
  length: 'height',
  outer: 'offsetHeight',
  inner: 'clientHeight',
  scroll: 'scrollTop',
  count: 'aria-rowcount',
};

/** The same of both. */
export function both<T>(of: (axis: Axis) => T): Both<T> {
  return { across: of(ACROSS), down: of(DOWN) };
}
