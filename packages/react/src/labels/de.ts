/**
 * All that the components show and say, in German.
 *
 * @packageDocumentation
 */

import type { Board, FaceName } from '@mines/core';
import type { Labels } from '../labels.js';
import type { Refusal } from '../news.js';
import { formatOf, sentence } from './format.js';

// As a list of units two of them would have a comma between them, which nobody says: `1 Minute und 12 Sekunden`.
const { plural, number, duration } = formatOf('de', { list: { type: 'conjunction' } });

const mines = (count: number): string => plural(count, { one: '# Mine', other: '# Minen' });
const left = (count: number): string => `noch ${mines(count)}`;
const place = (row: number, column: number): string => `Zeile ${number(row)}, Spalte ${number(column)}`;
const size = ({ width, height, mines: count }: Board): string =>
  `${number(width)} mal ${number(height)}, ${mines(count)}`;

const FACES: Readonly<Record<FaceName, string>> = {
  0: 'keine Minen ringsum',
  1: '1 Mine ringsum',
  2: '2 Minen ringsum',
  3: '3 Minen ringsum',
  4: '4 Minen ringsum',
  5: '5 Minen ringsum',
  6: '6 Minen ringsum',
  7: '7 Minen ringsum',
  8: '8 Minen ringsum',
  closed: 'verdeckt',
  flag: 'Flagge',
  question: 'Fragezeichen',
  mine: 'Mine',
  exploded: 'explodierte Mine',
  'wrong-flag': 'falsche Flagge',
};

const MARKS = { flag: 'Flagge gesetzt', question: 'Fragezeichen gesetzt', closed: 'Markierung entfernt' };

const REFUSALS: Readonly<Record<Refusal, string>> = {
  flagged: 'Aufdecken nicht möglich, Flagge gesetzt',
  open: 'Nichts zu tun, schon aufgedeckt',
  flags: 'Die Flaggen ringsum passen nicht zur Zahl',
  over: 'Das Spiel ist vorbei',
  laying: 'Die Minen werden gelegt',
  'no-layout': 'Kein Spielfeld gefunden',
  paused: 'Das Spiel ist pausiert',
};

/** German. */
export const de: Labels = {
  lang: 'de',
  dir: 'ltr',
  field: (board) => `Minenfeld, ${size(board)}`,
  cell: (face, row, column) => `${sentence(FACES[face])}, ${place(row, column)}`,
  concealed: (row, column) => `Verborgen während der Pause, ${place(row, column)}`,
  risk: (percent) => `Minenrisiko ${percent}`,
  minesLeft: (count) => sentence(left(count)),
  time: duration,
  newGame: 'Neues Spiel',
  flagMode: 'Flaggenmodus',
  sound: 'Ton',
  news: (news) => {
    switch (news.type) {
      case 'opened':
        return plural(news.count, { one: '# Feld aufgedeckt', other: '# Felder aufgedeckt' });
      case 'marked':
        return `${MARKS[news.face]}, ${left(news.left)}`;
      case 'refused':
        return REFUSALS[news.why];
      case 'lost':
        return `Mine getroffen, ${place(news.row, news.column)}. Spiel verloren.`;
      case 'won':
        return `Minenfeld geräumt in ${duration(news.ms / 1000)}.`;
      case 'new-game':
        return `Neues Spiel, ${size(news.board)}`;
      case 'paused':
        return 'Spiel pausiert';
      case 'resumed':
        return 'Spiel fortgesetzt';
      case 'restored':
        return `Spiel wiederhergestellt und pausiert, ${left(news.left)}`;
      case 'around':
        return `Ringsum: ${news.faces.map((face) => (face < 'a' ? face : FACES[face])).join(', ')}`;
      case 'status':
        return `${sentence(left(news.left))}, ${duration(news.ms / 1000)}`;
      case 'flag-mode':
        return `Flaggenmodus ${news.on ? 'an' : 'aus'}`;
    }
  },
};
