import type { RecordsTexts } from '../records.js';

export const records: RecordsTexts = {
  title: '记录',
  data: {
    about: '把所有游戏、未完的一局和设置存为一个文件，可留存或带到其他浏览器。',
    save: '保存为文件',
    load: '载入文件',
    withSettings: '包括设置',
    added: (count) => `新增：${count}。`,
    known: (count) => `已有：${count}。`,
    refused: (count, why) => `拒绝：${count}。${why}`,
    reasons: {
      damaged: '它们已损坏。',
      newer: '它们来自更新版本的游戏。请重新加载页面。',
      contradictory: '内容与棋盘不符。',
    },
    settingsTaken: '设置已改为文件中的设置。',
    settingsFaulty: '文件中的部分设置已损坏，已略去。',
    faults: {
      unreadable: '无法读取此文件。没有任何改动。请选择在这里保存的文件。',
      foreign: '此文件不属于本游戏。没有任何改动。请选择在这里保存的文件。',
      newer: '此文件来自更新版本的游戏。没有任何改动。请重新加载页面后再试。',
      'not-kept': '存储未能接收这些游戏。没有任何改动。',
    },
    failed: '操作未成功。没有任何改动。请检查网络后重试。',
  },
};
