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
  zoom: { name: 'Zum', closer: 'Acercar', farther: 'Alejar', fit: 'Ajustar' },
  help: {
    hint: 'Pista',
    odds: 'Probabilidades',
    noGuess: 'Sin azar',
    helped: 'Con ayuda',
    none: 'No hay nada que sugerir.',
    noBoard: 'No se encontró un tablero sin azar. Inténtalo de nuevo o desactiva «Sin azar».',
    safe: (row, column) => `Fila ${row}, columna ${column}: segura.`,
    mine: (row, column) => `Fila ${row}, columna ${column}: una mina.`,
    guess: (row, column, percent) =>
      `Nada es seguro. Lo mejor: fila ${row}, columna ${column}, ${percent} de mina.`,
    reasons: {
      number: 'Lo muestra el número enmarcado.',
      numbers: 'Lo muestran juntos los números enmarcados.',
      count: 'Lo muestra el número de minas que quedan.',
      exact: 'Lo muestra el recuento de todas las posibilidades.',
    },
  },
};
