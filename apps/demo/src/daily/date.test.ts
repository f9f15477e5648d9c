import { afterEach, describe, expect, it } from 'vitest';
import { dailyNumber } from './board.js';
import { addDays, localDate, untilNextDate, utcDate } from './date.js';

const home = process.env['TZ'];
afterEach(() => {
  if (home === undefined) delete process.env['TZ'];
  else process.env['TZ'] = home;
});

/** Looks at a clock in some place of the world. */
function inPlace<T>(zone: string, look: () => T): T {
  process.env['TZ'] = zone;
  return look();
}

const SECOND = 1000;

// Two moments on the clocks of New York, a second apart, and those around the date in Greenwich.
const changes = {
  'in spring': { date: '2022-03-13', next: '2022-03-14', before: '-05:00', after: '-04:00' },
  'in autumn': { date: '2022-11-06', next: '2022-11-07', before: '-04:00', after: '-05:00' },
};

describe('the daily board around the change of clocks in New York', () => {
  for (const [when, { date, next, before, after }] of Object.entries(changes)) {
    it(`${when} advances once a date`, () => {
      inPlace('America/New_York', () => {
        const from = Date.parse(`${addDays(date, -1)}T00:00:00Z`);
        const numbers: number[] = [];
        for (let time = from; time < from + 4 * 24 * 3600 * SECOND; time += 1800 * SECOND)
          numbers.push(dailyNumber(utcDate(time)));
        const first = dailyNumber(addDays(date, -1));
        expect([...new Set(numbers)]).toEqual([first, first + 1, first + 2, first + 3]);
        expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
        expect(new Set(numbers.map((number) => numbers.filter((each) => each === number).length))).toEqual(
          new Set([48]),
        );
      });
    });

    it(`${when} is that of the date in Greenwich at 23:59:59 and 00:00:00, and the calendar turns the page`, () => {
      inPlace('America/New_York', () => {
        // The first and the last midnight of the day on which the clocks are changed.
        for (const [midnight, offset] of [
          [date, before],
          [next, after],
        ] as const) {
          const time = Date.parse(`${midnight}T00:00:00${offset}`);
          expect([localDate(time - SECOND), localDate(time)]).toEqual([addDays(midnight, -1), midnight]);
          // It is morning in Greenwich: nothing changes there.
          expect(utcDate(time - SECOND)).toBe(midnight);
          expect(dailyNumber(utcDate(time))).toBe(dailyNumber(utcDate(time - SECOND)));
        }
        const greenwich = Date.parse(`${next}T00:00:00Z`);
        expect(dailyNumber(utcDate(greenwich))).toBe(dailyNumber(utcDate(greenwich - SECOND)) + 1);
      });
    });
  }
});

describe('the date', () => {
  it('of the daily board is the same on both sides of the date line, whatever their calendars say', () => {
    const time = Date.UTC(2026, 4, 1, 10, 30);
    const seen = ['Pacific/Midway', 'Pacific/Kiritimati', 'UTC'].map((zone) =>
      inPlace(zone, () => [localDate(time), utcDate(time)]),
    );
    expect(seen).toEqual([
      ['2026-04-30', '2026-05-01'],
      ['2026-05-02', '2026-05-01'],
      ['2026-05-01', '2026-05-01'],
    ]);
  });

  it('goes over the ends of months and leap days', () => {
    expect(addDays('2024-02-28', 1)).toBe('2024-02-29');
    expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
    expect(addDays('2025-12-31', 1)).toBe('2026-01-01');
    expect(dailyNumber('2020-01-01')).toBe(1);
    expect(dailyNumber('2021-01-01')).toBe(367);
  });

  it('ends in a day at the most', () => {
    expect(untilNextDate(Date.UTC(2026, 4, 1))).toBe(24 * 3600 * SECOND);
    expect(untilNextDate(Date.UTC(2026, 4, 1, 23, 59, 59))).toBe(SECOND);
  });
});
