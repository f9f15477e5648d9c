/** Words an error the way all of ours are worded. */
export function say(what: string, why: string, fix: string): string {
  return `mines: ${what}. ${why}. ${fix}.`;
}

/** Says that no layout at all looks like the position, or that it is not a position. */
export class InconsistentPosition extends Error {
  /** `InconsistentPosition`, also where two copies of the package are about. */
  override readonly name = 'InconsistentPosition';
}

/** Says that counting the layouts of a position takes more nodes than were allowed. */
export class BudgetExceeded extends Error {
  /** `BudgetExceeded`, also where two copies of the package are about. */
  override readonly name = 'BudgetExceeded';
  /** The nodes that were allowed. */
  readonly budget: number;

  constructor(budget: number) {
    super(
      say(
        `the position takes more than ${budget} nodes to count`,
        'Its numbers hang together too widely',
        'Allow a larger budget, or open more cells',
      ),
    );
    this.budget = budget;
  }
}

/** Says that no layout free of guesses was found for a board, and after how many nodes the search ended. */
export class NoGuessUnavailable extends Error {
  /** `NoGuessUnavailable`, also where two copies of the package are about. */
  override readonly name = 'NoGuessUnavailable';
  /** The nodes that were allowed. */
  readonly budget: number;

  constructor(message: string, budget: number) {
    super(message);
    this.budget = budget;
  }
}
