import * as fc from 'fast-check';
import { CLOSED, FLAG } from '../face.js';
import {
  type Board,
  canChord,
  createGame,
  faceAt,
  type Game,
  type GameOptions,
  type Layout,
  layoutOf,
  layoutOfGame,
  type Move,
  mineCells,
  neighbours,
  play,
} from '../index.js';
import { cellsOf } from './scenes.js';

/** Sides from 1 to 9: as often 1 as any other length. */
const sides: fc.Arbitrary<number> = fc.constantFrom(1, 2, 3, 4, 5, 6, 7, 8, 9);

/** Boards of at most 9x9: mostly as full as one plays them, sometimes with any possible number of mines. */
export const boards: fc.Arbitrary<Board> = fc.tuple(sides, sides).chain(([width, height]) => {
  const most = width * height - 1;
  const usual = fc.integer({ min: Math.ceil(most / 10), max: Math.ceil(most / 4) });
  const any = fc.integer({ min: 0, max: most });
  return fc.oneof(usual, usual, any).map((mines) => ({ width, height, mines }));
});

/** Layouts on such boards. */
export const layouts: fc.Arbitrary<Layout> = boards.chain((board) =>
  fc
    .shuffledSubarray(cellsOf(board), { minLength: board.mines, maxLength: board.mines })
    .map((cells) => layoutOf(board, cells)),
);

/** Every choice of every rule. */
export const rules: fc.Arbitrary<NonNullable<GameOptions['rules']>> = fc.record({
  firstOpen: fc.constantFrom('any', 'safe', 'opening'),
  questionMarks: fc.boolean(),
  chord: fc.constantFrom('exact', 'at-least', 'off'),
});

/** Games that nobody has touched: on a board to be laid, or on a layout that was handed in. */
export const newGames: fc.Arbitrary<Game> = fc.oneof(
  fc
    .tuple(boards, fc.record({ seed: fc.string({ maxLength: 4 }), rules }))
    .map(([board, options]) => createGame(board, options)),
  fc.tuple(layouts, rules).map(([layout, chosen]) => createGame(layout.board, { layout, rules: chosen })),
);

/**
 * What a player is up to. Blind moves alone would end most games at once and hardly ever set up a chord, so some go by
 * where the mines are; which move it comes to depends on the game (see {@link moveOf}).
 */
export interface Plan {
  readonly aim:
    | 'open'
    | 'mark'
    | 'chord'
    | 'open a safe cell'
    | 'mark a mine'
    | 'mark beside a number'
    | 'chord where it opens';
  /** Which of the cells that suit the aim, as a part of their number. */
  readonly pick: number;
  readonly at: number;
}

const plans: fc.Arbitrary<Plan> = fc.record({
  aim: fc.constantFrom(
    'open',
    'mark',
    'chord',
    'open a safe cell',
    'mark a mine',
    'mark beside a number',
    'mark beside a number',
    'chord where it opens',
    'chord where it opens',
  ),
  pick: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
  at: fc.nat(100_000),
});

/** The move that a plan comes to in this game. */
export function moveOf(game: Game, { aim, pick, at }: Plan): Move {
  const layout = layoutOfGame(game);
  const mines = new Set(layout ? mineCells(layout) : []);
  const all = cellsOf(game.board);
  const choose = (suits: (cell: number) => boolean): number => {
    const suitable = all.filter(suits);
    const choices = suitable.length > 0 ? suitable : all;
    return choices[Math.floor(pick * choices.length)] ?? 0;
  };
  if (aim === 'open a safe cell') {
    return { type: 'open', at, cell: choose((cell) => !mines.has(cell) && faceAt(game, cell) > 8) };
  }
  if (aim === 'mark a mine') {
    return { type: 'mark', at, cell: choose((cell) => mines.has(cell) && faceAt(game, cell) !== FLAG) };
  }
  if (aim === 'mark beside a number') {
    const isNumber = (cell: number): boolean => faceAt(game, cell) > 0 && faceAt(game, cell) < 9;
    const cell = choose((at) => faceAt(game, at) === CLOSED && neighbours(game.board, at).some(isNumber));
    return { type: 'mark', at, cell };
  }
  if (aim === 'chord where it opens')
    return { type: 'chord', at, cell: choose((cell) => canChord(game, cell)) };
  return { type: aim, at, cell: choose(() => true) };
}

/** A new game and what its player is up to. */
export const playthroughs: fc.Arbitrary<{ game: Game; plans: Plan[] }> = fc.record({
  game: newGames,
  plans: fc.array(plans, { maxLength: 40, size: 'max' }),
});

/** Games at any stage: ready, with flags, under way, won and lost. */
export const games: fc.Arbitrary<Game> = playthroughs.map(({ game, plans }) =>
  plans.reduce((next, plan) => play(next, moveOf(next, plan)), game),
);
