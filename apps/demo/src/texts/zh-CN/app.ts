import type { AppTexts } from '../app.js';

export const app: AppTexts = {
  language: '语言',
  menu: '菜单',
  close: '关闭',
  coming: '请稍候…',
  notFetched: '页面的这一部分无法加载。请检查网络后重试，你的游戏不受影响。',
  update: { arrived: '有新版本。当前游戏会保留。', reload: '重新加载' },
  storage: {
    damaged: '部分已保存的设置已损坏，现已恢复为初始值。',
    unavailable: '此浏览器不保存设置，设置在关闭页面前有效。',
  },
  dialogs: {
    board: '自定义棋盘',
    settings: '设置',
    review: '回顾',
    statistics: '统计',
    daily: '每日棋盘',
    learn: '学习',
    share: '分享',
    data: '你的数据',
    shortcuts: '键盘与鼠标',
    about: '关于',
  },
};
