import { createGame, decodeLayout, type Game, layoutOf, type Move, play } from '@mines/core';
import { analyse } from '@mines/solver';
import { describe, expect, it } from 'vitest';
import { type Guess, guessOf, survival } from './guesses.js';
import type { Step } from './steps.js';

/** Plays moves and looks at the last one. */
function last(game: Game, moves: readonly Move[]): Guess | null {
  let before = game;
  for (const move of moves.slice(0, -1)) before = play(before, move);
  const move = moves.at(-1);
  if (!move || move.type === 'mark') throw new Error('The last move opens something.');
  const step: Step = { board: before.board, rows: before.rows, type: move.type, cell: move.cell };
  return guessOf(step, moves.length - 2, analyse);
}

const fourByOne = createGame(decodeLayout('4x1.kA').board, { layout: decodeLayout('4x1.kA') });

describe('a guess', () => {
  it('is a cell that may hold a mine, with the least risk beside it', () => {
    // `1` on the second cell: a mine is left or right of it, the other one is in what remains.
    const guess = last(fourByOne, [
      { type: 'open', cell: 1 },
      { type: 'open', cell: 2 },
    ]);
    expect(guess?.taken).toEqual({ cell: 2, chance: 0.5 });
    expect(guess?.least).toEqual({ cell: 2, chance: 0.5 });
    expect(guess?.move).toBe(2);
  });

  it('is none where the cell was certain', () => {
    const board = { width: 5, height: 1, mines: 1 };
    const game = createGame(board, { layout: layoutOf(board, [2]) });
    expect(
      last(game, [
        { type: 'open', cell: 1 },
        { type: 'open', cell: 3 },
      ]),
    ).toBeNull();
  });

  it('says that something was certain elsewhere', () => {
    const board = { width: 5, height: 1, mines: 1 };
    const game = createGame(board, { layout: layoutOf(board, [2]) });
    const guess = last(game, [
      { type: 'open', cell: 1 },
      { type: 'open', cell: 0 },
    ]);
    expect(guess?.taken.chance).toBe(0.5);
    expect(guess?.least).toEqual({ cell: 3, chance: 0 });
  });

  it('is a chord on a flag that may be wrong', () => {
    const guess = last(fourByOne, [
      { type: 'open', cell: 1 },
      { type: 'mark', cell: 0 },
      { type: 'chord', cell: 1 },
    ]);
    expect(guess?.taken).toEqual({ cell: 2, chance: 0.5 });
  });
});

it('luck is what was survived', () => {
  const guess = last(fourByOne, [
    { type: 'open', cell: 1 },
    { type: 'open', cell: 2 },
  ]);
  expect(survival(guess ? [guess, guess] : [])).toBe(0.25);
  expect(survival([])).toBe(1);
});
