import type { AppTexts } from '../app.js';

export const app: AppTexts = {
  language: '言語',
  menu: 'メニュー',
  close: '閉じる',
  coming: 'お待ちください…',
  notFetched:
    'この部分を読み込めませんでした。接続を確認して、もう一度お試しください。ゲームはそのまま続きます。',
  update: { arrived: '新しいバージョンがあります。ゲームは保存されます。', reload: '再読み込み' },
  storage: {
    damaged: '保存された設定の一部が壊れていたため、初期値に戻しました。',
    unavailable: 'このブラウザーは設定を保存しません。ページを閉じるまで有効です。',
  },
  dialogs: {
    board: 'カスタム盤面',
    settings: '設定',
    review: '振り返り',
    statistics: '統計',
    daily: '今日の盤面',
    learn: '学ぶ',
    share: '共有',
    data: 'データ',
    shortcuts: 'キーボードとマウス',
    about: 'このゲームについて',
  },
};
