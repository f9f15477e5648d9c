import type { Board, FaceName } from '@mines/core';
import type { News } from './news.js';

/**
 * Every string that the components show or say, as functions, so that a language can order its words as it must.
 * Rows and columns count from 1.
 *
 * English is built in. `@mines/react/labels/<tag>` has `ar`, `de`, `es`, `fr`, `ja`, `pt-BR` and `zh-CN`, and
 * `@mines/react/labels/format` what it takes to write another.
 *
 * @example
 * ```tsx
 * import { Minefield, MinefieldProvider } from '@mines/react';
 * import { ptBR } from '@mines/react/labels/pt-BR';
 *
 * export function Game() {
 *   return (
 *     <MinefieldProvider labels={ptBR}>
 *       <Minefield />
 *     </MinefieldProvider>
 *   );
 * }
 * ```
 */
export interface Labels {
  /** Its language, as `lang` takes it. What the labels name says so itself: it is read aloud by the right voice. */
  readonly lang: string;
  /**
   * Which way it runs. No component sets it, because the page around decides where things stand: put it on the element
   * that all of the game is in, `<div dir={ar.dir}>`. Column 1 is then on the right, and arrow keys go where they point.
   */
  readonly dir: 'ltr' | 'rtl';
  /** The name of the grid. */
  field(board: Board): string;
  /** The name of a cell: what it shows first, then where it is. */
  cell(face: FaceName, row: number, column: number): string;
  /** The name of a cell while the game is paused. */
  concealed(row: number, column: number): string;
  /** What the odds on a cell mean: `percent` is written as the language does, `25%`. */
  risk(percent: string): string;
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
