import type { PlayTexts } from '../play.js';

export const play: PlayTexts = {
  board: '棋盘',
  beginner: '初级',
  intermediate: '中级',
  expert: '高级',
  custom: '自定义',
  pause: '暂停',
  resume: '继续',
  paused: '已暂停',
  game: '游戏',
  newGame: '新游戏',
  sameBoard: '同一局',
  won: (time) => `扫雷成功，用时${time}。`,
  lost: '踩到雷了。',
  giveUp: '放弃这一局？',
  giveUpWhy: '这一局还没结束，开始新游戏会终止它。',
  keepPlaying: '继续玩',
  zoom: { name: '缩放', closer: '放大', farther: '缩小', fit: '适应' },
  help: {
    hint: '提示',
    odds: '概率',
    noGuess: '无猜',
    helped: '使用了帮助',
    none: '没有可提示的内容。',
    noBoard: '没有找到无猜局面。请重试，或关闭“无猜”。',
    safe: (row, column) => `第 ${row} 行第 ${column} 列是安全的。`,
    mine: (row, column) => `第 ${row} 行第 ${column} 列是雷。`,
    guess: (row, column, percent) =>
      `没有确定的格子。最好点第 ${row} 行第 ${column} 列，有雷概率 ${percent}。`,
    reasons: {
      number: '由框出的数字可知。',
      numbers: '由框出的几个数字合起来可知。',
      count: '由剩余雷数可知。',
      exact: '由穷举所有可能可知。',
    },
  },
};
