/**
 * All that the components show and say, in Simplified Chinese.
 *
 * @packageDocumentation
 */

import type { Board, FaceName } from '@mines/core';
import type { Labels } from '../labels.js';
import type { Refusal } from '../news.js';
import { formatOf } from './format.js';

// The short words: a time is told as 1分钟12秒, not 12秒钟.
const { number, duration } = formatOf('zh-CN', { units: 'short' });

// Chinese has no plural. A mine is counted with 颗.
const mines = (count: number): string => `${number(count)}颗雷`;
const left = (count: number): string => `剩余${mines(count)}`;
const place = (row: number, column: number): string => `第${number(row)}行，第${number(column)}列`;
const size = ({ width, height, mines: count }: Board): string =>
  `${number(width)}乘${number(height)}，${mines(count)}`;

const FACES: Readonly<Record<FaceName, string>> = {
  0: '周围没有雷',
  1: '周围1颗雷',
  2: '周围2颗雷',
  3: '周围3颗雷',
  4: '周围4颗雷',
  5: '周围5颗雷',
  6: '周围6颗雷',
  7: '周围7颗雷',
  8: '周围8颗雷',
  closed: '未翻开',
  flag: '旗子',
  question: '问号',
  mine: '地雷',
  exploded: '踩中的雷',
  'wrong-flag': '插错的旗子',
};

const MARKS = { flag: '已插旗', question: '已标问号', closed: '已取消标记' };

const REFUSALS: Readonly<Record<Refusal, string>> = {
  flagged: '已插旗，不能翻开',
  open: '已翻开，无需操作',
  flags: '周围的旗子数与数字不符',
  over: '游戏已结束',
  laying: '正在布雷',
  'no-layout': '没有找到局面',
  paused: '游戏暂停中',
};

/** Chinese in simplified characters. */
export const zhCN: Labels = {
  lang: 'zh-CN',
  dir: 'ltr',
  field: (board) => `雷区，${size(board)}`,
  cell: (face, row, column) => `${FACES[face]}，${place(row, column)}`,
  concealed: (row, column) => `暂停时隐藏，${place(row, column)}`,
  risk: (percent) => `有雷概率${percent}`,
  minesLeft: left,
  time: duration,
  newGame: '新游戏',
  flagMode: '插旗模式',
  sound: '声音',
  news: (news) => {
    switch (news.type) {
      case 'opened':
        return `翻开了${number(news.count)}格`;
      case 'marked':
        return `${MARKS[news.face]}，${left(news.left)}`;
      case 'refused':
        return REFUSALS[news.why];
      case 'lost':
        return `踩到雷了，${place(news.row, news.column)}。游戏结束。`;
      case 'won':
        return `扫雷成功，用时${duration(news.ms / 1000)}。`;
      case 'new-game':
        return `新游戏，${size(news.board)}`;
      case 'paused':
        return '已暂停';
      case 'resumed':
        return '已继续';
      case 'restored':
        return `游戏已恢复并暂停，${left(news.left)}`;
      case 'around':
        return `周围：${news.faces.map((face) => (face < 'a' ? face : FACES[face])).join('，')}`;
      case 'status':
        return `${left(news.left)}，${duration(news.ms / 1000)}`;
      case 'flag-mode':
        return `插旗模式已${news.on ? '开启' : '关闭'}`;
    }
  },
};
