/**
 * All that the components show and say, in Arabic.
 *
 * @packageDocumentation
 */

import type { Board, FaceName } from '@mines/core';
import type { Signs } from '../face.js';
import type { Labels } from '../labels.js';
import type { Refusal } from '../news.js';
import { formatOf } from './format.js';

// Arabic is written with either set of digits, and the default of `Intl` has changed over the years: left to it, server
// and browser could differ. These are the digits that the cells and the counters show.
const { plural, number, duration } = formatOf('ar-u-nu-latn');

const mines = (count: number): string =>
  plural(count, {
    one: 'لغم واحد',
    two: 'لغمان',
    few: '# ألغام',
    many: '# لغمًا',
    other: '# لغم',
  });
const left = (count: number): string => (count === 0 ? 'لم يبق أي لغم' : `بقي ${mines(count)}`);
const place = (row: number, column: number): string => `الصف ${number(row)}، العمود ${number(column)}`;
const size = ({ width, height, mines: count }: Board): string =>
  `${number(width)} في ${number(height)}، ${mines(count)}`;

const SIGNS: Signs = {
  closed: 'مغلقة',
  flag: 'عَلَم',
  question: 'علامة استفهام',
  mine: 'لغم',
  exploded: 'لغم منفجر',
  'wrong-flag': 'عَلَم خاطئ',
};
const named = (face: FaceName): string =>
  SIGNS[face] ?? (face === '0' ? 'لا ألغام حولها' : `حولها ${mines(Number(face))}`);

const MARKS = { flag: 'تم وضع عَلَم', question: 'تم وضع علامة استفهام', closed: 'أزيلت العلامة' };

const REFUSALS: Readonly<Record<Refusal, string>> = {
  flagged: 'لا يمكن الفتح، عليها عَلَم',
  open: 'الخانة مفتوحة',
  flags: 'الأعلام حولها لا تطابق الرقم',
  over: 'انتهت اللعبة',
  laying: 'يجري وضع الألغام',
  'no-layout': 'لم توجد لوحة',
  paused: 'اللعبة متوقفة',
};

/** Arabic. */
export const ar: Labels = {
  lang: 'ar',
  dir: 'rtl',
  field: (board) => `حقل ألغام، ${size(board)}`,
  cell: (face, row, column) => `${named(face)}، ${place(row, column)}`,
  concealed: (row, column) => `مخفية، ${place(row, column)}`,
  risk: (percent) => `احتمال اللغم ${percent}`,
  minesLeft: left,
  time: duration,
  newGame: 'لعبة جديدة',
  flagMode: 'وضع الأعلام',
  sound: 'صوت',
  news: (news) => {
    switch (news.type) {
      case 'opened':
        return `تم فتح ${plural(news.count, { one: 'خانة واحدة', two: 'خانتين', few: '# خانات', other: '# خانة' })}`;
      case 'marked':
        return `${MARKS[news.face]}، ${left(news.left)}`;
      case 'refused':
        return REFUSALS[news.why];
      case 'lost':
        return `انفجر لغم، ${place(news.row, news.column)}. انتهت اللعبة.`;
      case 'won':
        // Not `in` so much time: the words for two minutes that `Intl` has are nominative.
        return `تم تطهير الحقل. الزمن: ${duration(news.ms / 1000)}.`;
      case 'new-game':
        return `لعبة جديدة، ${size(news.board)}`;
      case 'paused':
        return REFUSALS.paused;
      case 'resumed':
        return 'استؤنفت اللعبة';
      case 'restored':
        return `استعيدت اللعبة متوقفة، ${left(news.left)}`;
      case 'around':
        return `حولها: ${news.faces.map((face) => (face < 'a' ? face : named(face))).join('، ')}`;
      case 'status':
        return `${left(news.left)}، ${duration(news.ms / 1000)}`;
      case 'flag-mode':
        return `وضع الأعلام ${news.on ? 'مفعل' : 'معطل'}`;
    }
  },
};
