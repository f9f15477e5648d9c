import type { AboutTexts } from '../about.js';

export const about: AboutTexts = {
  what: 'Minesweeper for mouse, touch, keyboard and screen reader. Clear every cell that hides no mine; a number tells how many mines touch its cell.',
  privacy: 'Everything stays in this browser. Nothing is sent anywhere, and there are no advertisements.',
  made: 'Rules, solver, pictures and sound are made for this game. It is free software under the MIT licence.',
};
