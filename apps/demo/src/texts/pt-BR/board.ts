import type { BoardTexts } from '../board.js';

export const board: BoardTexts = {
  width: 'Largura',
  height: 'Altura',
  mines: 'Minas',
  range: (min, max) => `Um número inteiro de ${min} a ${max}.`,
  density: (percent) => `${percent} dos quadrados são minas.`,
  play: 'Jogar',
};
