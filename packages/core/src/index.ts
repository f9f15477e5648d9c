/**
 * The Minesweeper engine: boards, layouts, games and moves as immutable values and pure functions.
 *
 * @packageDocumentation
 */
export { type Board, BoardError, cellAt, checkBoard, MAX_CELLS, presets } from './board.js';
export { decodeLayout, encodeLayout } from './code.js';
export { FormatError } from './errors.js';
export { type Face, type FaceName, faceName, isFace } from './face.js';
export {
  createGame,
  faceAt,
  type Game,
  type GameOptions,
  giveLayout,
  layoutOfGame,
  minesLeft,
  replayGame,
  type Status,
} from './game.js';
export { type LayOptions, layMines } from './lay.js';
export { type Layout, layoutOf, mineCells } from './layout.js';
export type { Move } from './move.js';
export { neighbours } from './neighbours.js';
export { canChord, chordTargets, play } from './play.js';
export type { ChordRule, FirstOpen, Rules } from './rules.js';
export { restoreGame, type SavedGame, saveGame } from './save.js';
export { formatGame, parseLayout } from './text.js';
export { explosion } from './wave.js';
