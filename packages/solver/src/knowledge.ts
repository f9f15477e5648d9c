import { BITS, type Grid, visitingPlaces, visitPlaces } from './grid.js';
import type { Work } from './work.js';

// What is known of a place.
export const UNKNOWN = 0;
export const SAFE = 1;
export const MINE = 2;
export const BORDER = 3;

// Which of the two work lists a number stands on.
export const ALONE = 1;
export const TOGETHER = 2;

/**
 * What can be known of a board so far. Grows by {@link learn} and {@link show}, never shrinks.
 *
 * It is the one value of the package that is changed in place: laying a board without guesses takes thousands of
 * steps, and a copy of each would cost more than all the rest.
 */
export interface Knowledge {
  readonly grid: Grid;
  readonly known: Uint8Array;
  /** The number shown, -1 where none is. */
  readonly shown: Int8Array;
  /** How many mines are known around a place. */
  readonly found: Uint8Array;
  /** Which neighbours of a place are unknown, a bit each. */
  readonly covered: Uint8Array;
  /** How many places are unknown, and how many mines are among them. */
  unknown: number;
  minesLeft: number;
  /** How many places are known to be safe but do not show their number yet. */
  unopened: number;
  /** Whether two things that are known contradict each other. */
  broken: boolean;
  /** Numbers to look at again: alone, and together with others. */
  readonly alone: number[];
  readonly together: number[];
  readonly queued: Uint8Array;
  /** What a safe place shows, -1 where one cannot look. */
  readonly look: (place: number) => number;
}

/** Nothing known yet but the size and the number of mines. */
export function* nothingKnown(grid: Grid, mines: number, look: (place: number) => number): Work<Knowledge> {
  const known = new Uint8Array(grid.places).fill(BORDER);
  const covered = new Uint8Array(grid.places);
  yield* visitingPlaces(grid, (place) => {
    known[place] = UNKNOWN;
    for (let d = 0; d < 8; d++) {
      const around = place + (grid.steps[d] ?? 0);
      covered[around] = (covered[around] ?? 0) | (128 >> d);
    }
  });
  return {
    grid,
    known,
    shown: new Int8Array(grid.places).fill(-1),
    found: new Uint8Array(grid.places),
    covered,
    unknown: grid.width * grid.height,
    minesLeft: mines,
    unopened: 0,
    broken: false,
    alone: [],
    together: [],
    queued: new Uint8Array(grid.places),
    look,
  };
}

/** How many neighbours of a place are unknown. */
export function unknownAround({ covered }: Knowledge, place: number): number {
  return BITS[covered[place] ?? 0] ?? 0;
}

/** The places that are known to be safe but do not show their number yet. */
export function unopenedPlaces({ grid, known, shown }: Knowledge): number[] {
  const places: number[] = [];
  visitPlaces(grid, (place) => {
    if (known[place] === SAFE && (shown[place] ?? -1) < 0) places.push(place);
  });
  return places;
}

/** The same knowledge, to be changed on its own. */
export function copyOf(knowledge: Knowledge): Knowledge {
  return {
    ...knowledge,
    known: knowledge.known.slice(),
    shown: knowledge.shown.slice(),
    found: knowledge.found.slice(),
    covered: knowledge.covered.slice(),
    alone: knowledge.alone.slice(),
    together: knowledge.together.slice(),
    queued: knowledge.queued.slice(),
  };
}

/** Takes in what an unknown place holds; a safe one shows its number if one can look. */
export function learn(knowledge: Knowledge, place: number, mine: boolean): void {
  const { known, found, covered, shown, grid } = knowledge;
  known[place] = mine ? MINE : SAFE;
  knowledge.unknown--;
  if (mine) knowledge.minesLeft--;
  for (let d = 0; d < 8; d++) {
    const around = place + (grid.steps[d] ?? 0);
    covered[around] = (covered[around] ?? 0) & ~(128 >> d);
    if (mine) found[around] = (found[around] ?? 0) + 1;
    if ((shown[around] ?? -1) >= 0) queue(knowledge, around);
  }
  if (knowledge.minesLeft < 0 || knowledge.minesLeft > knowledge.unknown) knowledge.broken = true;
  if (!mine) {
    const number = knowledge.look(place);
    if (number >= 0) show(knowledge, place, number);
    else knowledge.unopened++;
  }
}

/** Takes in the number of a safe place. */
export function show(knowledge: Knowledge, place: number, number: number): void {
  knowledge.shown[place] = number;
  queue(knowledge, place);
}

/** Puts a number on both work lists unless it is there already. */
function queue(knowledge: Knowledge, place: number): void {
  const { queued, alone, together } = knowledge;
  const on = queued[place] ?? 0;
  if (!(on & ALONE)) alone.push(place);
  if (!(on & TOGETHER)) together.push(place);
  queued[place] = ALONE | TOGETHER;
}
