import { createWorldEntity, LocationMarkType } from 'minesweeper-entity';

const at = (g, x, y) => g.cells[x * g.h + y];
const world = (g) => {
  let v;
  g.world.data$
    .subscribe((d) => {
      v = d;
    })
    .unsubscribe();
  return v;
};

export default {
  name: 'minesweeper-entity',
  pkg: 'minesweeper-entity',
  minesPlaced: 'first-reveal',
  addressing: 'object',
  limits: {
    minSide: 10,
    minMines: (w, h) => Math.ceil(w * h * 0.1),
    maxMines: (w, h) => Math.floor(w * h * 0.4),
  },
  create: (w, h, mines) => {
    const w3 = createWorldEntity({
      size: { x: { start: 0, end: w - 1 }, y: { start: 0, end: h - 1 }, z: { start: 0, end: 0 } },
      bombsRatio: mines / (w * h),
    });
    const { x, y } = w3.size;
    return {
      world: w3,
      cells: w3.getLocations(),
      w: x.end - x.start + 1,
      h: y.end - y.start + 1,
      asked: mines,
      started: false,
    };
  },
  reveal: (g, x, y) => {
    g.started = true;
    at(g, x, y).reveal();
  },
  flag: (g, x, y) => {
    const c = at(g, x, y);
    c.setMark(
      c.getCurrentData().mark === LocationMarkType.Bomb ? LocationMarkType.None : LocationMarkType.Bomb,
    );
  },
  status: (g) => {
    const d = world(g);
    return d.didAnyBombExploded ? 'lost' : !d.startedTime ? 'new' : d.didGameEnded ? 'won' : 'playing';
  },
  isOpen: (g, x, y) => at(g, x, y).getCurrentData().isRevealed,
  isFlag: (g, x, y) => at(g, x, y).getCurrentData().mark === LocationMarkType.Bomb,
  isMine: (g, x, y) => at(g, x, y).getCurrentData().hasBomb,
  adj: (g, x, y) => at(g, x, y).getCurrentData().surroundingBombs,
  size: (g) => ({
    w: g.w,
    h: g.h,
    mines: g.started ? g.cells.filter((c) => c.getCurrentData().hasBomb).length : g.asked,
  }),
  note: 'at least 10x10 and 10% to 40% mines, given as a ratio; status here is a one-shot subscription, a lasting one (as in its readme) costs a scan of the board per changed cell',
};
