import type { BoardTexts } from '../board.js';

export const board: BoardTexts = {
  width: '幅',
  height: '高さ',
  mines: '地雷',
  range: (min, max) => `${min}から${max}までの整数を入力してください。`,
  density: (percent) => `マスの${percent}が地雷です。`,
  play: '遊ぶ',
};
