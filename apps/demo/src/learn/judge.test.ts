import { createMinefieldStore } from '@mines/react';
import { describe, expect, it } from 'vitest';
import { judge, type Verdict } from './judge.js';
import { begin, type LessonName, lessons } from './lessons.js';

type Move = readonly ['open' | 'mark' | 'chord', number];

/** What is said about the last of these moves. */
function verdictOn(name: LessonName, ...moves: readonly Move[]): Verdict | null {
  const lesson = lessons.find((each) => each.name === name) ?? lessons[0];
  const store = createMinefieldStore({ layout: lesson.layout, rules: { firstOpen: 'any' } });
  begin(lesson, store);
  let said: Verdict | null = null;
  for (const [move, cell] of moves) {
    const before = store.getState();
    before[move](cell);
    said = judge(lesson, before, store.getState());
  }
  return said;
}

describe('a move', () => {
  it('that was certain needs no comment, nor does a flag', () => {
    expect(verdictOn('count', ['mark', 1])).toBeNull();
    expect(verdictOn('count', ['open', 0])).toBeNull();
  });

  it('that ends the board is the lesson learned, however it is made', () => {
    expect(verdictOn('count', ['open', 0], ['open', 2])).toEqual({ kind: 'solved' });
    expect(verdictOn('count', ['mark', 1], ['chord', 6], ['chord', 8])).toEqual({ kind: 'solved' });
  });

  it('that could not be known is luck, good or bad', () => {
    expect(verdictOn('chord', ['open', 1])).toEqual({ kind: 'lucky' });
    expect(verdictOn('chord', ['open', 0])).toEqual({ kind: 'unlucky' });
  });

  it('to what was known to be a mine could have been avoided', () => {
    expect(verdictOn('count', ['open', 1])).toEqual({ kind: 'known' });
    // A flag at the wrong place.
    expect(verdictOn('count', ['mark', 0], ['chord', 6])).toEqual({ kind: 'known' });
  });

  it('to the least risk is the best bet, to any other is not', () => {
    expect(verdictOn('odds', ['open', 5])).toMatchObject({ kind: 'bet', mine: false });
    expect(verdictOn('odds', ['open', 15])).toMatchObject({ kind: 'bet', mine: true });
    expect(verdictOn('odds', ['open', 7])).toMatchObject({ kind: 'worse', least: expect.closeTo(0.1) });
    expect(verdictOn('odds', ['open', 1])).toMatchObject({ kind: 'worse', chance: expect.closeTo(2 / 3) });
  });
});
