import { certainPlaces } from './certain.js';
import { visitPlaces } from './grid.js';
import { UNKNOWN, unknownAround, unopenedPlaces } from './knowledge.js';
import type { Point } from './reveal.js';
import { atOnce } from './work.js';

/** An unknown place that might be opened next. */
export interface Candidate {
  readonly place: number;
  /** The chance that it is safe. */
  readonly safe: number;
  /** How many of its neighbours are settled: the more, the likelier it opens others. */
  readonly settled: number;
}

/** So many places that no number sees are looked at; they are equally safe, and corners and edges come first. */
const BEYOND = 6;

/** The chance of no mine, to twelve digits: what differs in rounding alone is equally safe, on every machine. */
function safety(chance: number): number {
  return Math.round((1 - chance) * 1e12) / 1e12;
}

/** The places to choose from, the safest first. */
export function candidates({ knowledge, solution }: Point): Candidate[] {
  const { grid, known } = knowledge;
  const settled = (place: number): number => 8 - unknownAround(knowledge, place);
  const list: Candidate[] = [];
  const seen = new Set<number>();
  for (const { box, chance } of solution.boxes) {
    for (const place of box.places) {
      seen.add(place);
      list.push({ place, safe: safety(chance), settled: settled(place) });
    }
  }
  const beyond: Candidate[] = [];
  visitPlaces(grid, (place) => {
    if (known[place] !== UNKNOWN || seen.has(place)) return;
    beyond.push({ place, safe: safety(solution.beyond.chance), settled: settled(place) });
  });
  const better = (a: Candidate, b: Candidate): number =>
    b.safe - a.safe || b.settled - a.settled || a.place - b.place;
  return [...list, ...beyond.sort(better).slice(0, BEYOND)].sort(better);
}

/** A place that is certainly safe and not open, the one with the most unknown around it; -1 where there is none. */
export function freePlace({ knowledge, solution }: Point): number {
  const free =
    knowledge.unopened > 0 ? unopenedPlaces(knowledge) : atOnce(certainPlaces(knowledge, solution)).safe;
  let best = -1;
  let most = -1;
  for (const place of free.sort((a, b) => a - b)) {
    const around = unknownAround(knowledge, place);
    if (around > most) {
      most = around;
      best = place;
    }
  }
  return best;
}
