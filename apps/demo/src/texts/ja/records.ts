import type { RecordsTexts } from '../records.js';

export const records: RecordsTexts = {
  title: '記録',
  data: {
    about:
      'ゲームの記録、途中のゲーム、設定を一つのファイルにまとめます。保管したり、別のブラウザーに移したりできます。',
    save: 'ファイルに保存',
    load: 'ファイルを読み込む',
    withSettings: '設定も読み込む',
    added: (count) => `追加：${count}。`,
    known: (count) => `すでにあるもの：${count}。`,
    refused: (count, why) => `拒否：${count}。${why}`,
    reasons: {
      damaged: '壊れています。',
      newer: '新しいバージョンのゲームのものです。ページを再読み込みしてください。',
      contradictory: '内容が盤面と合いません。',
    },
    settingsTaken: '設定をファイルのものに変えました。',
    settingsFaulty: 'ファイルの設定の一部が壊れていたため、除きました。',
    faults: {
      unreadable: 'このファイルは読めません。何も変わっていません。ここで保存したファイルを選んでください。',
      foreign:
        'このファイルはこのゲームのものではありません。何も変わっていません。ここで保存したファイルを選んでください。',
      newer:
        'このファイルは新しいバージョンのゲームのものです。何も変わっていません。ページを再読み込みして、もう一度お試しください。',
      'not-kept': '保存領域がゲームを受け付けませんでした。何も変わっていません。',
    },
    failed: 'うまくいきませんでした。何も変わっていません。接続を確認して、もう一度お試しください。',
  },
};
