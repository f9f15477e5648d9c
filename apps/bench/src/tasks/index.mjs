/** Every task takes an adapter and answers the CPU time that the engine took. */
export { bigBoard, flagBig } from './big-boards.mjs';
export { firstReveal, game } from './games.mjs';
