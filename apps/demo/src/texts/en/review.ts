import type { ReviewTexts } from '../review.js';

export const review: ReviewTexts = {
  none: 'Play a game to its end. Then this page shows where you guessed, and what the odds were.',
  figures: {
    time: 'Time',
    threeBV: '3BV',
    speed: '3BV/s',
    clicks: 'Clicks',
    efficiency: 'Efficiency',
    openings: 'Openings',
  },
  of: (part, whole) => `${part} of ${whole}`,
  guesses: 'Guesses',
  noGuesses: 'No move was a guess: every cell that you opened was certain to be safe.',
  survival: (chance) => `The chance to come through all of them was ${chance}.`,
  unknown: (count) => `Moves that were too tangled to look at: ${count}.`,
  counting: 'Looking at your moves …',
  move: (move, row, column, chance) =>
    `Move ${move}, row ${row}, column ${column}: ${chance} chance of a mine.`,
  certain: (row, column) => `Row ${row}, column ${column} was certain to be safe.`,
  better: (row, column, chance) => `Row ${row}, column ${column} was better: ${chance}.`,
  best: 'There was nothing better.',
  position: 'The field as you saw it, with the odds',
};
