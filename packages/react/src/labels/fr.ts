/**
 * All that the components show and say, in French.
 *
 * @packageDocumentation
 */

import type { Board, FaceName } from '@mines/core';
import type { Labels } from '../labels.js';
import type { Refusal } from '../news.js';
import { formatOf, sentence } from './format.js';

const { plural, number, duration } = formatOf('fr');

const mines = (count: number): string =>
  plural(count, { one: '# mine', many: '# de mines', other: '# mines' });
const left = (count: number): string =>
  plural(count, { one: '# mine restante', many: '# de mines restantes', other: '# mines restantes' });
const place = (row: number, column: number): string => `ligne ${number(row)}, colonne ${number(column)}`;
const size = ({ width, height, mines: count }: Board): string =>
  `${number(width)} sur ${number(height)}, ${mines(count)}`;

const FACES: Readonly<Record<FaceName, string>> = {
  0: 'aucune mine autour',
  1: '1 mine autour',
  2: '2 mines autour',
  3: '3 mines autour',
  4: '4 mines autour',
  5: '5 mines autour',
  6: '6 mines autour',
  7: '7 mines autour',
  8: '8 mines autour',
  closed: 'couverte',
  flag: 'drapeau',
  question: 'point d’interrogation',
  mine: 'mine',
  exploded: 'mine explosée',
  'wrong-flag': 'drapeau mal placé',
};

const MARKS = {
  flag: 'Drapeau posé',
  question: 'Point d’interrogation posé',
  closed: 'Marque retirée',
};

const REFUSALS: Readonly<Record<Refusal, string>> = {
  flagged: 'Impossible de découvrir, drapeau posé',
  open: 'Rien à faire, case déjà découverte',
  flags: 'Les drapeaux autour ne correspondent pas au chiffre',
  over: 'La partie est terminée',
  laying: 'Les mines sont en cours de pose',
  'no-layout': 'Aucune grille trouvée',
  paused: 'La partie est en pause',
};

/** French. */
export const fr: Labels = {
  lang: 'fr',
  dir: 'ltr',
  field: (board) => `Champ de mines, ${size(board)}`,
  cell: (face, row, column) => `${sentence(FACES[face])}, ${place(row, column)}`,
  concealed: (row, column) => `Masquée pendant la pause, ${place(row, column)}`,
  risk: (percent) => `risque de mine\u00a0: ${percent}`,
  minesLeft: left,
  time: duration,
  newGame: 'Nouvelle partie',
  flagMode: 'Mode drapeau',
  sound: 'Son',
  news: (news) => {
    switch (news.type) {
      case 'opened':
        return plural(news.count, {
          one: '# case découverte',
          many: '# de cases découvertes',
          other: '# cases découvertes',
        });
      case 'marked':
        return `${MARKS[news.face]}, ${left(news.left)}`;
      case 'refused':
        return REFUSALS[news.why];
      case 'lost':
        return `Mine touchée, ${place(news.row, news.column)}. Partie perdue.`;
      case 'won':
        return `Terrain déminé en ${duration(news.ms / 1000)}.`;
      case 'new-game':
        return `Nouvelle partie, ${size(news.board)}`;
      case 'paused':
        return 'En pause';
      case 'resumed':
        return 'Partie reprise';
      case 'restored':
        return `Partie restaurée, en pause, ${left(news.left)}`;
      case 'around':
        return `Autour\u00a0: ${news.faces.map((face) => (face < 'a' ? face : FACES[face])).join(', ')}`;
      case 'status':
        return `${left(news.left)}, ${duration(news.ms / 1000)}`;
      case 'flag-mode':
        return `Mode drapeau ${news.on ? 'activé' : 'désactivé'}`;
    }
  },
};
