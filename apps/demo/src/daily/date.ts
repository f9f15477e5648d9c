/** A calendar date, `YYYY-MM-DD`. */
export type DateText = string;

const DAY = 86_400_000;

/** The date in Greenwich at a time in milliseconds since 1970: the same everywhere at one instant. */
export function utcDate(time: number): DateText {
  return new Date(time).toISOString().slice(0, 10);
}

/** The date on the player's own calendar. Read, not reckoned: no day of 23 or 25 hours counts wrong. */
export function localDate(time: number): DateText {
  const date = new Date(time);
  const two = (part: number): string => String(part).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The date some days later, or earlier. */
export function addDays(date: DateText, days: number): DateText {
  return utcDate(midnight(date) + days * DAY);
}

/** Days from 1970 to a date: one more each date. */
export function dayIndex(date: DateText): number {
  return midnight(date) / DAY;
}

/** Milliseconds until the next date in Greenwich. */
export function untilNextDate(time: number): number {
  return midnight(addDays(utcDate(time), 1)) - time;
}

/** When a date begins in Greenwich. */
export function midnight(date: DateText): number {
  return Date.parse(`${date}T00:00:00Z`);
}
