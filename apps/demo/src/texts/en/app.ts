import type { AppTexts } from '../app.js';

export const app: AppTexts = {
  language: 'Language',
  menu: 'Menu',
  close: 'Close',
  coming: 'Just a moment …',
  notFetched:
    'This part of the page could not be fetched. Check the connection and try again. Your game goes on.',
  update: { arrived: 'A newer version has arrived. Your game is kept.', reload: 'Reload' },
  storage: {
    damaged: 'Some stored settings were damaged. Those are back to what they were at first.',
    unavailable: 'This browser does not keep settings. They hold until the page is closed.',
  },
  dialogs: {
    board: 'Custom board',
    settings: 'Settings',
    review: 'Review',
    statistics: 'Statistics',
    daily: 'Daily board',
    learn: 'Learn',
    share: 'Share',
    data: 'Your data',
    shortcuts: 'Keyboard and mouse',
    about: 'About',
  },
};
