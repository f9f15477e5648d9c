import type { BoardTexts } from '../board.js';

export const board: BoardTexts = {
  width: 'Width',
  height: 'Height',
  mines: 'Mines',
  range: (min, max) => `A whole number from ${min} to ${max}.`,
  density: (percent) => `${percent} of the cells are mines.`,
  play: 'Play',
};
