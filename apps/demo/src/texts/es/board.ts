import type { BoardTexts } from '../board.js';

export const board: BoardTexts = {
  width: 'Ancho',
  height: 'Alto',
  mines: 'Minas',
  range: (min, max) => `Un número entero de ${min} a ${max}.`,
  density: (percent) => `El ${percent} de las casillas son minas.`,
  play: 'Jugar',
};
