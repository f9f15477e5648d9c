/** What is said about a game that has ended. Numbers come as text, in the digits of the language. */
export interface ReviewTexts {
  /** While there is no game that has ended. */
  readonly none: string;
  readonly figures: Readonly<
    Record<'time' | 'threeBV' | 'speed' | 'clicks' | 'efficiency' | 'openings', string>
  >;
  /** What a part of a whole is written like: 40 of 63. */
  of(part: string, whole: string): string;
  /** How many guesses there were. */
  readonly guesses: string;
  /** A game without a guess. */
  readonly noGuesses: string;
  /** How likely it was to come through them all. */
  survival(chance: string): string;
  /** Moves that were too tangled to look at. */
  unknown(count: string): string;
  readonly counting: string;
  /** A move that was a guess. Rows and columns count from 1. */
  move(move: string, row: string, column: string, chance: string): string;
  /** What was better: certain, or less of a risk. */
  certain(row: string, column: string): string;
  better(row: string, column: string, chance: string): string;
  /** There was nothing better. */
  readonly best: string;
  /** The picture of a position. */
  readonly position: string;
}
