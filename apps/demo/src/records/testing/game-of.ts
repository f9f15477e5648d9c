import { localDate } from '../../daily/date.js';
import type { FinishedGame } from '../schema.js';

/** A finished game, a won one of a beginner unless told otherwise. */
export function gameOf(parts: Partial<FinishedGame> & Pick<FinishedGame, 'id'>): FinishedGame {
  const startedAt = parts.startedAt ?? Date.UTC(2026, 4, 1, 12);
  return {
    version: 1,
    startedAt,
    day: localDate(startedAt),
    clicks: { open: 20, mark: 5, chord: 3 },
    wasted: { open: 1, mark: 0, chord: 1 },
    paused: false,
    noGuess: false,
    known: false,
    daily: null,
    preset: 'beginner',
    board: { width: 9, height: 9, mines: 10 },
    rules: { firstOpen: 'opening', questionMarks: true, chord: 'exact' },
    layout: '9x9.wgCABAgAAAAEogA',
    seed: 'tomato',
    start: 40,
    elapsed: 12_340,
    status: 'won',
    helped: false,
    threeBV: 20,
    threeBVDone: 20,
    openings: 3,
    ...parts,
  };
}
