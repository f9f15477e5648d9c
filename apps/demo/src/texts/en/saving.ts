import type { SavingTexts } from '../saving.js';

export const saving: SavingTexts = {
  later: 'Not now',
  waiting: (board, time) => `A game of yours is waiting: ${board}, ${time}.`,
  newBest: (before) =>
    before === null ? 'Your first best time.' : `A new best time. It was ${before} before.`,
  faults: {
    forbidden: 'This browser keeps no games. Yours count until the page is closed.',
    newer:
      'A newer version of the game has been here, so this one leaves its records alone. Reload the page to get it. Until then games count while the page is open.',
    full: 'There is no room left to keep games. Yours count until the page is closed. Free some space, or save your data as a file.',
    damaged: 'Some records cannot be read. They are left as they are, all others are here.',
  },
};
