import type { Board, FaceName } from '@mines/core';
import type { News } from './news.js';

/**
 * Every string that the components show or say, as functions, so that a language can order its words as it must.
 * Rows and columns count from 1.
 */
export interface Labels {
  /** Its language, as `lang` takes it. */
  readonly lang: string;
  /** Which way it runs. */
  readonly dir: 'ltr' | 'rtl';
  /** The name of the grid. */
  field(board: Board): string;
  /** The name of a cell: what it shows first, then where it is. */
  cell(face: FaceName, row: number, column: number): string;
  /** The name of a cell while the game is paused. */
  concealed(row: number, column: number): string;
  /** What the counter means. */
  minesLeft(count: number): string;
  /** What the timer means, in whole seconds. */
  time(seconds: number): string;
  /** What a screen reader is told, one message an action. */
  news(news: News): string;
  /** The name of the button that begins a new game. */
  readonly newGame: string;
  /** The name of the switch between opening and marking by a tap. */
  readonly flagMode: string;
  /** The name of the switch of the sound. */
  readonly sound: string;
}
