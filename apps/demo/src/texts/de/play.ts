import type { PlayTexts } from '../play.js';

export const play: PlayTexts = {
  board: 'Spielfeld',
  beginner: 'Anfänger',
  intermediate: 'Mittel',
  expert: 'Profi',
  custom: 'Eigenes',
  pause: 'Pause',
  resume: 'Weiter',
  paused: 'Pause',
  game: 'Spiel',
  newGame: 'Neues Spiel',
  sameBoard: 'Gleiches Feld',
  won: (time) => `Geräumt in ${time}.`,
  lost: 'Das war eine Mine.',
  giveUp: 'Dieses Spiel aufgeben?',
  giveUpWhy: 'Es läuft noch. Ein neues Spiel beendet es.',
  keepPlaying: 'Weiterspielen',
  zoom: { name: 'Zoom', closer: 'Vergrößern', farther: 'Verkleinern', fit: 'Einpassen' },
  help: {
    hint: 'Tipp',
    odds: 'Chancen',
    noGuess: 'Ohne Raten',
    helped: 'Mit Hilfe',
    none: 'Es gibt nichts vorzuschlagen.',
    noBoard: 'Es fand sich kein Feld ohne Raten. Versuch es noch einmal oder schalte „Ohne Raten“ aus.',
    safe: (row, column) => `Zeile ${row}, Spalte ${column} ist sicher.`,
    mine: (row, column) => `Zeile ${row}, Spalte ${column} ist eine Mine.`,
    guess: (row, column, percent) =>
      `Nichts ist sicher. Am besten ist Zeile ${row}, Spalte ${column}: ${percent} für eine Mine.`,
    reasons: {
      number: 'Das zeigt die umrahmte Zahl.',
      numbers: 'Das zeigen die umrahmten Zahlen zusammen.',
      count: 'Das zeigt die Zahl der übrigen Minen.',
      exact: 'Das zeigt das Auszählen aller Möglichkeiten.',
    },
  },
};
