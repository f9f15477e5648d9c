import { Grid } from 'minesweeperjs';

// Cells are addressed by their index: with two arguments the library misreads every call whose second one is 0.
const at = (g, x, y) => g.map[y][x];

export default {
  name: 'minesweeperjs',
  pkg: 'minesweeperjs',
  minesPlaced: 'first-reveal',
  addressing: 'index',
  limits: { minSide: 9, minMines: (w, h) => Math.max(1, Math.floor((w * h) / 100)) },
  create: (w, h, mines) => new Grid({ width: w, height: h, nbbombs: mines }).initMap(),
  reveal: (g, x, y) => {
    const i = y * g.width + x;
    if (!g.areBombsSet) g.spawnBombs(i);
    g.reveal(i);
  },
  flag: (g, x, y) => {
    g.flag(y * g.width + x);
  },
  status: (g) => (g.isEnded ? (g.isWon ? 'won' : 'lost') : g.areBombsSet ? 'playing' : 'new'),
  isOpen: (g, x, y) => at(g, x, y).isRevealed,
  isFlag: (g, x, y) => at(g, x, y).isFlagged,
  isMine: (g, x, y) => at(g, x, y).isBomb,
  adj: (g, x, y) => at(g, x, y).nb,
  size: (g) => ({ w: g.map[0].length, h: g.map.length, mines: g.nbbombs }),
  note: 'sides 9 to 1000 and at least 1% mines, so the empty-board flood runs with 1% mines',
};
