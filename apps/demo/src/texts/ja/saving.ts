import type { SavingTexts } from '../saving.js';

export const saving: SavingTexts = {
  later: 'あとで',
  waiting: (board, time) => `途中のゲームがあります：${board}、${time}。`,
  newBest: (before) =>
    before === null ? '最初のベストタイムです。' : `ベストタイム更新。これまでは${before}でした。`,
  faults: {
    forbidden: 'このブラウザーはゲームを保存しません。ページを閉じるまでの間だけ記録されます。',
    newer:
      'このブラウザーでは新しいバージョンのゲームが使われたため、その記録には触れません。ページを再読み込みしてください。それまでは、ページを開いている間だけ記録されます。',
    full: 'ゲームを保存する空きがありません。ページを閉じるまでの間だけ記録されます。空きを作るか、データをファイルに保存してください。',
    damaged: '読めない記録があります。そのまま残し、ほかの記録はすべて使えます。',
  },
};
