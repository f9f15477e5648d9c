import { createGame, formatGame, type Game, layoutOf, play } from '@mines/core';
import { createMinefieldStore } from '@mines/react';
import { analyse, hint, isNoGuess } from '@mines/solver';
import { describe, expect, it } from 'vitest';
import { LESSONS } from '../settings/settings.js';
import { begin, type Lesson, type LessonName, lessons } from './lessons.js';
import { nextStep } from './step.js';

function begun({ layout, start, flags }: Lesson): Game {
  const rules = { firstOpen: 'any', questionMarks: false } as const;
  let game = createGame(layout.board, { layout, rules });
  for (const cell of start) game = play(game, { type: 'open', cell });
  for (const cell of flags) game = play(game, { type: 'mark', cell });
  return game;
}

function named(name: LessonName): Lesson {
  const found = lessons.find((lesson) => lesson.name === name);
  if (!found) throw new Error(name);
  return found;
}

/** What is shown, step for step, to one who does all of it. */
function shown(lesson: Lesson): { readonly end: Game; readonly ideas: string[] } {
  const ideas: string[] = [];
  let game = begun(lesson);
  while (game.status === 'playing' && ideas.length < 50) {
    const step = nextStep(game, lesson.name === 'chord');
    if (!step) break;
    ideas.push(`${step.idea} ${step.action}`);
    const [number = 0] = step.numbers;
    if (step.action === 'chord') game = play(game, { type: 'chord', cell: number });
    else for (const cell of step.cells) game = play(game, { type: step.action, cell });
  }
  return { end: game, ideas };
}

/** The reasons of the solver for all that has to be opened. */
function reasons(lesson: Lesson): string[] {
  const all: string[] = [];
  let game = begun(lesson);
  for (let found = hint(game); found && game.status === 'playing'; found = hint(game)) {
    all.push(found.reason);
    for (const cell of found.cells) game = play(game, { type: found.action, cell });
  }
  return all;
}

it('there are as many as can be remembered', () => {
  expect(lessons).toHaveLength(LESSONS);
});

it.each(lessons)('$name begins in a game that is under way, its flags on mines', (lesson) => {
  const game = begun(lesson);
  expect(game.status).toBe('playing');
  const store = createMinefieldStore({ layout: lesson.layout });
  begin(lesson, store);
  expect(formatGame(store.getState())).toBe(formatGame(game));
  const { mines } = analyse(game);
  for (const flag of lesson.flags) expect(mines).toContain(flag);
});

it.each(lessons.filter(({ name }) => name !== 'odds'))('$name needs no luck', (lesson) => {
  expect(isNoGuess(lesson.layout, lesson.start[0])).toBe(true);
  expect(shown(lesson).end.status).toBe('won');
});

describe('each step of a lesson is of the kind that it teaches', () => {
  it('one number at a time', () => {
    const { ideas } = shown(named('number'));
    expect(new Set(ideas)).toEqual(new Set(['number mark', 'number open']));
    expect(ideas[0]).toBe('number mark');
  });

  it('flags, then chords', () => {
    const { ideas } = shown(named('chord'));
    expect(new Set(ideas)).toEqual(new Set(['number mark', 'number chord']));
    expect(ideas.filter((idea) => idea === 'number chord').length).toBeGreaterThan(2);
  });

  it('numbers that say nothing each for itself', () => {
    expect(new Set(reasons(named('pattern')))).toEqual(new Set(['numbers']));
    const { ideas } = shown(named('pattern'));
    expect(new Set(ideas)).toEqual(new Set(['pattern open']));
    expect(ideas.length).toBeGreaterThan(1);
  });

  it('the mine count', () => {
    const lesson = named('count');
    // What the count has opened is a number itself, and may tell the rest.
    expect(reasons(lesson)[0]).toBe('count');
    // With another mine the other way would be the right one: numbers alone cannot tell.
    const { board } = lesson.layout;
    const other = layoutOf({ ...board, mines: 5 }, [0, 2, ...lesson.flags]);
    expect(formatGame(begun({ ...lesson, layout: other }))).toBe(formatGame(begun(lesson)));
  });

  it('the least risk, where nothing is certain', () => {
    const lesson = named('odds');
    const game = begun(lesson);
    expect(hint(game)?.reason).toBe('guess');
    expect(isNoGuess(lesson.layout, lesson.start[0])).toBe(false);
    const chances = new Set([...analyse(game).probability].filter((chance) => !Number.isNaN(chance)));
    expect([...chances].map((chance) => chance.toFixed(3)).sort()).toEqual(['0.100', '0.667']);
    // What is suggested holds.
    const { end } = shown({ ...lesson, name: 'odds' });
    expect(formatGame(end)).not.toContain('X');
  });
});
