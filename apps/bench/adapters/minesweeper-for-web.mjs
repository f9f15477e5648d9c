// The engine entry imports tslib, which the package does not declare; this bench installs it.
import { MinesweeperEngine } from 'minesweeper-for-web/engine';

export default {
  name: 'minesweeper-for-web',
  pkg: 'minesweeper-for-web',
  minesPlaced: 'create',
  create: (w, h, mines) => {
    const g = { state: 'new', engine: null };
    g.engine = new MinesweeperEngine(
      () => {
        g.state = 'won';
      },
      () => {
        g.state = 'lost';
      },
    );
    g.engine.createBoard(w, h, mines);
    return g;
  },
  reveal: (g, x, y) => {
    if (g.state === 'new') g.state = 'playing';
    g.engine.selectField(y, x);
  },
  flag: (g, x, y) => {
    g.engine.toggleFlag(y, x);
  },
  status: (g) => g.state,
  isOpen: (g, x, y) =>
    g.engine.board.revealedFields[y][x] || g.engine.board.positions[y][x] === 'BOMB_EXPLODE',
  isFlag: (g, x, y) => g.engine.board.flags[y][x],
  isMine: (g, x, y) => typeof g.engine.board.positions[y][x] === 'string',
  adj: (g, x, y) => g.engine.board.positions[y][x],
  size: (g) => {
    const p = g.engine.board.positions;
    return { w: p[0]?.length, h: p.length, mines: p.flat().filter((v) => typeof v === 'string').length };
  },
};
