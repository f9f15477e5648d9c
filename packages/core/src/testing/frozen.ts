import { type Game, layoutOfGame } from '../index.js';
import { TILES } from '../layout.js';

/**
 * The game with every object of it frozen. Typed arrays cannot be frozen: compare a {@link copyOf} for these.
 */
export function frozen(game: Game): Game {
  Object.freeze(game.board);
  Object.freeze(game.rules);
  Object.freeze(game.rows);
  const layout = layoutOfGame(game);
  if (layout) {
    Object.freeze(layout.board);
    Object.freeze(layout);
  }
  return Object.freeze(game);
}

/** Everything that a game holds, byte by byte, to tell later whether it is still the same. */
export function copyOf(game: Game): unknown {
  const tiles = layoutOfGame(game)?.[TILES];
  return structuredClone({ ...game, tiles: tiles ? [...tiles] : null });
}
