import type { BoardTexts } from '../board.js';

export const board: BoardTexts = {
  width: 'Breite',
  height: 'Höhe',
  mines: 'Minen',
  range: (min, max) => `Eine ganze Zahl von ${min} bis ${max}.`,
  density: (percent) => `${percent} der Felder sind Minen.`,
  play: 'Spielen',
};
