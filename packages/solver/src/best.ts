import { candidates, freePlace } from './candidates.js';
import { isFinished } from './certain.js';
import { deduce } from './deduce.js';
import { endgameOf } from './endgame.js';
import { bestPlay } from './finish.js';
import { cellOf } from './grid.js';
import { afterOpening } from './outlook.js';
import { inconsistent, noLayout, type Position, readPosition } from './position.js';
import type { Point } from './reveal.js';
import { solve } from './solve.js';
import { type Budget, withinBudget } from './trellis.js';

/** What a search may be told. */
export interface BestMoveOptions {
  /**
   * The most nodes that looking ahead may take, the same on every machine; 0 opens the safest cell. Default 20 000,
   * some 10 ms.
   */
  readonly budget?: number | undefined;
}

/** Where fewer layouts are left, the rest of the game may be searched in full. */
const FEW = 2_000;
/** A cell is worth a look if it is at most this much less safe than the safest, and so many of them. */
const CLOSE = 0.9;
const LOOKS = 12;
/** Beyond this chance nothing is looked at, whatever the budget. */
const FARTHEST = 1e-4;
/** What counting the layouts of the position itself may take. */
const COUNTING = 2_000_000;

/**
 * The cell to open next for the best chance to win: a safe one if any is certain; near the end the one that wins in
 * the most layouts; else the one with the best outlook after what it may show.
 *
 * @throws {@link InconsistentPosition} where no layout looks like the position, or no closed cell can be safe.
 * @throws {@link BudgetExceeded} where the layouts cannot even be counted.
 * @example
 * ```ts
 * import { createGame, play, presets } from '@mines/core';
 * import { bestMove } from '@mines/solver';
 *
 * const game = play(createGame(presets.beginner, { seed: 'tomato' }), { type: 'open', cell: 40 });
 * const next = play(game, { type: 'open', cell: bestMove(game) });
 * ```
 */
export function bestMove(position: Position, options: BestMoveOptions = {}): number {
  const knowledge = readPosition(position);
  deduce(knowledge);
  const solution = solve(knowledge, { budget: { nodes: COUNTING, left: COUNTING } });
  if (!solution) throw noLayout();
  const point = { knowledge, solution };
  const free = freePlace(point);
  if (free >= 0) return cellOf(knowledge.grid, free);
  if (isFinished(knowledge))
    throw inconsistent('there is no safe cell to open', 'Every closed cell holds a mine');
  const nodes = options.budget ?? 20_000;
  return cellOf(knowledge.grid, byEndgame(point, nodes) ?? byOutlook(point, { nodes, left: nodes }));
}

/** The place to open by full search, `null` where that takes too much. */
function byEndgame(point: Point, nodes: number): number | null {
  if (point.solution.log > Math.log(FEW)) return null;
  return withinBudget(() => {
    const budget = { nodes: nodes * 2, left: nodes * 2 };
    const endgame = endgameOf(point.knowledge, budget);
    return endgame.places[bestPlay(endgame, budget).at] ?? null;
  });
}

/**
 * The place with the best outlook, seen ever farther while the budget lasts; the safest where it is 0. Each look begins
 * with the best of the look before, so that one that is broken off has still compared the rest with it.
 */
function byOutlook(point: Point, budget: Budget): number {
  const list = candidates(point);
  const [safest] = list;
  if (!safest) throw noLayout();
  let best = safest;
  const close = list.filter(({ safe }) => safe >= CLOSE * safest.safe).slice(0, LOOKS);
  for (let far = 1; close.length > 1 && far > FARTHEST; far /= 4) {
    const first = best;
    let most = 0;
    for (const candidate of [first, ...close.filter((other) => other !== first)]) {
      const { place, safe } = candidate;
      const chance = withinBudget(() => afterOpening(point, place, safe, most, 1, far, budget));
      if (chance === null) return best.place;
      if (chance > most + 1e-12) {
        most = chance;
        best = candidate;
      }
    }
  }
  return best.place;
}
