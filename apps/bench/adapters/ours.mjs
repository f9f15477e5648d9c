import { randomUUID } from 'node:crypto';
import { cellAt, createGame, faceAt, layoutOf, layoutOfGame, mineCells, play } from '@mines/core';

/**
 * Games are values; the box holds the one of the moment.
 *
 * @typedef {{ game: import('@mines/core').Game }} Box
 */

const STATUS = /** @type {const} */ ({ ready: 'new', playing: 'playing', won: 'won', lost: 'lost' });
const FLAG = 10;
const EXPLODED = 13;
const WRONG_FLAG = 14;

const rules = { questionMarks: false };

/**
 * @param {Box} box
 * @param {'open' | 'mark' | 'chord'} type
 * @param {number} x
 * @param {number} y
 */
function act(box, type, x, y) {
  box.game = play(box.game, { type, cell: cellAt(box.game.board, x, y) });
}

/**
 * @param {Box} box
 * @param {number} x
 * @param {number} y
 */
const face = ({ game }, x, y) => faceAt(game, cellAt(game.board, x, y));

/** @type {import('../src/types').Adapter<Box>} */
export default {
  name: '@mines/core (ours)',
  pkg: '@mines/core',
  minesPlaced: 'first-reveal',
  seeded: 'seed',
  create: (width, height, mines, { seed } = {}) => ({
    // Without a seed a board of ours is always the same one.
    game: createGame(
      { width, height, mines },
      { seed: seed === undefined ? randomUUID() : String(seed), rules },
    ),
  }),
  fromLayout: (width, height, list) => {
    const board = { width, height, mines: list.length };
    const layout = layoutOf(
      board,
      list.map(([x, y]) => cellAt(board, x, y)),
    );
    return { game: createGame(board, { layout, rules }) };
  },
  reveal: (box, x, y) => act(box, 'open', x, y),
  flag: (box, x, y) => act(box, 'mark', x, y),
  chord: (box, x, y) => act(box, 'chord', x, y),
  status: ({ game }) => STATUS[game.status],
  isOpen: (box, x, y) => {
    const shown = face(box, x, y);
    return shown <= 8 || shown === EXPLODED;
  },
  isFlag: (box, x, y) => {
    const shown = face(box, x, y);
    return shown === FLAG || shown === WRONG_FLAG;
  },
  // What a player may not see is not to be had from the cells.
  isMine: null,
  adj: (box, x, y) => {
    const shown = face(box, x, y);
    return shown <= 8 ? shown : undefined;
  },
  layout: ({ game }) => {
    const layout = layoutOfGame(game);
    const { width } = game.board;
    return layout ? mineCells(layout).map((cell) => [cell % width, Math.floor(cell / width)]) : [];
  },
  size: ({ game: { board } }) => ({ w: board.width, h: board.height, mines: board.mines }),
  value: ({ game }) => game,
  box: (/** @type {Box['game']} */ game) => ({ game }),
};
