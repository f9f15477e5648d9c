// A React component: its logic runs here without rendering, setState applied at once.
import pkg from 'react-minesweeper';

const Minesweeper = pkg.default ?? pkg;
const event = { preventDefault() {} };

export default {
  name: 'react-minesweeper (logic)',
  pkg: 'react-minesweeper',
  minesPlaced: 'create',
  create: (w, h, mines) => {
    const g = { state: 'new' };
    const c = new Minesweeper({
      width: w,
      height: h,
      bombChance: mines / (w * h),
      onWin: () => {
        g.state = 'won';
      },
      onLose: () => {
        g.state = 'lost';
      },
    });
    c.setState = (next) => Object.assign(c.state, typeof next === 'function' ? next(c.state) : next);
    g.c = c;
    return g;
  },
  reveal: (g, x, y) => {
    if (g.state === 'new') g.state = 'playing';
    g.c.leftClickField(y, x)(event);
  },
  chord: (g, x, y) => {
    g.c.leftClickField(y, x)(event);
  },
  flag: (g, x, y) => {
    g.c.rightClickField(y, x)(event);
  },
  status: (g) => g.state,
  isOpen: (g, x, y) => g.c.state.board[y][x].isRevealed,
  isFlag: (g, x, y) => g.c.state.board[y][x].isFlagged,
  isMine: (g, x, y) => g.c.state.board[y][x].isBomb,
  adj: (g, x, y) => g.c.state.board[y][x].bombsAround,
  size: (g) => {
    const b = g.c.state.board;
    return { w: b[0]?.length, h: b.length, mines: b.flat().filter((f) => f.isBomb).length };
  },
  note: 'takes a mine chance per cell, not a number of mines',
};
