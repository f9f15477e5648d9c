import type { ReviewTexts } from '../review.js';

export const review: ReviewTexts = {
  none: 'Terminez une partie. Cette page montre alors où vous avez deviné, et avec quelles chances.',
  figures: {
    time: 'Temps',
    threeBV: '3BV',
    speed: '3BV/s',
    clicks: 'Clics',
    efficiency: 'Efficacité',
    openings: 'Ouvertures',
  },
  of: (part, whole) => `${part} sur ${whole}`,
  guesses: 'Coups devinés',
  noGuesses: 'Aucun coup deviné : chaque case ouverte était sûre.',
  survival: (chance) => `La chance de tous les passer était de ${chance}.`,
  unknown: (count) => `Coups trop complexes à examiner : ${count}.`,
  counting: 'Examen de vos coups…',
  move: (move, row, column, chance) =>
    `Coup ${move}, ligne ${row}, colonne ${column} : ${chance} de risque de mine.`,
  certain: (row, column) => `Ligne ${row}, colonne ${column} était sûre.`,
  better: (row, column, chance) => `Ligne ${row}, colonne ${column} était meilleure : ${chance}.`,
  best: 'Il n’y avait rien de mieux.',
  position: 'La grille telle que vous la voyiez, avec les risques',
};
