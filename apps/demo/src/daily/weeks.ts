import { addDays, type DateText, dayIndex } from './date.js';

/** The first day of the week where a language is spoken: 1 is Monday, 7 is Sunday. Monday where the browser does not know. */
export function firstDayOfWeek(lang: string): number {
  const locale: object = new Intl.Locale(lang);
  const info =
    'getWeekInfo' in locale && typeof locale.getWeekInfo === 'function'
      ? locale.getWeekInfo()
      : 'weekInfo' in locale
        ? locale.weekInfo
        : null;
  return typeof info?.firstDay === 'number' ? info.firstDay : 1;
}

/** The last weeks up to a date, seven dates each; the last one ends with that date. */
export function weeksUpTo(
  today: DateText,
  count: number,
  firstDay: number,
): readonly (readonly DateText[])[] {
  // The first of January 1970 was a Thursday, the fourth day of the week.
  const weekday = (dayIndex(today) + 3) % 7;
  const start = addDays(today, -((weekday - (firstDay - 1) + 7) % 7) - (count - 1) * 7);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (_, day) => addDays(start, week * 7 + day)).filter((date) => date <= today),
  );
}
