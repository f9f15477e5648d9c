import type { Layout } from '@mines/core';
import type { ReactElement } from 'react';
import { useSession } from '../app/session.js';
import { useDialogTexts, useLanguage } from '../language/context.js';
import { formatSeconds, formatSpan } from '../play/duration.js';
import { useGames, useRecords } from '../records/context.js';
import { dailyNumber, dailyStart } from './board.js';
import { Calendar } from './calendar.js';
import { midnight, untilNextDate, utcDate } from './date.js';
import './daily.css';
import { type DailyResult, dailyResults, dailyStreak } from './results.js';
import { useDailyLayout } from './use-daily-layout.js';
import { useNow } from './use-now.js';

/** Today's board, what came of those of the last weeks, the streak. */
export default function DailyDialog(): ReactElement | null {
  const time = useNow(useRecords().now);
  return time === null ? null : <Daily time={time} />;
}

function Daily({ time }: { readonly time: number }): ReactElement {
  const { daily } = useDialogTexts();
  const { labels } = useLanguage();
  const { lang } = labels;
  const today = utcDate(time);
  const games = useGames();
  const layout = useDailyLayout(today);
  const { ask } = useSession();
  const results = dailyResults(games?.values ?? []);
  const streak = dailyStreak(results, today);
  const result = results.get(today);
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'full', timeZone: 'UTC' }).format(midnight(today));

  // A board that was played to an end is one that the player knows.
  const play = (laid: Layout): void =>
    ask({
      layout: laid,
      start: dailyStart,
      origin: { daily: today, noGuess: true, known: result !== undefined },
    });

  return (
    <div className="daily">
      <p>{daily.about}</p>
      <section className="today">
        <h3>
          {daily.heading(
            new Intl.NumberFormat(lang, { useGrouping: false }).format(dailyNumber(today)),
            date,
          )}
        </h3>
        <p>{games && <Outcome result={result} />}</p>
        {layout === 'failed' ? (
          <p role="alert">{daily.failed}</p>
        ) : (
          <button
            type="button"
            className="main"
            aria-disabled={layout === null}
            onClick={() => layout && play(layout)}
          >
            {layout === null ? daily.preparing : result ? daily.again : daily.play}
          </button>
        )}
      </section>
      <ul className="streaks">
        <li>{daily.streak(formatDays(lang, streak.current))}</li>
        <li>{daily.bestStreak(formatDays(lang, streak.best))}</li>
      </ul>
      <Calendar today={today} results={results} />
      <p className="next">
        {daily.next(formatSpan(lang, Math.max(1, Math.ceil(untilNextDate(time) / MINUTE)) * MINUTE))}
      </p>
    </div>
  );
}

const MINUTE = 60_000;

/** A number of days in words. */
function formatDays(lang: string, days: number): string {
  return new Intl.NumberFormat(lang, { style: 'unit', unit: 'day', unitDisplay: 'long' }).format(days);
}

function Outcome({ result }: { readonly result: DailyResult | undefined }): ReactElement {
  const { daily } = useDialogTexts();
  const { lang } = useLanguage().labels;
  if (!result) return <>{daily.open}</>;
  const { outcome, best, attempts } = result;
  const time = best === null ? '' : formatSeconds(lang, best);
  return (
    <>
      {outcome === 'lost' ? daily.lost : daily[outcome](time)}{' '}
      {daily.attempts(new Intl.NumberFormat(lang).format(attempts))}
    </>
  );
}
