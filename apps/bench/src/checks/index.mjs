/** Every check takes an adapter and answers what it saw; `verdicts.mjs` says what that is worth. */
export { losing, winning } from './ending.mjs';
export { undo, values } from './history.mjs';
export { evenness, mineCount, numbers, seeds } from './laying.mjs';
export { chord, flagged } from './marking.mjs';
export { firstClick, floodShape, repeats } from './opening.mjs';
export { boardProbe, clickProbe } from './probes.mjs';
