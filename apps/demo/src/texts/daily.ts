/** What the daily board says. */
export interface DailyTexts {
  /** What it is. */
  readonly about: string;
  /** `number` is that of the board, `date` its date in words. */
  heading(number: string, date: string): string;
  readonly play: string;
  readonly again: string;
  /** It is being laid. */
  readonly preparing: string;
  readonly failed: string;
  readonly open: string;
  won(time: string): string;
  late(time: string): string;
  readonly lost: string;
  readonly notPlayed: string;
  attempts(count: string): string;
  /** How many days in a row were won; `days` is a duration in words. */
  streak(days: string): string;
  bestStreak(days: string): string;
  /** `time` is a duration in words. */
  next(time: string): string;
  /** The title of the calendar. */
  readonly lately: string;
  readonly today: string;
}
