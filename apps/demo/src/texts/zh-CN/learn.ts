import type { LearnTexts } from '../learn.js';

export const learn: LearnTexts = {
  list: '课程',
  lessons: {
    number: {
      name: '数字的含义',
      goal: '数字表示与它相邻的雷数。如果相邻的未开格子正好这么多，它们全是雷。雷都已确定的数字，周围其余的格子都安全。',
    },
    chord: {
      name: '旗子与双击',
      goal: '给雷插旗：右键、长按或 F 键。旗子插齐的数字可以一次打开周围其余的格子：双击、轻点或按 Enter。',
    },
    pattern: {
      name: '两个数字合起来看',
      goal: '有些数字合起来能说明更多。如果一个 1 的格子也都属于旁边的 1，它们共用同一个雷：只与后者相邻的格子是安全的。',
    },
    count: {
      name: '剩余的雷',
      goal: '有时数字留下两种可能，要靠计数器来决定。数一数每种可能需要几个雷。',
    },
    odds: {
      name: '最好的猜测',
      goal: '这里没有确定的格子。选风险最小的：数字周围的格子里雷占多少，其余的格子里又占多少？',
    },
  },
  learned: '已学会',
  showMe: '演示',
  tryAgain: '再试一次',
  previous: '上一课',
  next: '下一课',
  play: '开始游戏',
  full: (place) => `${place}的数字没有别的相邻未开格子。`,
  done: (place) => `${place}的数字，雷已全部确定。`,
  chord: (place) => `${place}的数字旗子已插齐。点它即可打开周围其余的格子。`,
  together: (places) => `合起来可知：${places}。`,
  solved: '做得好！全部清除了。',
  lucky: '运气不错，但那并不确定。',
  unlucky: '踩到雷了。那里并不确定安全。',
  known: '踩到雷了，数字已经说明了这一点。',
  bet: (percent) => `做得好！没有风险更小的格子了（${percent}），不可能做得更好。`,
  betLost: (percent) => `踩到雷了，但选择是对的：没有风险低于 ${percent} 的格子。`,
  worse: (percent, least) => `风险是 ${percent}。有一个格子只有 ${least}。`,
};
