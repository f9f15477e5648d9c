import type { ReviewTexts } from '../review.js';

export const review: ReviewTexts = {
  none: 'Terminez une partie. Cette page montre alors où vous avez joué au hasard, et avec quelles chances.',
  figures: {
    time: 'Temps',
    threeBV: '3BV',
    speed: '3BV/s',
    clicks: 'Clics',
    efficiency: 'Efficacité',
    openings: 'Ouvertures',
  },
  of: (part, whole) => `${part} sur ${whole}`,
  guesses: 'Coups au hasard',
  noGuesses: 'Aucun coup au hasard\u00a0: chaque case découverte était sûre.',
  survival: (chance) => `La probabilité de tous les réussir était de ${chance}.`,
  unknown: (count) => `Coups trop complexes pour être examinés\u00a0: ${count}.`,
  counting: 'Examen de vos coups…',
  move: (move, row, column, chance) =>
    `Coup ${move}, ligne ${row}, colonne ${column}\u00a0: ${chance} de risque de mine.`,
  certain: (row, column) => `Ligne ${row}, colonne ${column} était sûre.`,
  better: (row, column, chance) => `Ligne ${row}, colonne ${column} était meilleure\u00a0: ${chance}.`,
  best: 'Il n’y avait rien de mieux.',
  position: 'La grille telle que vous la voyiez, avec les risques',
};
