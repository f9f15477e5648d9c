import { neighbours } from '@mines/core';
import type { MinefieldState } from '@mines/react';
import { analyse } from '@mines/solver';
import type { Lesson } from './lessons.js';

/** What is to be said about a move. */
export type Verdict =
  | { readonly kind: 'solved' }
  /** The cell was safe by luck, or a mine by bad luck; or that it was a mine could be known. */
  | { readonly kind: 'lucky' | 'unlucky' | 'known' }
  /** The least risk was taken where there was no certain move; it may have been a mine all the same. */
  | { readonly kind: 'bet'; readonly chance: number; readonly mine: boolean }
  /** More than the least risk was taken. */
  | { readonly kind: 'worse'; readonly chance: number; readonly least: number };

/** What a field shows, and what happened to it last. */
export type Seen = Pick<MinefieldState, 'board' | 'rows' | 'status' | 'change'>;

/** Chances that are the same may have been counted in another order. */
const SAME = 1e-9;

/** Judges the move that led from one state of the field to the next; `null` where there is nothing to say. */
export function judge({ name }: Lesson, before: Seen, after: Seen): Verdict | null {
  const { reason, cell } = after.change;
  if (before.status !== 'playing' || cell === null) return null;
  if (reason !== 'open' && reason !== 'chord') return null;
  const { probability } = analyse(before);
  const opened = (reason === 'open' ? [cell] : neighbours(before.board, cell)).filter((at) =>
    isCovered(before, at),
  );
  const chance = Math.max(0, ...opened.map((at) => probability[at] ?? 0));
  const least = Math.min(...probability.filter((at) => !Number.isNaN(at)));
  if (name === 'odds' && least > 0) {
    if (chance > least + SAME) return { kind: 'worse', chance, least };
    return { kind: 'bet', chance, mine: after.status === 'lost' };
  }
  if (after.status === 'won') return { kind: name === 'odds' ? 'lucky' : 'solved' };
  if (after.status === 'lost') return { kind: chance === 1 ? 'known' : 'unlucky' };
  return chance > 0 ? { kind: 'lucky' } : null;
}

/** Whether the lesson has been learned. */
export function isSolved(verdict: Verdict | null): boolean {
  return verdict?.kind === 'solved' || verdict?.kind === 'bet';
}

/** Covered, and without a flag that would keep it so. */
function isCovered({ board, rows }: Seen, cell: number): boolean {
  const face = rows[Math.floor(cell / board.width)]?.[cell % board.width];
  return face === 9 || face === 11;
}
