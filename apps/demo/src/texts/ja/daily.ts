import type { DailyTexts } from '../daily.js';

export const daily: DailyTexts = {
  about: '毎日一つ、全員共通の盤面：16×16、地雷40個。推測はいりません。',
  heading: (number, date) => `第${number}回、${date}`,
  play: 'プレイ',
  again: 'もう一度プレイ',
  preparing: 'お待ちください…',
  failed: '盤面を用意できませんでした。接続を確認して、もう一度お試しください。',
  open: 'まだプレイしていません。',
  won: (time) => `${time}でクリアしました。`,
  late: (time) => `${time}でクリアしました（ヒント使用または別の日）。連続記録には数えません。`,
  lost: 'まだクリアしていません。',
  notPlayed: '未プレイ',
  attempts: (count) => `挑戦回数：${count}`,
  streak: (days) => `連続クリア：${days}`,
  bestStreak: (days) => `最長連続クリア：${days}`,
  next: (time) => `次の盤面まで${time}です。`,
  lately: 'ここ数週間',
  today: '今日',
};
