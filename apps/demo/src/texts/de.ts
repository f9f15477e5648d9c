import type { Texts } from './texts.js';

const fields = { width: 'Breite', height: 'Höhe', mines: 'Minenzahl' };

/** German. */
export const texts: Texts = {
  board: 'Spielfeld',
  beginner: 'Anfänger',
  intermediate: 'Fortgeschrittene',
  expert: 'Profis',
  language: 'Sprache',
  game: 'Spiel',
  newGame: 'Neues Spiel',
  sameBoard: 'Gleiches Feld',
  won: (time) => `Geräumt in ${time}.`,
  lost: 'Das war eine Mine.',
  giveUp: 'Dieses Spiel aufgeben?',
  giveUpWhy: 'Es läuft noch. Ein neues Spiel beendet es.',
  keepPlaying: 'Weiterspielen',
  badLink: 'Dieser Link führt zu keinem Spiel.',
  playNormal: 'Normales Spiel spielen',
  faults: {
    range: (field, min, max) => `${fields[field]}: nötig ist eine ganze Zahl von ${min} bis ${max}.`,
    board: (text) => `„${text}“ ist kein Feld. Felder schreibt man wie 30x16x99: Breite, Höhe, Minen.`,
    first: (text) => `„${text}“ ist keine Regel für die erste Zelle. Möglich sind any, safe und opening.`,
    damaged: 'Das Feld ist beschädigt. Vielleicht fehlt ein Teil des Links.',
    unreadable: 'Er ist nicht lesbar.',
  },
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
