import type { Texts } from './texts.js';

const fields = { width: 'Ancho', height: 'Alto', mines: 'Minas' };

/** Spanish. */
export const texts: Texts = {
  board: 'Tablero',
  beginner: 'Principiante',
  intermediate: 'Intermedio',
  expert: 'Experto',
  language: 'Idioma',
  game: 'Partida',
  newGame: 'Partida nueva',
  sameBoard: 'Mismo tablero',
  won: (time) => `Despejado en ${time}.`,
  lost: 'Era una mina.',
  giveUp: '¿Abandonar esta partida?',
  giveUpWhy: 'Está en curso. Una partida nueva la termina.',
  keepPlaying: 'Seguir jugando',
  badLink: 'Este enlace no lleva a ninguna partida.',
  playNormal: 'Jugar una partida normal',
  faults: {
    range: (field, min, max) => `${fields[field]}: debe ser un número entero de ${min} a ${max}.`,
    board: (text) => `«${text}» no es un tablero. Se escribe 30x16x99: ancho, alto, minas.`,
    first: (text) => `«${text}» no es una regla para la primera casilla: any, safe u opening.`,
    damaged: 'El tablero está dañado. Quizá falta una parte del enlace.',
    unreadable: 'No se puede leer.',
  },
};
