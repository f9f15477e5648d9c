import { MinesweeperEngine } from '@maxxam0n/minesweeper-engine';
import { rng } from '../src/rng.mjs';

const snap = (g) => (g.snapshot ??= g.engine.gameSnapshot);
// A click off the board answers an empty 'idle' snapshot while the game goes on: the snapshot is then read anew.
const act = (g, result) => {
  result.apply();
  const s = result.data.actionSnapshot;
  g.snapshot = s.field.length ? s : undefined;
};

export default {
  name: '@maxxam0n/minesweeper-engine',
  pkg: '@maxxam0n/minesweeper-engine',
  minesPlaced: 'create',
  flagNeedsStart: true,
  seeded: 'rng',
  limits: { minSide: 5, maxMines: (w, h) => Math.floor((w * h) / 2) },
  create: (w, h, mines, { seed } = {}) => ({
    engine: new MinesweeperEngine({
      type: 'square',
      params: { rows: h, cols: w, mines },
      ...(seed === undefined ? {} : { rng: rng(seed) }),
    }),
    snapshot: undefined,
  }),
  reveal: (g, x, y) => act(g, g.engine.revealCell({ row: y, col: x })),
  chord: (g, x, y) => act(g, g.engine.revealCell({ row: y, col: x })),
  flag: (g, x, y) => act(g, g.engine.toggleFlag({ row: y, col: x })),
  status: (g) => {
    const s = snap(g).status;
    return s === 'idle' ? 'new' : s;
  },
  isOpen: (g, x, y) => snap(g).field[y][x].isRevealed,
  isFlag: (g, x, y) => snap(g).field[y][x].isFlagged,
  isMine: (g, x, y) => snap(g).field[y][x].isMine,
  adj: (g, x, y) => snap(g).field[y][x].adjacentMines,
  size: (g) => ({ w: snap(g).field[0]?.length, h: snap(g).field.length, mines: snap(g).minedCells.length }),
};
