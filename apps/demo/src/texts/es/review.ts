import type { ReviewTexts } from '../review.js';

export const review: ReviewTexts = {
  none: 'Termina una partida. Entonces esta página muestra dónde jugaste al azar y qué probabilidades había.',
  figures: {
    time: 'Tiempo',
    threeBV: '3BV',
    speed: '3BV/s',
    clicks: 'Clics',
    efficiency: 'Eficiencia',
    openings: 'Aperturas',
  },
  of: (part, whole) => `${part} de ${whole}`,
  guesses: 'Jugadas al azar',
  noGuesses: 'Ninguna jugada fue al azar: cada casilla descubierta era segura.',
  survival: (chance) => `La probabilidad de superarlas todas era del ${chance}.`,
  unknown: (count) => `Jugadas demasiado enredadas para analizarlas: ${count}.`,
  counting: 'Mirando tus jugadas…',
  move: (move, row, column, chance) =>
    `Jugada ${move}, fila ${row}, columna ${column}: ${chance} de probabilidad de mina.`,
  certain: (row, column) => `Fila ${row}, columna ${column} era segura.`,
  better: (row, column, chance) => `Fila ${row}, columna ${column} era mejor: ${chance}.`,
  best: 'No había nada mejor.',
  position: 'El tablero como lo viste, con las probabilidades',
};
