import type { LinkTexts } from '../link.js';

const fields = { width: '宽度', height: '高度', mines: '雷数' };

export const link: LinkTexts = {
  badLink: '这个链接打不开游戏。',
  playNormal: '玩普通游戏',
  faults: {
    range: (field, min, max) => `${fields[field]}必须是 ${min} 到 ${max} 之间的整数。`,
    board: (text) => `“${text}”不是棋盘。格式如 30x16x99：宽、高、雷数。`,
    first: (text) => `“${text}”不是首次点击的规则，可用 any、safe 或 opening。`,
    start: (text) => `“${text}”不是此棋盘的格子。起点写作 4,7：列、行，从 0 开始。`,
    damaged: '棋盘数据已损坏，链接可能不完整。',
    unreadable: '无法读取。',
  },
};
