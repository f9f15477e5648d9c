import type { ReviewTexts } from '../review.js';

export const review: ReviewTexts = {
  none: 'Termina una partida. Entonces esta página muestra dónde adivinaste y qué probabilidades había.',
  figures: {
    time: 'Tiempo',
    threeBV: '3BV',
    speed: '3BV/s',
    clicks: 'Clics',
    efficiency: 'Eficiencia',
    openings: 'Aperturas',
  },
  of: (part, whole) => `${part} de ${whole}`,
  guesses: 'Adivinaciones',
  noGuesses: 'Ninguna jugada fue al azar: cada casilla abierta era segura.',
  survival: (chance) => `La probabilidad de superarlas todas era ${chance}.`,
  unknown: (count) => `Jugadas demasiado enredadas: ${count}.`,
  counting: 'Mirando tus jugadas…',
  move: (move, row, column, chance) => `Jugada ${move}, fila ${row}, columna ${column}: ${chance} de mina.`,
  certain: (row, column) => `Fila ${row}, columna ${column} era segura.`,
  better: (row, column, chance) => `Fila ${row}, columna ${column} era mejor: ${chance}.`,
  best: 'No había nada mejor.',
  position: 'El tablero como lo viste, con las probabilidades',
};
