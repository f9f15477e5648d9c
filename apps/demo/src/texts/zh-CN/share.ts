import type { ShareTexts } from '../share.js';

export const share: ShareTexts = {
  about: '就是这个棋盘，从你的起点打开。你的操作不会被分享。',
  aboutNew: '还没有打开任何格子：链接通向同类棋盘。',
  link: '链接',
  copy: '复制链接',
  copied: '已复制。',
  notCopied: '无法复制。请选中链接再复制。',
  share: '分享…',
  won: (board, time) => `我用${time}扫清了“${board}”。你呢？`,
  playing: (board) => `我在玩“${board}”。你能扫清吗？`,
};
