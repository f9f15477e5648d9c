import type { BoardTexts } from '../board.js';

export const board: BoardTexts = {
  width: 'العرض',
  height: 'الارتفاع',
  mines: 'الألغام',
  range: (min, max) => `عدد صحيح من ${min} إلى ${max}.`,
  density: (percent) => `نسبة الألغام ${percent} من الخانات.`,
  play: 'العب',
};
