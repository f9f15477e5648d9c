import { type Endgame, MINED } from './endgame.js';
import { type Budget, spend } from './trellis.js';

/** How to play on from some layouts. */
export interface Plan {
  /** In how many of the layouts the game is won by best play. */
  readonly wins: number;
  /** Which of the endgame's places to open first. */
  readonly at: number;
}

/** A place to open, by its index: in how many layouts it is safe, and whether it would tell them apart. */
interface Candidate {
  readonly at: number;
  readonly safe: number;
  readonly tells: boolean;
}

/**
 * The best play to the end, by full search: wins are maximised over places to open, summed over the numbers that these
 * can show. What is open does not matter, only which layouts are left, so each set of them is searched once.
 *
 * @throws {@link BudgetExceeded}
 */
export function bestPlay({ places, faces }: Endgame, budget: Budget): Plan {
  const known = new Map<string, Plan>();
  const faceOf = (layout: number, at: number): number => faces[layout]?.[at] ?? MINED;
  const search = (layouts: readonly number[]): Plan => {
    if (layouts.length === 1)
      return { wins: 1, at: faces[layouts[0] ?? 0]?.findIndex((face) => face < MINED) ?? 0 };
    const key = String.fromCharCode(...layouts);
    const before = known.get(key);
    if (before) return before;
    // Looking at a face is far quicker than the steps that nodes are elsewhere.
    spend(budget, 1 + ((layouts.length * places.length) >> 5));
    let best: Plan = { wins: -1, at: -1 };
    for (const { at, safe } of candidates(layouts)) {
      // Others are safe in no more layouts than this one, and none wins in more than it is safe in.
      if (safe <= best.wins) break;
      let wins = 0;
      let hoped = safe;
      for (const part of split(layouts, at)) {
        if (!part) continue;
        hoped -= part.length;
        wins += search(part).wins;
        if (wins + hoped <= best.wins) break;
      }
      if (wins > best.wins) best = { wins, at };
      // A safe place that tells something costs nothing.
      if (safe === layouts.length) break;
    }
    known.set(key, best);
    return best;
  };
  const candidates = (layouts: readonly number[]): Candidate[] => {
    const list: Candidate[] = [];
    for (let at = 0; at < places.length; at++) {
      let safe = 0;
      let shown = 0;
      for (const layout of layouts) {
        const face = faceOf(layout, at);
        if (face === MINED) continue;
        safe++;
        shown |= 1 << face;
      }
      const tells = (shown & (shown - 1)) !== 0;
      if (safe > 0 && (tells || safe < layouts.length)) list.push({ at, safe, tells });
    }
    return list.sort((a, b) => b.safe - a.safe || +b.tells - +a.tells);
  };
  /** The layouts in which a place is safe, by the number that it shows. */
  const split = (layouts: readonly number[], at: number): (number[] | undefined)[] => {
    const parts: (number[] | undefined)[] = [];
    for (const layout of layouts) {
      const face = faceOf(layout, at);
      if (face === MINED) continue;
      const part = parts[face] ?? [];
      part.push(layout);
      parts[face] = part;
    }
    return parts;
  };
  return search(faces.map((_, layout) => layout));
}
