import { BudgetExceeded } from './errors.js';
import type { Box, Witness } from './frontier.js';
import { LOT, type Work } from './work.js';

/**
 * All ways to put mines into the boxes of a component, folded together: after each box, ways that leave the same needs
 * to the same witnesses are one state. The number of ways grows with 2 to the power of the boxes, the states only
 * with the width of the frontier.
 *
 * Dynamic programming along a path decomposition of the constraint graph (Bodlaender, "A tourist guide through
 * treewidth", 1993), kept as a graph so that it can be summed forwards and backwards.
 */
export interface Trellis {
  /** One step a box; its boxes in order. */
  readonly steps: readonly Step[];
  /** The states between the steps; one more than steps. The first and the last have one state. */
  readonly layers: readonly Layer[];
  /** How many cells the boxes hold. */
  readonly cells: number;
}

/** The ways of one box: from a state before, taking some mines, to a state after. */
export interface Step {
  readonly box: Box;
  readonly from: number[];
  readonly take: number[];
  readonly to: number[];
}

/** The states after a number of boxes. Those of one state have between `low` and `high` mines so far. */
export interface Layer {
  readonly low: readonly number[];
  readonly high: readonly number[];
  /** Where the numbers of each state begin in an array of them all, and where they end. */
  readonly starts: readonly number[];
}

/** What may still be spent. Counted in states and ways, so that the same position always costs the same. */
export interface Budget {
  readonly nodes: number;
  left: number;
}

/** Takes nodes from a budget. @throws {@link BudgetExceeded} when there are none left. */
export function spend(budget: Budget, nodes: number): void {
  budget.left -= nodes;
  if (budget.left < 0) throw new BudgetExceeded(budget.nodes);
}

/** What a search finds, `null` where it takes too many nodes. */
export function withinBudget<T>(search: () => T): T | null {
  try {
    return search();
  } catch (error) {
    if (error instanceof BudgetExceeded) return null;
    throw error;
  }
}

/**
 * The trellis of a component, `null` where its numbers contradict each other.
 *
 * @throws {@link BudgetExceeded}
 */
export function* trellisOf(boxes: readonly Box[], budget: Budget): Work<Trellis | null> {
  const seating: Seating = { seatOf: new Map(), cellsLeft: new Map(), free: [], seats: 0 };
  let rows: number[][] = [[]];
  let layer = layerOf([0], [0]);
  const layers = [layer];
  const steps: Step[] = [];
  let done = 0;
  for (const box of boxes) {
    const taken = takeSeats(seating, box, rows);
    done += rows.length * taken.length;
    const step: Step = { box, from: [], take: [], to: [] };
    const low: number[] = [];
    const high: number[] = [];
    const nextRows: number[][] = [];
    const index = new Map<number | string, number>();
    for (let state = 0; state < rows.length; state++) {
      const row = rows[state] ?? [];
      let least = 0;
      let most = box.places.length;
      for (const { seat, room } of taken) {
        least = Math.max(least, (row[seat] ?? 0) - room);
        most = Math.min(most, row[seat] ?? 0);
      }
      for (let mines = least; mines <= most; mines++) {
        const after = row.slice();
        for (const { seat } of taken) after[seat] = (after[seat] ?? 0) - mines;
        const key = keyOf(after);
        let to = index.get(key);
        if (to === undefined) {
          to = nextRows.push(after) - 1;
          index.set(key, to);
          low.push(Infinity);
          high.push(0);
        }
        step.from.push(state);
        step.take.push(mines);
        step.to.push(to);
        low[to] = Math.min(low[to] ?? 0, (layer.low[state] ?? 0) + mines);
        high[to] = Math.max(high[to] ?? 0, (layer.high[state] ?? 0) + mines);
      }
      const ways = Math.max(1, 1 + most - least);
      spend(budget, ways);
      // A way copies a row and looks its name up.
      done += 20 * ways;
      if (done > LOT) {
        yield done;
        done = 0;
      }
    }
    if (nextRows.length === 0) return null;
    steps.push(step);
    layer = layerOf(low, high);
    layers.push(layer);
    rows = nextRows;
  }
  return { steps, layers, cells: boxes.reduce((sum, { places }) => sum + places.length, 0) };
}

/** A layer with one number for each number of mines that a state may have. */
function layerOf(low: readonly number[], high: readonly number[]): Layer {
  const starts = [0];
  let end = 0;
  for (let state = 0; state < low.length; state++) {
    end += 1 + (high[state] ?? 0) - (low[state] ?? 0);
    starts.push(end);
  }
  return { low, high, starts };
}

/** Where in a state's row of needs each half-done witness has its own. */
interface Seating {
  readonly seatOf: Map<Witness, number>;
  readonly cellsLeft: Map<Witness, number>;
  readonly free: number[];
  seats: number;
}

/** The seat of a witness of a box, and how many of its cells come after the box. */
interface Taken {
  readonly seat: number;
  readonly room: number;
}

/** Seats the witnesses of a box: new ones with all they need, in every row. Those that are done after it get up. */
function takeSeats(seating: Seating, box: Box, rows: readonly number[][]): Taken[] {
  const { seatOf, cellsLeft, free } = seating;
  const taken = box.witnesses.map((witness) => {
    let seat = seatOf.get(witness);
    if (seat === undefined) {
      seat = free.pop() ?? seating.seats++;
      seatOf.set(witness, seat);
      for (const row of rows) row[seat] = witness.need;
    }
    const cells = cellsLeft.get(witness) ?? witness.boxes.reduce((sum, { places }) => sum + places.length, 0);
    const room = cells - box.places.length;
    cellsLeft.set(witness, room);
    return { seat, room };
  });
  // Only now: none of the box's own witnesses may sit down where another gets up.
  for (const { seat, room } of taken) if (room === 0) free.push(seat);
  return taken;
}

/** A name for the needs that are left: a number while that is exact, else a text. */
function keyOf(needs: readonly number[]): number | string {
  if (needs.length > 16) return String.fromCharCode(...needs);
  let key = 0;
  for (const need of needs) key = key * 9 + need;
  return key;
}
