import type { LayoutStrategy } from '@mines/react';

/** Boards that never need luck, found off the main thread by a solver that is fetched when it is first asked for. */
export const noGuessLayout: LayoutStrategy = async (board, options) =>
  (await import('@mines/solver/worker')).layNoGuess(board, options);
