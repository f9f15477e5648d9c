import {
  cellAt,
  createGame,
  type Game,
  type Layout,
  layoutOfGame,
  neighbours,
  parseLayout,
  play,
  type Rules,
} from '../index.js';

/** A new game on a drawn layout, as `parseLayout` reads it. */
export function gameOn(picture: string, rules: Partial<Rules> = {}): Game {
  return gameOf(parseLayout(picture), rules);
}

/** A new game on a layout. */
export function gameOf(layout: Layout, rules: Partial<Rules> = {}): Game {
  return createGame(layout.board, { layout, rules });
}

/** The game after an open at column x, row y. */
export function openAt(game: Game, x: number, y: number): Game {
  return play(game, { type: 'open', cell: cellAt(game.board, x, y) });
}

/** The game after a mark at column x, row y. */
export function markAt(game: Game, x: number, y: number): Game {
  return play(game, { type: 'mark', cell: cellAt(game.board, x, y) });
}

/** The game after a chord at column x, row y. */
export function chordAt(game: Game, x: number, y: number): Game {
  return play(game, { type: 'chord', cell: cellAt(game.board, x, y) });
}

/** The game after opens of all these cells. */
export function openAll(game: Game, cells: Iterable<number>): Game {
  let next = game;
  for (const cell of cells) next = play(next, { type: 'open', cell });
  return next;
}

/** Every cell of a board, in ascending order. */
export function cellsOf({ width, height }: { width: number; height: number }): number[] {
  return Array.from({ length: width * height }, (_, cell) => cell);
}

/** A drawn sight without the space around its lines, as `formatGame` writes it. */
export function drawn(picture: string): string {
  return picture
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join('\n');
}

/** The layout of a game that is sure to have one. */
export function truthOf(game: Game): Layout {
  const layout = layoutOfGame(game);
  if (!layout) throw new Error('the mines of this game are not laid yet');
  return layout;
}

/** A cell and those around it. */
export function squareAround(game: Pick<Game, 'board'>, cell: number): number[] {
  return [cell, ...neighbours(game.board, cell)];
}

/** Calls a function as plain JavaScript may, whatever its types say. */
export function callUntyped(target: (...args: never[]) => unknown, ...args: unknown[]): unknown {
  return Reflect.apply(target, undefined, args);
}
