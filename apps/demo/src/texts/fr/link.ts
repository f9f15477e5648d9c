import type { LinkTexts } from '../link.js';

const fields = { width: 'Largeur', height: 'Hauteur', mines: 'Mines' };

export const link: LinkTexts = {
  badLink: 'Ce lien ne mène à aucune partie.',
  playNormal: 'Jouer une partie normale',
  faults: {
    range: (field, min, max) => `${fields[field]} : il faut un nombre entier de ${min} à ${max}.`,
    board: (text) => `« ${text} » n’est pas une grille. On écrit 30x16x99 : largeur, hauteur, mines.`,
    first: (text) => `« ${text} » n’est pas une règle pour la première case : any, safe ou opening.`,
    start: (text) =>
      `« ${text} » n’est pas une case de cette grille. Un départ s’écrit 4,7 : colonne, ligne, à partir de 0.`,
    damaged: 'La grille est abîmée. Il manque peut-être une partie du lien.',
    unreadable: 'Il est illisible.',
  },
};
