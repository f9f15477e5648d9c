import type { LinkTexts } from '../link.js';

const fields = { width: 'Ancho', height: 'Alto', mines: 'Minas' };

export const link: LinkTexts = {
  badLink: 'Este enlace no lleva a ninguna partida.',
  playNormal: 'Jugar una partida normal',
  faults: {
    range: (field, min, max) => `${fields[field]}: debe ser un número entero de ${min} a ${max}.`,
    board: (text) => `«${text}» no es un tablero. Se escribe 30x16x99: ancho, alto, minas.`,
    first: (text) => `«${text}» no es una regla para la primera casilla: any, safe u opening.`,
    start: (text) =>
      `«${text}» no es una casilla de este tablero. Un inicio se escribe 4,7: columna, fila, desde 0.`,
    damaged: 'El tablero está dañado. Quizá falta una parte del enlace.',
    unreadable: 'No se puede leer.',
  },
};
