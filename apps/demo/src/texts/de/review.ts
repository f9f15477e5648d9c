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
  noGuesses: 'Kein Zug war geraten: Jedes aufgedeckte Feld war sicher.',
  survival: (chance) => `Die Chance, alle zu überstehen, lag bei ${chance}.`,
  unknown: (count) => `Züge, die zum Auswerten zu verwickelt waren: ${count}.`,
  counting: 'Deine Züge werden angesehen …',
  move: (move, row, column, chance) => `Zug ${move}, Zeile ${row}, Spalte ${column}: ${chance} Minenrisiko.`,
  certain: (row, column) => `Zeile ${row}, Spalte ${column} war sicher.`,
  better: (row, column, chance) => `Zeile ${row}, Spalte ${column} war besser: ${chance}.`,
  best: 'Es gab nichts Besseres.',
  position: 'Das Spielfeld, wie du es sahst, mit dem Minenrisiko',
};
