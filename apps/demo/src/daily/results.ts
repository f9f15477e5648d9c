import type { FinishedGame } from '../records/schema.js';
import { addDays, type DateText, utcDate } from './date.js';

/** What came of a date's board. */
export interface DailyResult {
  readonly date: DateText;
  /** `won`: on its date, without help. `late`: won with help or on another date. `lost`: never won. */
  readonly outcome: 'won' | 'late' | 'lost';
  /** How often it was played to an end. */
  readonly attempts: number;
  /** The shortest time that it was won in, in milliseconds; `null` where it never was. */
  readonly best: number | null;
}

/** The results of all daily boards that were played, by their dates. */
export function dailyResults(games: readonly FinishedGame[]): ReadonlyMap<DateText, DailyResult> {
  const results = new Map<DateText, DailyResult>();
  for (const game of games) {
    const date = game.daily;
    if (date === null) continue;
    const before = results.get(date) ?? { date, outcome: 'lost', attempts: 0, best: null };
    const won = game.status === 'won';
    results.set(date, {
      date,
      outcome: better(before.outcome, outcomeOf(game)),
      attempts: before.attempts + 1,
      best: won ? Math.min(before.best ?? game.elapsed, game.elapsed) : before.best,
    });
  }
  return results;
}

function outcomeOf({ status, helped, startedAt, daily }: FinishedGame): DailyResult['outcome'] {
  if (status === 'lost') return 'lost';
  return helped || utcDate(startedAt) !== daily ? 'late' : 'won';
}

const ORDER: readonly DailyResult['outcome'][] = ['lost', 'late', 'won'];

function better(a: DailyResult['outcome'], b: DailyResult['outcome']): DailyResult['outcome'] {
  return ORDER.indexOf(a) > ORDER.indexOf(b) ? a : b;
}

/** How many dates in a row were won. */
export interface DailyStreak {
  /** Up to today, or up to yesterday while today's board is still to be won. */
  readonly current: number;
  readonly best: number;
}

/**
 * The streaks at a date. They are worked out from the results alone, so a clock that is set forward or back breaks
 * nothing: what lies after `today` waits until its date comes.
 */
export function dailyStreak(results: ReadonlyMap<DateText, DailyResult>, today: DateText): DailyStreak {
  const won = (date: DateText): boolean => date <= today && results.get(date)?.outcome === 'won';
  const lengthTo = (last: DateText): number => {
    let length = 0;
    for (let date = last; won(date); date = addDays(date, -1)) length++;
    return length;
  };
  let best = 0;
  for (const date of results.keys()) {
    // Each run is counted once, at its last date.
    if (won(date) && !won(addDays(date, 1))) best = Math.max(best, lengthTo(date));
  }
  return { current: lengthTo(won(today) ? today : addDays(today, -1)), best };
}
