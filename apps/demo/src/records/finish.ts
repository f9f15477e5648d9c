import { decodeLayout } from '@mines/core';
import { openings, threeBV } from '@mines/solver';
import { localDate } from '../daily/date.js';
import { presetKey } from './preset.js';
import type { FinishedGame } from './schema.js';
import type { Ended } from './tally.js';
import { threeBVDone } from './three-bv-done.js';

/** The record of a game that has ended, `null` for one that nobody opened. */
export function finishedGame({ round, saved, status, helped, rows }: Ended): FinishedGame | null {
  const { board, rules, seed, start, elapsed } = saved;
  if (start === null || saved.layout === null || round.startedAt === null) return null;
  const layout = decodeLayout(saved.layout);
  const whole = threeBV(layout);
  return {
    version: 1,
    ...round,
    startedAt: round.startedAt,
    day: localDate(round.startedAt),
    preset: presetKey(board),
    board,
    rules,
    layout: saved.layout,
    seed,
    start,
    elapsed,
    status,
    helped,
    threeBV: whole,
    threeBVDone: status === 'won' ? whole : threeBVDone(layout, rows),
    openings: openings(layout),
  };
}
