import type { BoardTexts } from '../board.js';

export const board: BoardTexts = {
  width: '宽',
  height: '高',
  mines: '地雷',
  range: (min, max) => `请输入 ${min} 到 ${max} 的整数。`,
  density: (percent) => `${percent} 的格子是地雷。`,
  play: '开始',
};
