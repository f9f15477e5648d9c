/** What the statistics say. Numbers come as text, in the digits of the language. */
export interface StatisticsTexts {
  readonly board: string;
  /** Before the first game has ended. */
  readonly none: string;
  /** How many stored games could not be read. They are kept. */
  damaged(count: string): string;
  readonly figures: Readonly<
    Record<
      | 'games'
      | 'wins'
      | 'winRate'
      | 'streak'
      | 'bestStreak'
      | 'best'
      | 'median'
      | 'mean'
      | 'speed'
      | 'efficiency'
      | 'openings',
      string
    >
  >;
  /** Which games the times and speeds are of. */
  readonly ranked: string;
  readonly charts: {
    readonly time: string;
    readonly speed: string;
    /** Of how many games each point is. */
    winRate(games: string): string;
    /** The axis along the bottom. */
    readonly game: string;
    /** In place of a chart with fewer than two points. */
    readonly tooFew: string;
  };
  readonly history: {
    readonly title: string;
    readonly date: string;
    readonly result: string;
    readonly time: string;
    readonly threeBV: string;
    readonly speed: string;
    readonly efficiency: string;
    readonly board: string;
    readonly won: string;
    readonly lost: string;
    readonly helped: string;
    readonly noGuess: string;
    readonly known: string;
    readonly daily: string;
    readonly again: string;
  };
}
