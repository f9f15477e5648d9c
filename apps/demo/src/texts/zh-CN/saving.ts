import type { SavingTexts } from '../saving.js';

export const saving: SavingTexts = {
  later: '以后再说',
  waiting: (board, time) => `有一局未完的游戏：${board}，${time}。`,
  newBest: (before) => (before === null ? '首个最佳成绩。' : `新的最佳成绩。之前是${before}。`),
  faults: {
    forbidden: '此浏览器不保存游戏。关闭页面之前的游戏仍会计入。',
    newer: '这里用过更新版本的游戏，本版本不会改动其记录。请重新加载页面。在此之前，游戏只在页面打开时计入。',
    full: '没有空间保存游戏。关闭页面之前的游戏仍会计入。请腾出空间，或把数据保存为文件。',
    damaged: '部分记录无法读取。它们保持原样，其他记录都在。',
  },
};
