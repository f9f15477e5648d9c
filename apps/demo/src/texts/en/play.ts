import type { PlayTexts } from '../play.js';

export const play: PlayTexts = {
  board: 'Board',
  beginner: 'Beginner',
  intermediate: 'Intermediate',
  expert: 'Expert',
  custom: 'Custom',
  pause: 'Pause',
  resume: 'Resume',
  paused: 'Paused',
  game: 'Game',
  newGame: 'New game',
  sameBoard: 'Same board',
  won: (time) => `Cleared in ${time}.`,
  lost: 'That was a mine.',
  giveUp: 'Give up this game?',
  giveUpWhy: 'You are in the middle of it. A new game ends it.',
  keepPlaying: 'Keep playing',
  zoom: { name: 'Zoom', closer: 'Zoom in', farther: 'Zoom out', fit: 'Fit' },
  help: {
    hint: 'Hint',
    odds: 'Odds',
    noGuess: 'No guessing',
    helped: 'With help',
    none: 'There is nothing to suggest.',
    noBoard: 'No board without guessing was found. Try again, or switch “No guessing” off.',
    safe: (row, column) => `Row ${row}, column ${column} is safe.`,
    mine: (row, column) => `Row ${row}, column ${column} is a mine.`,
    guess: (row, column, percent) =>
      `Nothing is certain. Row ${row}, column ${column} is the best bet: ${percent} for a mine.`,
    reasons: {
      number: 'The framed number shows it.',
      numbers: 'The framed numbers show it together.',
      count: 'The number of mines left shows it.',
      exact: 'Counting every possibility shows it.',
    },
  },
};
