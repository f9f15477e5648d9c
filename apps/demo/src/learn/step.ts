import { type Face, neighbours } from '@mines/core';
import { type Hint, hint, type Position } from '@mines/solver';

/**
 * What a step teaches: one number at a time, numbers that only tell something together, the mine count, every
 * possibility, or the odds.
 */
export type Idea = 'number' | 'pattern' | 'count' | 'exact' | 'guess';

/** The next thing to do, cut so small that one look shows why. */
export interface Step {
  readonly idea: Idea;
  /** `chord`: the number in `numbers` has all its flags and opens `cells`. */
  readonly action: 'open' | 'mark' | 'chord';
  /** What it is done to, in ascending order. */
  readonly cells: readonly number[];
  /** The open numbers that show it. */
  readonly numbers: readonly number[];
  /** The chance of a mine in those cells. */
  readonly chance: number;
}

const FLAG: Face = 10;

/**
 * The next step by the solver's proof, `null` when the game is over.
 *
 * Where the proof is two or three numbers of which each tells something by itself, the step is one of them: first the
 * mines of a number that touches nothing else, then what a number leaves free whose mines are all known.
 */
export function nextStep(position: Position, chords: boolean): Step | null {
  const found = hint(position);
  return found && (strokeOf(position, found, chords) ?? wholeOf(found));
}

function wholeOf({ action, cells, numbers, reason, chance }: Hint): Step {
  return { idea: reason === 'numbers' ? 'pattern' : reason, action, cells, numbers, chance };
}

function strokeOf(position: Position, { action, reason, numbers }: Hint, chords: boolean): Step | null {
  if (action !== 'open' || reason !== 'numbers') return null;
  const around = (number: number): number[] =>
    neighbours(position.board, number).filter((cell) => faceOf(position, cell) > 8);
  const full = numbers.filter((number) => around(number).length === faceOf(position, number));
  const mines = new Set(full.flatMap(around));
  const free = (number: number): number[] => around(number).filter((cell) => !mines.has(cell));
  const done = numbers.find(
    (number) =>
      free(number).length > 0 && around(number).length - free(number).length === faceOf(position, number),
  );
  if (done === undefined) return null;
  const touched = new Set(around(done));
  const unmarked = (number: number): number[] =>
    around(number).filter((cell) => touched.has(cell) && faceOf(position, cell) !== FLAG);
  const next = full.find((number) => unmarked(number).length > 0);
  if (next !== undefined)
    return { idea: 'number', action: 'mark', cells: unmarked(next), numbers: [next], chance: 1 };
  // A flag on a safe cell keeps the number from opening it.
  const chord = chords && free(done).every((cell) => faceOf(position, cell) !== FLAG);
  return {
    idea: 'number',
    action: chord ? 'chord' : 'open',
    cells: free(done),
    numbers: [done],
    chance: 0,
  };
}

function faceOf({ board, rows }: Position, cell: number): number {
  return rows[Math.floor(cell / board.width)]?.[cell % board.width] ?? 0;
}
