import { visitingPlaces } from './grid.js';
import { type Knowledge, UNKNOWN } from './knowledge.js';
import type { Work } from './work.js';

/** An open number whose mines are not all known: `need` of them are in the cells of its boxes. */
export interface Witness {
  readonly place: number;
  readonly need: number;
  readonly boxes: Box[];
  /** Scratch of a traversal. */
  mark: number;
}

/** Cells with the same witnesses. They are interchangeable: only how many of them are mines matters. */
export interface Box {
  readonly places: number[];
  readonly witnesses: readonly Witness[];
  /** Scratch of a traversal. */
  mark: number;
}

/** The places of the numbers that still have unknown neighbours. */
export function* openNumbers({ grid, shown, covered }: Knowledge): Work<number[]> {
  const places: number[] = [];
  yield* visitingPlaces(grid, (place) => {
    if ((shown[place] ?? -1) >= 0 && covered[place]) places.push(place);
  });
  return places;
}

/** The boxes that these numbers see. */
export function* boxesSeenBy(knowledge: Knowledge, numbers: readonly number[]): Work<Box[]> {
  const { shown, found, covered, known, grid } = knowledge;
  const witnessAt = new Map<number, Witness>();
  for (const place of numbers) {
    const need = (shown[place] ?? 0) - (found[place] ?? 0);
    witnessAt.set(place, { place, need, boxes: [], mark: 0 });
  }
  const boxes: Box[] = [];
  const seen = new Set<number>();
  for (const witness of witnessAt.values()) {
    for (let d = 0; d < 8; d++) {
      const place = witness.place + (grid.steps[d] ?? 0);
      if (!((covered[witness.place] ?? 0) & (1 << d)) || known[place] !== UNKNOWN || seen.has(place))
        continue;
      seen.add(place);
      const witnesses: Witness[] = [];
      for (let back = 0; back < 8; back++) {
        const other = witnessAt.get(place + (grid.steps[back] ?? 0));
        if (other) witnesses.push(other);
      }
      // Cells with the same witnesses are all seen by this one.
      const box = witness.boxes.find((known) => sameWitnesses(known.witnesses, witnesses));
      if (box) box.places.push(place);
      else {
        const fresh = { places: [place], witnesses, mark: 0 };
        boxes.push(fresh);
        for (const other of witnesses) other.boxes.push(fresh);
      }
    }
    yield 64;
  }
  return boxes;
}

function sameWitnesses(a: readonly Witness[], b: readonly Witness[]): boolean {
  return a.length === b.length && a.every((witness, i) => witness === b[i]);
}

/**
 * The boxes in groups that share no witness, each group in an order that keeps few witnesses half done at any time.
 *
 * The order starts at an end of the group (the box that a breadth-first walk reaches last) and always goes on with the
 * box that begins the fewest witnesses, less those that it finishes.
 */
export function* components(boxes: readonly Box[]): Work<Box[][]> {
  const groups: Box[][] = [];
  for (const box of boxes) {
    if (box.mark === 0) groups.push(yield* inOrder(yield* endOf(box)));
  }
  return groups;
}

/** Of all boxes that hang together with one, the farthest. Marks them 1. */
function* endOf(start: Box): Work<Box> {
  const reached = [start];
  let last = start;
  start.mark = 1;
  for (const box of reached) {
    last = box;
    for (const witness of box.witnesses) {
      for (const next of witness.boxes) {
        if (next.mark === 0) {
          next.mark = 1;
          reached.push(next);
        }
      }
    }
    yield 32;
  }
  return last;
}

/** The same boxes from one of them on, in order of counting. Marks them 2, and witnesses with their boxes done. */
function* inOrder(start: Box): Work<Box[]> {
  const order: Box[] = [];
  let active: Witness[] = [];
  let next: Box | undefined = start;
  while (next) {
    next.mark = 2;
    order.push(next);
    for (const witness of next.witnesses) {
      if (witness.mark++ === 0) active.push(witness);
    }
    next = undefined;
    let least = Infinity;
    active = active.filter((witness) => witness.mark < witness.boxes.length);
    for (const witness of active) {
      for (const box of witness.boxes) {
        if (box.mark === 2) continue;
        let cost = 0;
        for (const other of box.witnesses)
          cost += +(other.mark === 0) - +(other.mark === other.boxes.length - 1);
        if (cost < least) {
          least = cost;
          next = box;
        }
      }
    }
    yield 32 * active.length;
  }
  return order;
}
