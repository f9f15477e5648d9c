import type { BoardTexts } from '../board.js';

export const board: BoardTexts = {
  width: 'Largeur',
  height: 'Hauteur',
  mines: 'Mines',
  range: (min, max) => `Un nombre entier de ${min} à ${max}.`,
  density: (percent) => `${percent} des cases sont des mines.`,
  play: 'Jouer',
};
