import Minefield from 'mineswift';
import { rng } from '../src/rng.mjs';

export default {
  name: 'mineswift',
  pkg: 'mineswift',
  minesPlaced: 'create',
  seeded: 'rng',
  create: (w, h, mines, { seed } = {}) =>
    new Minefield(h, w, seed === undefined ? { mines } : { mines, rng: rng(seed) }),
  fromLayout: (w, h, list) => new Minefield(h, w, { mines: list.map(([x, y]) => [y, x]) }),
  reveal: (g, x, y) => {
    g.open([y, x]);
  },
  chord: (g, x, y) => {
    g.open([y, x], { nearbyOpening: true });
  },
  flag: (g, x, y) => {
    const c = g[y][x];
    c.isFlag = !c.isFlag;
  },
  status: (g) => (g.isLost() ? 'lost' : g.isCleared() ? 'won' : g.isNew() ? 'new' : 'playing'),
  isOpen: (g, x, y) => g[y][x].isOpen,
  isFlag: (g, x, y) => g[y][x].isFlag,
  isMine: (g, x, y) => g[y][x].isMine,
  adj: (g, x, y) => g[y][x].mines,
  size: (g) => ({ w: g.cols, h: g.rows, mines: g.mines }),
  note: 'a flag is a property that the caller sets; status is three scans of the board',
};
