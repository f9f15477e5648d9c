import type { ReviewTexts } from '../review.js';

export const review: ReviewTexts = {
  none: '完成一局后，这里会显示哪些是猜的，以及当时的概率。',
  figures: {
    time: '时间',
    threeBV: '3BV',
    speed: '3BV/秒',
    clicks: '点击',
    efficiency: '效率',
    openings: '空白区',
  },
  of: (part, whole) => `${part}/${whole}`,
  guesses: '猜测',
  noGuesses: '没有猜测：打开的每一格都确定安全。',
  survival: (chance) => `全部通过的概率是 ${chance}。`,
  unknown: (count) => `过于复杂而未分析的步数：${count}。`,
  counting: '正在分析你的每一步…',
  move: (move, row, column, chance) => `第 ${move} 步，第 ${row} 行第 ${column} 列：有雷的概率 ${chance}。`,
  certain: (row, column) => `第 ${row} 行第 ${column} 列确定安全。`,
  better: (row, column, chance) => `第 ${row} 行第 ${column} 列更好：${chance}。`,
  best: '没有更好的选择。',
  position: '当时所见的棋盘和概率',
};
