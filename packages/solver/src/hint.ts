import { type AnalyseOptions, analyse, NODES } from './analyse.js';
import { openNumbers } from './frontier.js';
import { cellOf, placeOf } from './grid.js';
import { type Knowledge, unknownAround } from './knowledge.js';
import { type Position, readPosition } from './position.js';
import { type Claim, type Proof, proofByFew, pruned, shownBy } from './proof.js';
import { atOnce } from './work.js';

/**
 * What a hint rests on: one number, two or three numbers together, the number of mines on the board (with or without
 * numbers), every layout of four or more numbers, or the odds alone.
 */
export type Reason = 'number' | 'numbers' | 'count' | 'exact' | 'guess';

/** The next step and why. */
export interface Hint {
  /** Open a safe cell, mark a mine, or open a cell at the least risk. */
  readonly action: 'open' | 'mark';
  /** The cell to act on. It may carry a mark, which is then a wrong one. */
  readonly cell: number;
  /** All cells for which the same proof shows the same, in ascending order. */
  readonly cells: readonly number[];
  /** What the proof rests on. */
  readonly reason: Reason;
  /** The open cells whose numbers the proof rests on, in ascending order. Empty for a guess. */
  readonly numbers: readonly number[];
  /** The chance of a mine at `cell`: 0 for a certain open, 1 for a mark. */
  readonly chance: number;
}

const FLAG = 10;
const SHOWN_AT_LOSS = 12;

/**
 * The next sensible step with the simplest proof, `null` when the game is over.
 *
 * A safe cell if there is a certain one, else a certain mine without a flag, else the safest cell with its odds. The
 * proof stands on the numbers that it names (and on the mine count where it says so) and on nothing else: no flag,
 * no earlier hint.
 *
 * @throws {@link InconsistentPosition} where no layout looks like the position, or it is none.
 * @throws {@link BudgetExceeded} where counting takes too many nodes.
 * @example
 * ```ts
 * import { createGame, play, presets } from '@mines/core';
 * import { hint } from '@mines/solver';
 *
 * const game = play(createGame(presets.expert, { seed: 'tomato' }), { type: 'open', cell: 255 });
 * const step = hint(game);
 * if (step?.reason === 'number') console.log(`Look at the number in cell ${step.numbers[0]}.`);
 * ```
 */
export function hint(position: Position, options: AnalyseOptions = {}): Hint | null {
  const { probability, safe, mines } = analyse(position, options);
  const { width } = position.board;
  const faceOf = (cell: number): number => position.rows[Math.floor(cell / width)]?.[cell % width] ?? 0;
  const closed = [...probability.keys()].filter((cell) => faceOf(cell) > 8);
  if (closed.length === mines.length || closed.some((cell) => faceOf(cell) >= SHOWN_AT_LOSS)) return null;

  const knowledge = readPosition(position);
  const mined = safe.length === 0;
  const cells = mined ? mines.filter((cell) => faceOf(cell) !== FLAG) : safe;
  if (cells.length === 0) return guess(knowledge, probability, closed);
  const nodes = options.budget ?? NODES;
  const targets = cells.map((cell) => placeOf(knowledge.grid, cell));
  const { numbers, counted, places } = simplest({
    knowledge,
    mined,
    targets,
    budget: { nodes, left: nodes },
  });
  const shown = places.map((place) => cellOf(knowledge.grid, place));
  return {
    action: mined ? 'mark' : 'open',
    cell: shown[0] ?? 0,
    cells: shown,
    reason: counted ? 'count' : numbers.length > 3 ? 'exact' : numbers.length > 1 ? 'numbers' : 'number',
    numbers: numbers.map((place) => cellOf(knowledge.grid, place)),
    chance: +mined,
  };
}

/** Few numbers; else many without the mine count, or with it where that takes fewer. */
function simplest(claim: Claim): Proof {
  const few = proofByFew(claim);
  if (few) return few;
  const numbers = atOnce(openNumbers(claim.knowledge));
  let best = pruned(claim, { numbers, counted: true, places: claim.targets });
  const local = shownBy(claim, numbers, false);
  for (const place of local?.places ?? []) {
    const proof = pruned(claim, { numbers, counted: false, places: [place] });
    if (proof.numbers.length <= best.numbers.length) best = proof;
  }
  const proof = shownBy(claim, best.numbers, best.counted) ?? best;
  return { ...proof, numbers: [...proof.numbers].sort((a, b) => a - b) };
}

/** The safest cell; of equally safe ones the one with the fewest unknown cells around it. */
function guess(knowledge: Knowledge, probability: Float64Array, closed: readonly number[]): Hint {
  const risk = (cell: number): number =>
    (probability[cell] ?? 1) + 1e-9 * unknownAround(knowledge, placeOf(knowledge.grid, cell));
  const cell = closed.reduce((best, other) => (risk(other) < risk(best) ? other : best));
  return {
    action: 'open',
    cell,
    cells: [cell],
    reason: 'guess',
    numbers: [],
    chance: probability[cell] ?? 1,
  };
}
