import { BITS, OVERLAP } from './grid.js';
import { ALONE, type Knowledge, learn, TOGETHER, unknownAround } from './knowledge.js';
import { atOnce, type Work } from './work.js';

/**
 * Draws every conclusion that one number alone, or two numbers together, allow, until there is none left or two of
 * them contradict each other. Cheap and far from complete: what it cannot see is left to counting.
 */
export function deduce(knowledge: Knowledge): void {
  atOnce(deducing(knowledge));
}

/** So many numbers are looked at between two stops; each has 24 others near it, or up to 8 cells to conclude. */
const TRIES = 32;

/** {@link deduce}, with stops. */
export function* deducing(knowledge: Knowledge): Work<void> {
  while (deduceAlone(knowledge, TRIES) || deduceTogether(knowledge, TRIES)) yield TRIES * 24;
}

/**
 * Draws the next conclusion that one number alone allows. Answers whether there was one, or so many numbers were tried
 * that there may be one yet.
 */
export function deduceAlone(knowledge: Knowledge, tries: number = Infinity): boolean {
  return follow(knowledge, knowledge.alone, ALONE, byItself, tries);
}

/** The same for two numbers together. */
export function deduceTogether(knowledge: Knowledge, tries: number = Infinity): boolean {
  return follow(knowledge, knowledge.together, TOGETHER, inPairs, tries);
}

/** Works a list of numbers off by a rule, up to its first conclusion. */
function follow(
  knowledge: Knowledge,
  list: number[],
  bit: number,
  rule: (knowledge: Knowledge, place: number) => boolean,
  tries: number,
): boolean {
  const { queued } = knowledge;
  for (let left = tries; left > 0; left--) {
    const place = list.pop();
    if (place === undefined || knowledge.broken) return false;
    queued[place] = (queued[place] ?? 0) & ~bit;
    if (rule(knowledge, place)) return true;
  }
  return true;
}

/** A number whose mines are all known, or whose unknown neighbours must all be mines. */
function byItself(knowledge: Knowledge, place: number): boolean {
  const covered = knowledge.covered[place] ?? 0;
  const left = (knowledge.shown[place] ?? 0) - (knowledge.found[place] ?? 0);
  const room = unknownAround(knowledge, place);
  if (left < 0 || left > room) knowledge.broken = true;
  if (room === 0 || (left !== 0 && left !== room)) return false;
  learnAround(knowledge, place, covered, left > 0);
  return true;
}

/**
 * Two numbers that share unknown cells: where one needs as many mines more than the other as it has cells to itself,
 * those are mines and the other's own cells are safe. The subset rule is the case without own cells.
 */
function inPairs(knowledge: Knowledge, first: number): boolean {
  const { covered, shown, found, grid } = knowledge;
  const mine = covered[first] ?? 0;
  if (mine === 0) return false;
  const left = (shown[first] ?? 0) - (found[first] ?? 0);
  for (let o = 0; o < 24; o++) {
    const second = first + (grid.reach[o] ?? 0);
    const theirs = covered[second] ?? 0;
    const number = shown[second] ?? -1;
    if (theirs === 0 || number < 0) continue;
    const overlap = OVERLAP[o] ?? 0;
    const shared = BITS[mine & overlap] ?? 0;
    if (shared === 0) continue;
    const own = (BITS[mine] ?? 0) - shared;
    const others = (BITS[theirs] ?? 0) - shared;
    if (own + others === 0) continue;
    const more = left - number + (found[second] ?? 0);
    if (more === own || -more === others) {
      learnAround(knowledge, first, mine & ~overlap, more === own);
      learnAround(knowledge, second, theirs & ~(OVERLAP[23 - o] ?? 0), more !== own);
      // What else this number allows is asked again, after the simpler conclusions.
      if (!((knowledge.queued[first] ?? 0) & TOGETHER)) knowledge.together.push(first);
      knowledge.queued[first] = (knowledge.queued[first] ?? 0) | TOGETHER;
      return true;
    }
  }
  return false;
}

/** Takes in that these neighbours of a place are all mines or all safe. */
function learnAround(knowledge: Knowledge, place: number, neighbours: number, mines: boolean): void {
  for (let d = 0; d < 8; d++) {
    const around = place + (knowledge.grid.steps[d] ?? 0);
    // A place learnt a moment ago may have shown a number, but nothing else can have become known since.
    if (neighbours & (1 << d)) learn(knowledge, around, mines);
  }
}
