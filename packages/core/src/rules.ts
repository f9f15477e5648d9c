import { unplayable } from './errors.js';

/** What the first open is promised: nothing, a cell without a mine, or an opening (no mine around either). */
export type FirstOpen = 'any' | 'safe' | 'opening';

/** When a chord opens the rest: flags equal the number, flags reach it, or never. */
export type ChordRule = 'exact' | 'at-least' | 'off';

/** The choices that Minesweepers differ in. */
export interface Rules {
  /** Default `opening`. */
  readonly firstOpen: FirstOpen;
  /** Whether a mark goes on from flag to question. Default `true`. */
  readonly questionMarks: boolean;
  /** Default `exact`. */
  readonly chord: ChordRule;
}

/**
 * Fills in the rules that are not named.
 *
 * @throws TypeError for a rule that has no such value.
 */
export function checkRules(rules: Partial<Rules> = {}): Rules {
  const { firstOpen = 'opening', questionMarks = true, chord = 'exact' } = rules;
  checkChoice('firstOpen', firstOpen, ['opening', 'safe', 'any']);
  checkChoice('questionMarks', questionMarks, [true, false]);
  checkChoice('chord', chord, ['exact', 'at-least', 'off']);
  return { firstOpen, questionMarks, chord };
}

/** @throws TypeError for a value that is not among the choices. */
export function checkChoice<T>(what: string, value: T, choices: readonly T[]): void {
  if (!choices.includes(value)) throw new TypeError(unplayable(what, value, choices.join(' or ')));
}
