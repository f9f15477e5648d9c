import type { ReviewTexts } from '../review.js';

export const review: ReviewTexts = {
  none: 'Spiel ein Spiel zu Ende. Dann zeigt diese Seite, wo du geraten hast und wie die Chancen standen.',
  figures: {
    time: 'Zeit',
    threeBV: '3BV',
    speed: '3BV/s',
    clicks: 'Klicks',
    efficiency: 'Effizienz',
    openings: 'Öffnungen',
  },
  of: (part, whole) => `${part} von ${whole}`,
  guesses: 'Geraten',
  noGuesses: 'Kein Zug war geraten: Jede geöffnete Zelle war sicher.',
  survival: (chance) => `Die Chance, alle zu überstehen, war ${chance}.`,
  unknown: (count) => `Züge, die zu verwickelt waren: ${count}.`,
  counting: 'Deine Züge werden angesehen …',
  move: (move, row, column, chance) =>
    `Zug ${move}, Zeile ${row}, Spalte ${column}: ${chance} Chance auf eine Mine.`,
  certain: (row, column) => `Zeile ${row}, Spalte ${column} war sicher.`,
  better: (row, column, chance) => `Zeile ${row}, Spalte ${column} war besser: ${chance}.`,
  best: 'Es gab nichts Besseres.',
  position: 'Das Feld, wie du es sahst, mit den Chancen',
};
