/**
 * All that the components show and say, in Japanese.
 *
 * @packageDocumentation
 */

import type { Board, FaceName } from '@mines/core';
import type { Labels } from '../labels.js';
import type { Refusal } from '../news.js';
import { formatOf } from './format.js';

const { number, duration } = formatOf('ja');

// Japanese has no plural. A mine is counted with 個.
const mines = (count: number): string => `地雷${number(count)}個`;
const left = (count: number): string => `残りの${mines(count)}`;
const place = (row: number, column: number): string => `${number(row)}行目、${number(column)}列目`;
/** Without the spaces that Unicode puts before the units: `1分12秒`. */
const time = (seconds: number): string => duration(seconds).replace(/\s/g, '');
const size = ({ width, height, mines: count }: Board): string =>
  `横${number(width)}、縦${number(height)}、${mines(count)}`;

const FACES: Readonly<Record<FaceName, string>> = {
  0: '周囲に地雷なし',
  1: '周囲に地雷1個',
  2: '周囲に地雷2個',
  3: '周囲に地雷3個',
  4: '周囲に地雷4個',
  5: '周囲に地雷5個',
  6: '周囲に地雷6個',
  7: '周囲に地雷7個',
  8: '周囲に地雷8個',
  closed: '閉じたマス',
  flag: '旗',
  question: 'はてなマーク',
  mine: '地雷',
  exploded: '爆発した地雷',
  'wrong-flag': '間違った旗',
};

const MARKS = {
  flag: '旗を立てました',
  question: 'はてなマークを付けました',
  closed: 'マークを外しました',
};

const REFUSALS: Readonly<Record<Refusal, string>> = {
  flagged: '旗があるため開けません',
  open: 'すでに開いています',
  flags: '周囲の旗の数が数字と合っていません',
  over: 'ゲームは終了しています',
  laying: '地雷を配置しています',
  'no-layout': '盤面が見つかりません',
  paused: '一時停止中です',
};

/** Japanese. */
export const ja: Labels = {
  lang: 'ja',
  dir: 'ltr',
  field: (board) => `地雷原、${size(board)}`,
  cell: (face, row, column) => `${FACES[face]}、${place(row, column)}`,
  concealed: (row, column) => `一時停止中は非表示、${place(row, column)}`,
  risk: (percent) => `地雷の確率${percent}`,
  minesLeft: left,
  time,
  newGame: '新しいゲーム',
  flagMode: '旗モード',
  sound: 'サウンド',
  news: (news) => {
    switch (news.type) {
      case 'opened':
        return `${number(news.count)}マス開きました`;
      case 'marked':
        return `${MARKS[news.face]}、${left(news.left)}`;
      case 'refused':
        return REFUSALS[news.why];
      case 'lost':
        return `地雷を踏みました、${place(news.row, news.column)}。ゲームオーバー。`;
      case 'won':
        return `${time(news.ms / 1000)}でクリアしました。`;
      case 'new-game':
        return `新しいゲーム、${size(news.board)}`;
      case 'paused':
        return '一時停止しました';
      case 'resumed':
        return '再開しました';
      case 'restored':
        return `ゲームを復元しました。一時停止中、${left(news.left)}`;
      case 'around':
        return `周囲：${news.faces.map((face) => (face < 'a' ? face : FACES[face])).join('、')}`;
      case 'status':
        return `${left(news.left)}、${time(news.ms / 1000)}`;
      case 'flag-mode':
        return `旗モード、${news.on ? 'オン' : 'オフ'}`;
    }
  },
};
