/** What is said around the field. */
export interface PlayTexts {
  readonly board: string;
  readonly beginner: string;
  readonly intermediate: string;
  readonly expert: string;
  /** A board that is none of the three. */
  readonly custom: string;
  readonly pause: string;
  readonly resume: string;
  /** What is read aloud when a game has come back, and how it goes on. */
  goesOn(said: string): string;
  readonly paused: string;
  readonly game: string;
  readonly newGame: string;
  readonly sameBoard: string;
  /** Goes to what there is to say about the game. */
  readonly review: string;
  /** `time` is a duration in words. */
  won(time: string): string;
  readonly lost: string;
  readonly giveUp: string;
  readonly giveUpWhy: string;
  readonly keepPlaying: string;
  readonly zoom: {
    readonly name: string;
    readonly closer: string;
    readonly farther: string;
    readonly fit: string;
  };
  readonly help: {
    readonly hint: string;
    readonly odds: string;
    readonly noGuess: string;
    /** Marks a result that was had with hints or odds. */
    readonly helped: string;
    /** The game is over, there is no next step. */
    readonly none: string;
    /** No board without guessing was found. */
    readonly noBoard: string;
    /** Where a number is, in the middle of a sentence. */
    place(row: number, column: number): string;
    safe(row: number, column: number): string;
    mine(row: number, column: number): string;
    guess(row: number, column: number, percent: string): string;
    /** Why a step is certain. */
    readonly reasons: Readonly<Record<'number' | 'numbers' | 'count' | 'exact', string>>;
  };
}
