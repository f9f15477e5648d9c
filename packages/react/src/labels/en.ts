/**
 * All that the components show and say, in English.
 *
 * @packageDocumentation
 */

import type { Board, FaceName } from '@mines/core';
import type { Signs } from '../face.js';
import type { Labels } from '../labels.js';
import type { Refusal } from '../news.js';
import { formatOf } from './format.js';

const { plural, number, duration } = formatOf('en');

const mines = (count: number): string => plural(count, { one: '# mine', other: '# mines' });
const cells = (count: number): string => plural(count, { one: '# cell', other: '# cells' });
const left = (count: number): string => `${mines(count)} left`;
const place = (row: number, column: number): string => `row ${number(row)}, column ${number(column)}`;
const size = ({ width, height, mines: count }: Board): string =>
  `${number(width)} by ${number(height)}, ${mines(count)}`;

const SIGNS: Signs = {
  closed: 'Closed',
  flag: 'Flag',
  question: 'Question mark',
  mine: 'Mine',
  exploded: 'Mine hit',
  'wrong-flag': 'Wrong flag',
};
const named = (face: FaceName): string =>
  SIGNS[face] ?? `${face > '0' ? mines(Number(face)) : 'No mines'} nearby`;

const MARKS = { flag: 'Flag placed', question: 'Question mark placed', closed: 'Mark removed' };

const REFUSALS: Readonly<Record<Refusal, string>> = {
  flagged: 'Cannot open, flagged',
  open: 'Nothing to do, open already',
  flags: 'Flags around do not match the number',
  over: 'The game is over',
  laying: 'The mines are being laid',
  'no-layout': 'No board was found',
  paused: 'The game is paused',
};

/** English. */
export const en: Labels = {
  lang: 'en',
  dir: 'ltr',
  field: (board) => `Minefield, ${size(board)}`,
  cell: (face, row, column) => `${named(face)}, ${place(row, column)}`,
  concealed: (row, column) => `Hidden while paused, ${place(row, column)}`,
  risk: (percent) => `mine risk ${percent}`,
  minesLeft: left,
  time: duration,
  newGame: 'New game',
  flagMode: 'Flag mode',
  sound: 'Sound',
  news: (news) => {
    switch (news.type) {
      case 'opened':
        return `Opened ${cells(news.count)}`;
      case 'marked':
        return `${MARKS[news.face]}, ${left(news.left)}`;
      case 'refused':
        return REFUSALS[news.why];
      case 'lost':
        return `Mine hit, ${place(news.row, news.column)}. Game over.`;
      case 'won':
        return `Board cleared in ${duration(news.ms / 1000)}.`;
      case 'new-game':
        return `New game, ${size(news.board)}`;
      case 'paused':
        return 'Paused';
      case 'resumed':
        return 'Resumed';
      case 'restored':
        return `Game restored and paused, ${left(news.left)}`;
      case 'around':
        return `Around: ${news.faces.map((face) => (face < 'a' ? face : named(face).toLowerCase())).join(', ')}`;
      case 'status':
        return `${left(news.left)}, ${duration(news.ms / 1000)}`;
      case 'flag-mode':
        return `Flag mode ${news.on ? 'on' : 'off'}`;
    }
  },
};
