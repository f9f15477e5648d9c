import type { PlayTexts } from '../play.js';

export const play: PlayTexts = {
  board: 'Grille',
  beginner: 'Débutant',
  intermediate: 'Intermédiaire',
  expert: 'Expert',
  custom: 'Libre',
  pause: 'Pause',
  resume: 'Reprendre',
  paused: 'En pause',
  game: 'Partie',
  newGame: 'Nouvelle partie',
  sameBoard: 'Même grille',
  won: (time) => `Terrain déminé en ${time}.`,
  lost: 'C’était une mine.',
  giveUp: 'Abandonner cette partie ?',
  giveUpWhy: 'Elle est en cours. Une nouvelle partie y met fin.',
  keepPlaying: 'Continuer',
  zoom: { name: 'Zoom', closer: 'Agrandir', farther: 'Réduire', fit: 'Ajuster' },
  help: {
    hint: 'Indice',
    odds: 'Probabilités',
    noGuess: 'Sans hasard',
    helped: 'Avec aide',
    none: 'Il n’y a rien à suggérer.',
    noBoard: 'Aucune grille sans hasard n’a été trouvée. Réessayez ou désactivez « Sans hasard ».',
    safe: (row, column) => `Ligne ${row}, colonne ${column} : sûre.`,
    mine: (row, column) => `Ligne ${row}, colonne ${column} : une mine.`,
    guess: (row, column, percent) =>
      `Rien n’est certain. Le mieux : ligne ${row}, colonne ${column}, ${percent} de risque de mine.`,
    reasons: {
      number: 'Le chiffre encadré le montre.',
      numbers: 'Les chiffres encadrés le montrent ensemble.',
      count: 'Le nombre de mines restantes le montre.',
      exact: 'Le compte de toutes les possibilités le montre.',
    },
  },
};
