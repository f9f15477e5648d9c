import {
  type Board,
  BoardError,
  cellAt,
  createGame,
  decodeLayout,
  type Layout,
  type Rules,
} from '@mines/core';
import { MOST_SHOWN } from '../play/most-shown.js';
import type { Texts } from '../texts/texts.js';

/** What a link asks for. */
export interface LinkedGame {
  readonly board?: Board;
  readonly seed?: string;
  readonly layout?: Layout;
  readonly rules?: Partial<Rules>;
}

/** What is wrong with a link, in the words of a language. */
export type Fault = (texts: Texts) => string;

/** A link read: a game, or what is wrong with it. */
export type Link =
  | {
      readonly game: LinkedGame;
      /** The cell that is opened for the player. */
      readonly start?: number;
    }
  | { readonly fault: Fault };

/**
 * Reads `?board=WIDTHxHEIGHTxMINES&seed=TEXT&first=any|safe|opening` or `?layout=TEXT&start=X,Y`.
 * Parameters that are not ours are left alone.
 */
export function readLink(search: string): Link {
  const query = new URLSearchParams(search);
  const [board, seed, first, layout, start] = ['board', 'seed', 'first', 'layout', 'start'].map((name) =>
    query.get(name),
  );
  try {
    if (typeof layout === 'string') {
      const game = { layout: readLayout(layout) };
      return { game, ...(typeof start === 'string' ? { start: readStart(start, game.layout) } : {}) };
    }
    const game: LinkedGame = {
      ...(typeof board === 'string' ? { board: readBoard(board) } : {}),
      ...(typeof seed === 'string' ? { seed } : {}),
      ...(typeof first === 'string' ? { rules: { firstOpen: readFirst(first) } } : {}),
    };
    return { game };
  } catch (error) {
    return { fault: explain(error, typeof layout === 'string') };
  }
}

/** The part of an address that asks for a game, empty where it asks for none. */
export function linkOf(search: string): string {
  const query = new URLSearchParams(search);
  return ['board', 'seed', 'first', 'layout'].some((name) => query.has(name)) ? search : '';
}

class LinkError extends Error {
  constructor(readonly fault: Fault) {
    super('bad link');
  }
}

function readBoard(text: string): Board {
  const [, width, height, mines] = /^(\d{1,8})x(\d{1,8})x(\d{1,8})$/.exec(text) ?? [];
  if (!width) throw new LinkError(({ link: { faults } }) => faults.board(text.slice(0, 30)));
  const board = { width: Number(width), height: Number(height), mines: Number(mines) };
  checkShown(board);
  return createGame(board).board;
}

function readLayout(text: string): Layout {
  const [width = 0, height = 0] = text.split(/[x.]/, 2).map(Number);
  checkShown({ width, height });
  return decodeLayout(text);
}

/** A board that the engine could play must also be one that a page can show. */
function checkShown(board: Pick<Board, 'width' | 'height'>): void {
  for (const field of ['width', 'height'] as const) {
    if (board[field] > MOST_SHOWN) throw new BoardError(field, board[field], 1, MOST_SHOWN);
  }
}

function readStart(text: string, { board }: Layout): number {
  const [, x, y] = /^(\d{1,8}),(\d{1,8})$/.exec(text) ?? [];
  const inside = Number(x) < board.width && Number(y) < board.height;
  if (!inside) throw new LinkError(({ link: { faults } }) => faults.start(text.slice(0, 30)));
  return cellAt(board, Number(x), Number(y));
}

function readFirst(text: string): Rules['firstOpen'] {
  if (text === 'any' || text === 'safe' || text === 'opening') return text;
  throw new LinkError(({ link: { faults } }) => faults.first(text.slice(0, 30)));
}

function explain(error: unknown, layout: boolean): Fault {
  if (error instanceof LinkError) return error.fault;
  if (error instanceof BoardError) {
    const { field, min, max } = error;
    return ({ link: { faults } }) => faults.range(field, min, max);
  }
  return ({ link: { faults } }) => (layout ? faults.damaged : faults.unreadable);
}
