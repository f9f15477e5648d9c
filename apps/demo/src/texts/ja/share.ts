import type { ShareTexts } from '../share.js';

export const share: ShareTexts = {
  about: 'まさにこの盤面を、同じ場所から。あなたの手は送られません。',
  aboutNew: 'まだ何も開けていません。リンクは同じ種類の盤面へ続きます。',
  link: 'リンク',
  copy: 'リンクをコピー',
  copied: 'コピーしました。',
  notCopied: 'コピーできませんでした。リンクを選んでコピーしてください。',
  share: '共有…',
  won: (board, time) => `「${board}」を${time}でクリアしました。あなたは？`,
  playing: (board) => `「${board}」で遊んでいます。クリアできますか？`,
};
