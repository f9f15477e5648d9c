import type { LearnTexts } from '../learn.js';

export const learn: LearnTexts = {
  list: 'Lessons',
  lessons: {
    number: {
      name: 'What a number says',
      goal: 'A number says how many mines touch its cell. Where it touches no more closed cells than that, they are all mines. A number that has all of its mines leaves the rest around it safe to open.',
    },
    chord: {
      name: 'Flags and chords',
      goal: 'Flag a mine: right click, long press, or F. A number that has all of its flags opens the rest around it at once: double click it, tap it, or press Enter on it.',
    },
    pattern: {
      name: 'Two numbers together',
      goal: 'Some numbers tell more together. If all the cells of a 1 belong to the 1 beside it too, they share the one mine: what only the second one touches is safe.',
    },
    count: {
      name: 'The mines that are left',
      goal: 'Sometimes the numbers leave two ways open, and the counter decides. Count how many mines each way needs.',
    },
    odds: {
      name: 'The best guess',
      goal: 'Nothing is certain here. Take the least risk: what share of the cells that a number touches are mines, and of all the others?',
    },
  },
  learned: 'learned',
  showMe: 'Show me',
  tryAgain: 'Try again',
  previous: 'Back',
  next: 'Next',
  play: 'Play',
  full: (place) => `The number in ${place} touches no other closed cells.`,
  done: (place) => `The number in ${place} has all of its mines.`,
  chord: (place) => `The number in ${place} has all of its flags. Press it to open the rest around it.`,
  together: (places) => `Together they show it: ${places}.`,
  solved: 'Well done! You have cleared the board.',
  lucky: 'You were lucky: that was not certain.',
  unlucky: 'That was a mine. It was not certain to be safe.',
  known: 'That was a mine, and the numbers told so.',
  bet: (percent) => `Well done! No cell had less risk than this one, ${percent}. Nobody can do better.`,
  betLost: (percent) => `That was a mine, and yet the right choice: no cell had less risk than ${percent}.`,
  worse: (percent, least) => `The risk was ${percent}. There was a cell with only ${least}.`,
};
