import type { DailyTexts } from '../daily.js';

export const daily: DailyTexts = {
  about: '每天一局，人人相同：16×16，40 颗雷。无需猜测。',
  heading: (number, date) => `第 ${number} 期，${date}`,
  play: '开始',
  again: '再玩一次',
  preparing: '请稍候…',
  failed: '无法生成棋盘。请检查网络后重试。',
  open: '还没有玩过。',
  won: (time) => `用时${time}完成。`,
  late: (time) => `用时${time}完成，使用了帮助或不在当天，不计入连胜。`,
  lost: '还没有完成。',
  notPlayed: '未玩',
  attempts: (count) => `尝试次数：${count}`,
  streak: (days) => `连胜：${days}`,
  bestStreak: (days) => `最长连胜：${days}`,
  next: (time) => `距下一局还有${time}。`,
  lately: '最近几周',
  today: '今天',
};
