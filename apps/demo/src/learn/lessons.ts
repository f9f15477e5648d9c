import { type Layout, parseLayout } from '@mines/core';
import type { MinefieldStore } from '@mines/react';
import type { LearnTexts } from '../texts/learn.js';

/** The names of the lessons. */
export type LessonName = keyof LearnTexts['lessons'];

/** A small board that teaches one thing. */
export interface Lesson {
  readonly name: LessonName;
  readonly layout: Layout;
  /** The cells that are open when the lesson begins, with all that they open. */
  readonly start: readonly [number, ...number[]];
  /** The mines that have a flag then. */
  readonly flags: readonly number[];
}

/** The lessons in their order. What each of them needs is checked with the solver by its test. */
export const lessons = [
  {
    name: 'number',
    layout: parseLayout(`
      ..*.*
      ....*
      .....
      .....
      ...*.
    `),
    start: [0],
    flags: [],
  },
  {
    name: 'chord',
    layout: parseLayout(`
      *.....
      .....*
      ..*...
      ..*...
    `),
    start: [23],
    flags: [],
  },
  {
    name: 'pattern',
    layout: parseLayout(`
      *.**..
      ......
      ......
      ..*...
    `),
    start: [23],
    flags: [],
  },
  {
    // One mine under the middle of the top left, or one at each side of it: the counter says one.
    name: 'count',
    layout: parseLayout(`
      .*.*..
      .*.*..
      ......
      ......
    `),
    start: [23, 6, 8],
    flags: [3, 7, 9],
  },
  {
    // Two of three beside the number, two of twenty elsewhere.
    name: 'odds',
    layout: parseLayout(`
      .*....
      *.....
      ...*..
      ....*.
    `),
    start: [0],
    flags: [],
  },
] as const satisfies readonly Lesson[];

/** Brings a field that nobody has touched to where the lesson begins. */
export function begin({ start, flags }: Lesson, store: MinefieldStore): void {
  for (const cell of start) store.getState().open(cell);
  for (const cell of flags) store.getState().mark(cell);
}
