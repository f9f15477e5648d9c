import mines from 'mines';

const { create, cellStates: S, gameStates: G } = mines;
const STATUS = { [G.NOT_STARTED]: 'new', [G.STARTED]: 'playing', [G.LOST]: 'lost', [G.WON]: 'won' };
const NUMBER = new Map(Array.from({ length: 9 }, (_, n) => [S[n], n]));
const isMineState = (s) => s === S.MINE || s === S.EXPLODED_MINE;

export default {
  name: 'mines',
  pkg: 'mines',
  minesPlaced: 'first-reveal',
  create: (w, h, n) => create({ dimensions: [h, w], mine_count: n }),
  fromLayout: (w, h, list) => create({ dimensions: [h, w], mines: list.map(([x, y]) => [y, x]) }),
  reveal: (g, x, y) => {
    g.reveal([y, x]);
  },
  chord: (g, x, y) => {
    g.chord([y, x]);
  },
  flag: (g, x, y) => {
    g.mark([y, x]);
  },
  status: (g) => STATUS[g.state()],
  isOpen: (g, x, y) => {
    const s = g.cellState([y, x]);
    return NUMBER.has(s) || isMineState(s);
  },
  isFlag: (g, x, y) => g.cellState([y, x]) === S.MARKED,
  isMine: null,
  adj: (g, x, y) => NUMBER.get(g.cellState([y, x])),
  // The layout is private until the game is lost, so this loses it.
  layout: (g) => {
    const [h, w] = g.dimensions;
    const list = [];
    for (let y = 0; y < h && !g.finished(); y++)
      for (let x = 0; x < w && !g.finished(); x++) g.reveal([y, x]);
    for (let y = 0; y < h; y++)
      for (let x = 0; x < w; x++) if (isMineState(g.cellState([y, x]))) list.push([x, y]);
    return list;
  },
  size: (g) => ({ w: g.dimensions[1], h: g.dimensions[0], mines: g.mine_count }),
  dispose: (g) => g.reset(),
  note: 'the first reveal starts a one-second interval that only reset() clears, so a finished game keeps Node running',
};
