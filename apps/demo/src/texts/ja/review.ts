import type { ReviewTexts } from '../review.js';

export const review: ReviewTexts = {
  none: 'ゲームを最後まで遊ぶと、どこで勘に頼ったか、その確率がここに出ます。',
  figures: {
    time: 'タイム',
    threeBV: '3BV',
    speed: '3BV/秒',
    clicks: 'クリック',
    efficiency: '効率',
    openings: '空白地帯',
  },
  of: (part, whole) => `${whole}のうち${part}`,
  guesses: '勘に頼った手',
  noGuesses: '勘に頼った手はありません。開けたマスはすべて確実に安全でした。',
  survival: (chance) => `すべてを切り抜ける確率は${chance}でした。`,
  unknown: (count) => `複雑すぎて調べられない手：${count}。`,
  counting: '手を調べています…',
  move: (move, row, column, chance) => `${move}手目、${row}行${column}列：地雷の確率${chance}。`,
  certain: (row, column) => `${row}行${column}列は確実に安全でした。`,
  better: (row, column, chance) => `${row}行${column}列のほうが安全でした：${chance}。`,
  best: 'これより良い手はありませんでした。',
  position: 'そのとき見えていた盤面と確率',
};
