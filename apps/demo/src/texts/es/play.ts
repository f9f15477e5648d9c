import type { PlayTexts } from '../play.js';

export const play: PlayTexts = {
  board: 'Tablero',
  beginner: 'Principiante',
  intermediate: 'Intermedio',
  expert: 'Experto',
  custom: 'Propio',
  pause: 'Pausa',
  resume: 'Seguir',
  paused: 'En pausa',
  game: 'Partida',
  newGame: 'Partida nueva',
  sameBoard: 'Mismo tablero',
  won: (time) => `Despejado en ${time}.`,
  lost: 'Era una mina.',
  giveUp: '¿Abandonar esta partida?',
  giveUpWhy: 'Está en curso. Una partida nueva la termina.',
  keepPlaying: 'Seguir jugando',
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
