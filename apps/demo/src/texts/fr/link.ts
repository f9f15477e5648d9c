import type { LinkTexts } from '../link.js';

const fields = { width: 'Largeur', height: 'Hauteur', mines: 'Mines' };

export const link: LinkTexts = {
  badLink: 'Ce lien ne mène à aucune partie.',
  playNormal: 'Jouer une partie normale',
  faults: {
    range: (field, min, max) => `${fields[field]}\u00a0: il faut un nombre entier de ${min} à ${max}.`,
    board: (text) =>
      `«\u00a0${text}\u00a0» n’est pas une grille. On écrit 30x16x99\u00a0: largeur, hauteur, mines.`,
    first: (text) =>
      `«\u00a0${text}\u00a0» n’est pas une règle pour la première case\u00a0: any, safe ou opening.`,
    start: (text) =>
      `«\u00a0${text}\u00a0» n’est pas une case de cette grille. Un départ s’écrit 4,7\u00a0: colonne, ligne, à partir de 0.`,
    damaged: 'La grille est endommagée. Il manque peut-être une partie du lien.',
    unreadable: 'Il est illisible.',
  },
};
