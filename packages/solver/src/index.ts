/**
 * What a perfect Minesweeper player can know: exact odds, hints with reasons, boards without luck.
 *
 * @packageDocumentation
 */
export { type AnalyseOptions, type Analysis, analyse } from './analyse.js';
export { type BestMoveOptions, bestMove } from './best.js';
export { openings, threeBV } from './clicks.js';
export { type Difficulty, difficulty } from './difficulty.js';
export { BudgetExceeded, InconsistentPosition, NoGuessUnavailable } from './errors.js';
export { type Hint, hint, type Reason } from './hint.js';
export { isNoGuess, layNoGuess, type NoGuessOptions } from './no-guess.js';
export type { Position } from './position.js';
