import { BITS, OVERLAP } from './grid.js';
import type { Knowledge } from './knowledge.js';
import { solve } from './solve.js';
import { type Budget, withinBudget } from './trellis.js';

/** What a proof is to show: that places are mined, or that they are safe. */
export interface Claim {
  /** What the open numbers say, with nothing concluded from them. */
  readonly knowledge: Knowledge;
  readonly mined: boolean;
  /** The places of which it is known to be true. */
  readonly targets: readonly number[];
  readonly budget: Budget;
}

/** Numbers, by place, that show a claim for some places, with the mine count or without. */
export interface Proof {
  readonly numbers: readonly number[];
  readonly counted: boolean;
  readonly places: readonly number[];
}

/** The places for which these numbers alone show the claim. */
export function shownBy(claim: Claim, numbers: readonly number[], counted: boolean): Proof | null {
  const { knowledge, mined, targets, budget } = claim;
  // What takes too long to show counts as not shown: the proof is then longer than need be, never wrong.
  const solution = withinBudget(() => solve(knowledge, { numbers, counted, budget }));
  if (!solution) return null;
  const rest = new Set(targets);
  const places: number[] = [];
  for (const odds of solution.boxes) {
    for (const place of odds.box.places) {
      if (rest.delete(place) && (mined ? odds.mined : odds.safe)) places.push(place);
    }
  }
  if (mined ? solution.beyond.mined : solution.beyond.safe) places.push(...rest);
  return places.length > 0 ? { numbers, counted, places: places.sort((a, b) => a - b) } : null;
}

/** The first proof by one number; else by two that share cells; else by three that hang together. */
export function proofByFew(claim: Claim): Proof | null {
  const { knowledge, targets } = claim;
  const near = new Set<number>();
  for (const target of targets) for (const number of numbersAround(knowledge, target)) near.add(number);
  const tried = new Set<string>();
  let sets = [...near].sort((a, b) => a - b).map((number) => [number]);
  for (let size = 1; size <= 3; size++) {
    for (const numbers of sets) {
      const proof = shownBy(claim, numbers, false);
      if (proof) return proof;
    }
    sets = sets.flatMap((numbers) =>
      numbers.flatMap((number) =>
        sharing(knowledge, number)
          .filter((other) => !numbers.includes(other))
          .map((other) => [...numbers, other].sort((a, b) => a - b))
          .filter((set) => !tried.has(String(set)) && tried.add(String(set))),
      ),
    );
  }
  return null;
}

/**
 * The same proof for its first place, less all numbers that it can do without. They are dropped the farthest first, in
 * ever smaller lots, as long as the rest still shows it (delta debugging: Zeller and Hildebrandt, "Simplifying and
 * isolating failure-inducing input", 2002).
 */
export function pruned(claim: Claim, proof: Proof): Proof {
  const [target = 0] = proof.places;
  const { stride } = claim.knowledge.grid;
  const far = (place: number): number =>
    Math.hypot(
      (place % stride) - (target % stride),
      Math.floor(place / stride) - Math.floor(target / stride),
    );
  let best = { ...proof, numbers: [...proof.numbers].sort((a, b) => far(b) - far(a)), places: [target] };
  for (let lot = best.numbers.length; lot > 0; lot >>= 1) {
    for (let at = 0; at < best.numbers.length && claim.budget.left > 0; ) {
      const fewer = best.numbers.filter((_, i) => i < at || i >= at + lot);
      if (shownBy({ ...claim, targets: [target] }, fewer, proof.counted)) best = { ...best, numbers: fewer };
      else at += lot;
    }
  }
  return best;
}

/** The open numbers around a place. */
function numbersAround({ grid, shown }: Knowledge, place: number): number[] {
  return [...grid.steps].map((step) => place + step).filter((around) => (shown[around] ?? -1) >= 0);
}

/** The open numbers that share an unknown cell with one. */
function sharing({ grid, shown, covered }: Knowledge, number: number): number[] {
  return [...grid.reach]
    .filter((step, o) => {
      const shared = BITS[(covered[number] ?? 0) & (OVERLAP[o] ?? 0)];
      return (shown[number + step] ?? -1) >= 0 && shared;
    })
    .map((step) => number + step);
}
