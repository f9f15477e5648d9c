/** What is said about what is kept: a game under way, a best time, a storage that fails. */
export interface SavingTexts {
  readonly later: string;
  /** A game of another tab, or of before, that nobody plays. `board` is its name or its measures, `time` a duration. */
  waiting(board: string, time: string): string;
  /** A best time was set; `before` is the former one in words, `null` where there was none. */
  newBest(before: string | null): string;
  /** What is wrong with the storage, and what becomes of the games. */
  readonly faults: Readonly<Record<'forbidden' | 'newer' | 'full' | 'damaged', string>>;
}
