import Arraysweeper from 'arraysweeper';

const say = (g, answer) => {
  if (answer === 'Game Over!') g.state = 'lost';
  else if (answer === 'You Win!') g.state = 'won';
  else if (g.state === 'new') g.state = 'playing';
};

export default {
  name: 'arraysweeper',
  pkg: 'arraysweeper',
  minesPlaced: 'create',
  create: (w, h, mines) => ({ game: new Arraysweeper(h, w, mines), state: 'new' }),
  reveal: (g, x, y) => say(g, g.game.reveal(y, x)),
  flag: (g, x, y) => say(g, g.game.flag(y, x, !g.game.flag(y, x))),
  status: (g) => g.state,
  isOpen: (g, x, y) => g.game.getBoard()[y][x].state === 'revealed',
  isFlag: (g, x, y) => g.game.flag(y, x),
  isMine: (g, x, y) => g.game.getBoard()[y][x].bomb,
  adj: (g, x, y) => g.game.getBoard()[y][x].count,
  size: (g) => {
    const b = g.game.getBoard();
    return { w: b[0]?.length, h: b.length, mines: b.flat().filter((c) => c.bomb).length };
  },
  note: 'status is only in the value that reveal and flag return',
};
