import { say, shown } from './errors.js';

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
  return {
    firstOpen: choose('firstOpen', rules.firstOpen, ['opening', 'safe', 'any']),
    questionMarks: choose('questionMarks', rules.questionMarks, [true, false]),
    chord: choose('chord', rules.chord, ['exact', 'at-least', 'off']),
  };
}

function choose<T>(rule: string, value: T | undefined, choices: readonly [T, ...T[]]): T {
  if (value === undefined) return choices[0];
  if (choices.includes(value)) return value;
  throw new TypeError(
    say(`rule ${rule} is ${shown(value)}`, 'There is no such choice', `Pass ${choices.join(' or ')}`),
  );
}
