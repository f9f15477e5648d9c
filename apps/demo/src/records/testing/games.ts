import { presets } from '@mines/core';
import fc from 'fast-check';
import type { FinishedGame, RunningGame } from '../schema.js';
import { gameOf } from './game-of.js';

/** A game under way, kept in a slot. */
export function runningOf(parts: Partial<RunningGame> & Pick<RunningGame, 'id'>): RunningGame {
  return {
    version: 1,
    savedAt: Date.UTC(2026, 4, 1, 12),
    link: '',
    round: {
      id: `round of ${parts.id}`,
      startedAt: Date.UTC(2026, 4, 1, 11),
      clicks: { open: 1, mark: 0, chord: 0 },
      wasted: { open: 0, mark: 0, chord: 0 },
      paused: false,
      noGuess: false,
      known: false,
      daily: null,
    },
    game: { board: presets.beginner, elapsed: 1000 },
    ...parts,
  };
}

const clicks = fc.record({ open: fc.nat(60), mark: fc.nat(40), chord: fc.nat(30) });

/** Finished games of two kinds of boards, in any order, with whatever can be in them; each with an id of its own. */
export const anyGames: fc.Arbitrary<FinishedGame[]> = fc
  .array(
    fc
      .record({
        startedAt: fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2026, 0, 9) }),
        elapsed: fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 900_000 })),
        status: fc.constantFrom('won' as const, 'lost' as const),
        helped: fc.boolean(),
        known: fc.boolean(),
        clicks,
        wasted: clicks,
        expert: fc.boolean(),
        threeBV: fc.integer({ min: 1, max: 200 }),
        done: fc.nat(200),
        openings: fc.nat(20),
      })
      .map(({ expert, done, ...parts }) => ({
        ...parts,
        threeBVDone: parts.status === 'won' ? parts.threeBV : Math.min(done, parts.threeBV - 1),
        ...(expert ? { preset: 'expert', board: presets.expert } : {}),
      })),
    { maxLength: 40 },
  )
  .map((all) => all.map((parts, index) => gameOf({ id: `game ${index}`, ...parts })));
