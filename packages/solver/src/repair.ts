import { openNumbers } from './frontier.js';
import { visitingPlaces } from './grid.js';
import { type Knowledge, show, UNKNOWN, unknownAround } from './knowledge.js';
import type { Draw } from './random.js';
import { setMine, type Truth } from './truth.js';
import type { Work } from './work.js';

/**
 * Moves mines so that a game that is stuck goes on: all cells of one number are emptied of mines or filled with them,
 * the number that takes the fewest moves, in exchange with unknown places elsewhere. After the mine perturbation of
 * Simon Tatham's Mines (Portable Puzzle Collection).
 *
 * Answers `true` where only unknown places have changed, so that the game can go on from where it is; otherwise it has
 * to begin again. Places in `spared` never get a mine.
 */
export function* repair(
  knowledge: Knowledge,
  truth: Truth,
  spared: ReadonlySet<number>,
  draw: Draw,
): Work<boolean> {
  const choice = yield* cheapest(knowledge, truth, draw);
  if (choice && (yield* settle(knowledge, truth, choice, draw))) return true;
  yield* breakOpen(knowledge, truth, spared, draw);
  return false;
}

/** A number whose cells are to be filled with mines, or emptied. */
interface Choice {
  readonly place: number;
  readonly fill: boolean;
}

/** The number that takes the fewest moves, by draw among equals; rather emptied where the rest is thinly mined. */
function* cheapest(knowledge: Knowledge, { board }: Truth, draw: Draw): Work<Choice | null> {
  const { shown, found, minesLeft, unknown } = knowledge;
  const thin = minesLeft * board.width * board.height < board.mines * unknown;
  let best: Choice | null = null;
  let least = Infinity;
  let equals = 0;
  for (const place of yield* openNumbers(knowledge)) {
    const room = unknownAround(knowledge, place);
    const left = (shown[place] ?? 0) - (found[place] ?? 0);
    for (const fill of [false, true]) {
      const cost = (fill ? room - left : left) + (fill === thin ? 0.5 : 0);
      if (cost < least) {
        least = cost;
        equals = 0;
      }
      if (cost === least && draw(++equals) === 0) best = { place, fill };
    }
    yield 8;
  }
  return best;
}

/** Fills or empties the cells of a number; not where too few places elsewhere could take part. */
function* settle(knowledge: Knowledge, truth: Truth, { place, fill }: Choice, draw: Draw): Work<boolean> {
  const { grid, known, shown } = knowledge;
  const cells = [...grid.steps].map((step) => place + step).filter((around) => known[around] === UNKNOWN);
  const movers = cells.filter((cell) => truth.mined[cell] !== +fill);
  const far: number[] = [];
  const near: number[] = [];
  yield* visitingPlaces(grid, (other) => {
    if (known[other] !== UNKNOWN || truth.mined[other] !== +fill || cells.includes(other)) return;
    const isSeen = grid.steps.some((step) => (shown[other + step] ?? -1) >= 0);
    (isSeen ? near : far).push(other);
  });
  if (far.length + near.length < movers.length) return false;
  for (const mover of movers) {
    const pool = far.length > 0 ? far : near;
    const [other = mover] = pool.splice(draw(pool.length), 1);
    turn(knowledge, truth, mover);
    turn(knowledge, truth, other);
  }
  return true;
}

/** Puts a mine at an unknown place or takes it away, and tells the open numbers around. */
function turn(knowledge: Knowledge, truth: Truth, place: number): void {
  setMine(truth, place, truth.mined[place] ? 0 : 1);
  for (const step of knowledge.grid.steps) {
    const around = place + step;
    if ((knowledge.shown[around] ?? -1) >= 0) show(knowledge, around, truth.numbers[around] ?? 0);
  }
}

/** Moves one mine of the part that is stuck, its walls included, to any place at all. */
function* breakOpen(
  { grid, known, covered }: Knowledge,
  truth: Truth,
  spared: ReadonlySet<number>,
  draw: Draw,
): Work<void> {
  const { mined } = truth;
  const stuck: number[] = [];
  const free: number[] = [];
  yield* visitingPlaces(grid, (place) => {
    if (mined[place] && (known[place] === UNKNOWN || covered[place])) stuck.push(place);
    if (!mined[place] && !spared.has(place)) free.push(place);
  });
  const from = stuck[draw(stuck.length)];
  const to = free[draw(free.length)];
  if (from === undefined || to === undefined) return;
  setMine(truth, from, 0);
  setMine(truth, to, 1);
}
