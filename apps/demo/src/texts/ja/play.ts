import type { PlayTexts } from '../play.js';

export const play: PlayTexts = {
  board: '盤面',
  beginner: '初級',
  intermediate: '中級',
  expert: '上級',
  custom: 'カスタム',
  pause: '一時停止',
  resume: '再開',
  paused: '一時停止中',
  game: 'ゲーム',
  newGame: '新しいゲーム',
  sameBoard: '同じ盤面',
  won: (time) => `${time}でクリアしました。`,
  lost: '地雷でした。',
  giveUp: 'このゲームをやめますか？',
  giveUpWhy: 'まだ途中です。新しいゲームを始めると終わります。',
  keepPlaying: '続ける',
  zoom: { name: 'ズーム', closer: '拡大', farther: '縮小', fit: '全体' },
  help: {
    hint: 'ヒント',
    odds: '確率',
    noGuess: '運任せなし',
    helped: 'ヒントあり',
    none: '提案できることはありません。',
    noBoard: '運任せのない盤面が見つかりませんでした。もう一度試すか、「運任せなし」をオフにしてください。',
    safe: (row, column) => `${row}行${column}列は安全です。`,
    mine: (row, column) => `${row}行${column}列は地雷です。`,
    guess: (row, column, percent) =>
      `確実なマスはありません。最善は${row}行${column}列で、地雷の確率は${percent}です。`,
    reasons: {
      number: '枠で囲んだ数字から分かります。',
      numbers: '枠で囲んだ数字を合わせると分かります。',
      count: '残りの地雷数から分かります。',
      exact: 'すべての可能性を数えると分かります。',
    },
  },
};
