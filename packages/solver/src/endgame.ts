import { type Box, boxesSeenBy, components, openNumbers, type Witness } from './frontier.js';
import { visitPlaces } from './grid.js';
import { type Knowledge, UNKNOWN, unopenedPlaces } from './knowledge.js';
import { type Budget, spend } from './trellis.js';
import { atOnce } from './work.js';

/** The layouts that are left, and what each unknown place would show in each. */
export interface Endgame {
  readonly places: readonly number[];
  /** `faces[layout][i]`: the number at `places[i]` once opened, or a mine. */
  readonly faces: readonly Uint8Array[];
}

/** The face of a mine: more than any number. */
export const MINED = 9;

/** How much of a witness is left while its cells are filled one by one. */
interface Tally {
  need: number;
  room: number;
}

/**
 * Lists all layouts, and what they show at the unknown places and at those that are safe but not open yet. To be called
 * where few layouts are left.
 *
 * @throws {@link BudgetExceeded}
 */
export function endgameOf(knowledge: Knowledge, budget: Budget): Endgame {
  const { grid, known, found, minesLeft } = knowledge;
  const boxes = atOnce(components(atOnce(boxesSeenBy(knowledge, atOnce(openNumbers(knowledge)))))).flat();
  const places = boxes.flatMap((box) => box.places);
  const tallies = talliesOf(boxes);
  const seen = new Set(places);
  visitPlaces(grid, (place) => {
    if (known[place] === UNKNOWN && !seen.has(place)) places.push(place);
  });
  const told = [...places, ...unopenedPlaces(knowledge)];
  const mines = new Uint8Array(grid.places);
  const faceOf = (place: number): number =>
    mines[place]
      ? MINED
      : grid.steps.reduce((sum, step) => sum + (mines[place + step] ?? 0), found[place] ?? 0);
  const faces: Uint8Array[] = [];
  const fill = (at: number, left: number): void => {
    spend(budget, 1);
    if (left < 0 || left > places.length - at) return;
    const place = places[at];
    if (place === undefined) {
      faces.push(Uint8Array.from(told, faceOf));
      return;
    }
    const around = tallies[at] ?? [];
    for (const mine of [0, 1]) {
      let fits = true;
      for (const tally of around) {
        tally.need -= mine;
        tally.room--;
        if (tally.need < 0 || tally.need > tally.room) fits = false;
      }
      mines[place] = mine;
      if (fits) fill(at + 1, left - mine);
      mines[place] = 0;
      for (const tally of around) {
        tally.need += mine;
        tally.room++;
      }
    }
  };
  fill(0, minesLeft);
  return { places: told, faces };
}

/** For each cell of some boxes, the tallies that it counts in. */
function talliesOf(boxes: readonly Box[]): Tally[][] {
  const tallies = new Map<Witness, Tally>();
  for (const { places, witnesses } of boxes) {
    for (const witness of witnesses) {
      const tally = tallies.get(witness) ?? { need: witness.need, room: 0 };
      tally.room += places.length;
      tallies.set(witness, tally);
    }
  }
  return boxes.flatMap(({ places, witnesses }) =>
    places.map(() => witnesses.flatMap((witness) => tallies.get(witness) ?? [])),
  );
}
