import { type Board, type FirstOpen, type Layout, layMines, neighbours } from '@mines/core';
import { concludingWithin, isFinished } from './certain.js';
import { deducing } from './deduce.js';
import { placeOf } from './grid.js';
import { type Draw, drawFrom } from './random.js';
import { repair } from './repair.js';
import { type Budget, spend } from './trellis.js';
import { layoutOfTruth, startOf, type Truth, truthOf } from './truth.js';
import type { Work } from './work.js';

/** What a layout without guesses is laid by. */
export interface Order {
  readonly board: Board;
  readonly seed: string;
  readonly start: number;
  readonly firstOpen: FirstOpen;
}

/** After so many games that needed repairs, mines are laid afresh. */
const GAMES = 40;
/** What counting may take where cheap conclusions end; where it takes more, moving a mine is cheaper. */
const COUNTING = 10_000;

/**
 * Lays mines at random, plays by certain moves, moves mines where these end and plays on; then from the start again,
 * until a whole game needs no repair. That game is the proof. Yields often, to let others work.
 *
 * @throws {@link BudgetExceeded}, {@link BoardError}, RangeError for a start that is off the board.
 */
export function* lay(order: Order, budget: Budget): Work<Layout> {
  const { board, seed, start, firstOpen } = order;
  const draw = drawFrom(seed);
  for (let attempt = 0; ; attempt++) {
    const layout = layMines(board, { seed: attempt ? `${seed} ${attempt}` : seed, start, firstOpen });
    yield board.width * board.height;
    const truth = yield* truthOf(layout);
    const zone = firstOpen === 'opening' ? [start, ...neighbours(board, start)] : [start];
    const spared = new Set(zone.map((cell) => placeOf(truth.grid, cell)));
    for (let game = 0; game < GAMES; game++) {
      if (yield* playThrough(truth, placeOf(truth.grid, start), spared, draw, budget))
        return yield* layoutOfTruth(truth);
    }
  }
}

/** Plays one game, with repairs where it is stuck. Answers whether it needed none. */
function* playThrough(
  truth: Truth,
  start: number,
  spared: ReadonlySet<number>,
  draw: Draw,
  budget: Budget,
): Work<boolean> {
  const knowledge = yield* startOf(truth, start);
  let repairs = 0;
  for (;;) {
    spend(budget, truth.grid.places);
    yield* deducing(knowledge);
    if (isFinished(knowledge)) return repairs === 0;
    if (yield* concludingWithin(knowledge, COUNTING)) continue;
    repairs++;
    if (!(yield* repair(knowledge, truth, spared, draw))) return false;
  }
}
