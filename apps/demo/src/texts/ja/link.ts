import type { LinkTexts } from '../link.js';

const fields = { width: '幅', height: '高さ', mines: '地雷数' };

export const link: LinkTexts = {
  badLink: 'このリンクではゲームを開けません。',
  playNormal: '通常のゲームを遊ぶ',
  faults: {
    range: (field, min, max) => `${fields[field]}は${min}から${max}までの整数にしてください。`,
    board: (text) => `「${text}」は盤面ではありません。30x16x99（幅、高さ、地雷数）のように書きます。`,
    first: (text) => `「${text}」は最初のマスの規則ではありません。any、safe、openingが使えます。`,
    start: (text) =>
      `「${text}」はこの盤面のマスではありません。開始は 4,7 のように書きます（列、行、0 から）。`,
    damaged: '盤面のデータが壊れています。リンクの一部が欠けているかもしれません。',
    unreadable: '読み取れません。',
  },
};
