import type { LinkTexts } from '../link.js';

const fields = { width: 'Breite', height: 'Höhe', mines: 'Minenzahl' };

export const link: LinkTexts = {
  badLink: 'Dieser Link führt zu keinem Spiel.',
  playNormal: 'Ein normales Spiel beginnen',
  faults: {
    range: (field, min, max) => `${fields[field]}: nötig ist eine ganze Zahl von ${min} bis ${max}.`,
    board: (text) =>
      `„${text}“ ist kein Spielfeld. Spielfelder schreibt man wie 30x16x99: Breite, Höhe, Minen.`,
    first: (text) => `„${text}“ ist keine Regel für das erste Feld. Möglich sind any, safe und opening.`,
    start: (text) =>
      `„${text}“ ist kein Feld dieses Spielfelds. Ein Start schreibt sich 4,7: Spalte, Zeile, ab 0.`,
    damaged: 'Das Spielfeld ist beschädigt. Vielleicht fehlt ein Teil des Links.',
    unreadable: 'Er ist nicht lesbar.',
  },
};
