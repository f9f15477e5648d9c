import type { RecordsTexts } from '../records.js';

export const records: RecordsTexts = {
  title: 'Records',
  data: {
    about: 'Games, the one under way and settings in one file, to keep or to take to another browser.',
    save: 'Save as a file',
    load: 'Load a file',
    withSettings: 'Settings too',
    added: (count) => `Added: ${count}.`,
    known: (count) => `There already: ${count}.`,
    refused: (count, why) => `Refused: ${count}. ${why}`,
    reasons: {
      damaged: 'They are damaged.',
      newer: 'They come from a newer version of the game. Reload the page to get it.',
      contradictory: 'What they say does not fit their boards.',
    },
    settingsTaken: 'The settings are those of the file.',
    settingsFaulty: 'Some settings of the file were damaged and left out.',
    faults: {
      unreadable: 'This file cannot be read. Nothing was changed. Choose a file that was saved here.',
      foreign: 'This file is not one of this game. Nothing was changed. Choose a file that was saved here.',
      newer:
        'This file comes from a newer version of the game. Nothing was changed. Reload the page and try again.',
      'not-kept': 'The storage did not take the games. Nothing was changed.',
    },
    failed: 'That did not work. Nothing was changed. Check the connection and try again.',
  },
};
