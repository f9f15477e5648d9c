import { describe, expect, it } from 'vitest';
import { addDays } from './date.js';
import { firstDayOfWeek, weeksUpTo } from './weeks.js';

describe('the last weeks', () => {
  it('begin with the first day of the week, whatever it is, and end with today', () => {
    for (let firstDay = 1; firstDay <= 7; firstDay++) {
      for (let ahead = 0; ahead < 7; ahead++) {
        const today = addDays('2024-02-26', ahead);
        const weeks = weeksUpTo(today, 5, firstDay);
        const dates = weeks.flat();
        const last = ((new Date(`${today}T00:00:00Z`).getUTCDay() - firstDay + 7) % 7) + 1;
        expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, last]);
        expect(dates.at(-1)).toBe(today);
        expect(dates).toEqual(dates.map((_, index) => addDays(dates[0] ?? '', index)));
        for (const [first] of weeks) expect(new Date(`${first}T00:00:00Z`).getUTCDay()).toBe(firstDay % 7);
      }
    }
  });

  it('begin on the day on which they do where a language is spoken', () => {
    expect(['de-DE', 'en-US', 'ar-EG'].map(firstDayOfWeek)).toEqual([1, 7, 6]);
  });
});
