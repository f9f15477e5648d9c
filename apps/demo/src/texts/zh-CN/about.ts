import type { AboutTexts } from '../about.js';

export const about: AboutTexts = {
  what: '扫雷，可用鼠标、触摸、键盘和读屏软件游玩。打开所有没有地雷的格子；数字表示与该格相邻的地雷数。',
  privacy: '一切都留在此浏览器中，不发送任何数据，也没有广告。',
  made: '规则、求解器、图像和声音均为本游戏制作。它是采用 MIT 许可证的自由软件。',
};
