import type { ReactElement } from 'react';
import { useDialogTexts, useLanguage } from '../language/context.js';
import { formatSeconds } from '../play/duration.js';
import { type DateText, midnight } from './date.js';
import type { DailyResult } from './results.js';
import { firstDayOfWeek, weeksUpTo } from './weeks.js';

interface CalendarProps {
  readonly today: DateText;
  readonly results: ReadonlyMap<DateText, DailyResult>;
}

const SIGNS = { won: '✓', late: '○', lost: '✗' } as const;

/** The last weeks, what came of each day in words for those who listen and as a sign for those who look. */
export function Calendar({ today, results }: CalendarProps): ReactElement {
  const { daily } = useDialogTexts();
  const { labels } = useLanguage();
  const { lang } = labels;
  const weeks = weeksUpTo(today, 5, firstDayOfWeek(lang));
  const format = (options: Intl.DateTimeFormatOptions) => {
    const formatter = new Intl.DateTimeFormat(lang, { timeZone: 'UTC', ...options });
    return (date: DateText): string => formatter.format(midnight(date));
  };
  const [short, long, day, full] = [
    format({ weekday: 'narrow' }),
    format({ weekday: 'long' }),
    format({ day: 'numeric' }),
    format({ day: 'numeric', month: 'long' }),
  ];
  const [days = []] = weeks;

  const says = (date: DateText): string => {
    const result = results.get(date);
    const time = result?.best == null ? '' : formatSeconds(lang, result.best);
    if (!result) return date === today ? daily.open : daily.notPlayed;
    return result.outcome === 'lost' ? daily.lost : daily[result.outcome](time);
  };

  return (
    <table className="calendar">
      <caption>{daily.lately}</caption>
      <thead>
        <tr>
          {days.map((date) => (
            <th key={date} scope="col">
              <span aria-hidden="true">{short(date)}</span>
              <span className="unseen">{long(date)}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((date) => (
              <td
                key={date}
                data-outcome={results.get(date)?.outcome}
                aria-current={date === today ? 'date' : undefined}
              >
                <span aria-hidden="true">
                  {day(date)}
                  <Sign result={results.get(date)} />
                </span>
                <span className="unseen">
                  {full(date)}
                  {date === today && ` (${daily.today})`}: {says(date)}
                </span>
              </td>
            ))}
            {week.length < 7 && <td colSpan={7 - week.length} />}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Sign({ result }: { readonly result: DailyResult | undefined }): ReactElement | null {
  return result ? <b>{SIGNS[result.outcome]}</b> : null;
}
