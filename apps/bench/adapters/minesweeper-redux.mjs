import {
  createCoordinate,
  createDifficultyLevel,
  gameReducer,
  revealCell,
  startGame,
  toggleFlag,
  undoLoosingMove,
} from 'minesweeper-redux';

const STATUS = { waiting: 'new', ready: 'new', running: 'playing', win: 'won', loss: 'lost' };
const dispatch = (g, action) => {
  g.s = gameReducer(g.s, action);
};

export default {
  name: 'minesweeper-redux',
  pkg: 'minesweeper-redux',
  minesPlaced: 'first-reveal',
  flagNeedsStart: true,
  seeded: 'seed',
  // The readme seeds with Math.random(); so does this adapter when no seed is given.
  create: (w, h, mines, { seed = Math.random() } = {}) => {
    const g = { s: undefined };
    dispatch(g, startGame({ difficulty: createDifficultyLevel(h, w, mines), randSeed: seed }));
    return g;
  },
  reveal: (g, x, y) => dispatch(g, revealCell({ coordinate: createCoordinate(x, y) })),
  flag: (g, x, y) => dispatch(g, toggleFlag({ coordinate: createCoordinate(x, y) })),
  undo: (g) => dispatch(g, undoLoosingMove()),
  status: (g) => STATUS[g.s.status],
  isOpen: (g, x, y) => {
    const c = g.s.grid[y][x].status;
    return c === 'revealed' || c === 'detonated';
  },
  isFlag: (g, x, y) => g.s.grid[y][x].status === 'flagged',
  isMine: (g, x, y) => g.s.grid[y][x].mineCount === -1,
  adj: (g, x, y) => g.s.grid[y][x].mineCount,
  size: (g) => ({ w: g.s.grid[0].length, h: g.s.grid.length, mines: g.s.difficulty.numMines }),
  value: (g) => g.s,
  box: (s) => ({ s }),
  note: 'undo only takes back a losing move',
};
