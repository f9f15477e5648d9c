import type { ReactElement } from 'react';
import { CartesianGrid, Line, LineChart, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useDialogTexts } from '../language/context.js';
import type { FinishedGame } from '../records/schema.js';
import { pointsOf, winRateOf } from '../records/statistics/series.js';
import type { Formats } from './format.js';
import { thin } from './thin.js';

interface ChartsProps {
  readonly games: readonly FinishedGame[];
  readonly formats: Formats;
}

/** Of how many games each point of the win rate is. */
const WINDOW = 50;

/** More than a screen shows would only make it slow. */
const MOST_POINTS = 400;

/** How times, speeds and luck went from game to game. The table of games says the same in words. */
export function Charts({ games, formats }: ChartsProps): ReactElement {
  const { charts } = useDialogTexts().statistics;
  const points = pointsOf(games);
  const times = points.map(({ game, elapsed }) => ({ game, value: elapsed / 1000 }));
  const speeds = points.flatMap(({ game, speed }) => (speed === null ? [] : [{ game, value: speed }]));
  const rates = winRateOf(games, WINDOW).map(({ game, rate }) => ({ game, value: rate }));
  return (
    <div className="charts">
      <Chart
        title={charts.time}
        points={times}
        format={formats.decimal}
        tick={formats.tick}
        games={formats.count}
      />
      <Chart
        title={charts.speed}
        points={speeds}
        format={formats.decimal}
        tick={formats.tick}
        games={formats.count}
      />
      <Chart
        title={charts.winRate(formats.count(WINDOW))}
        points={rates}
        format={formats.percent}
        tick={formats.percent}
        games={formats.count}
        top={1}
      />
    </div>
  );
}

interface ChartProps {
  readonly title: string;
  readonly points: readonly { readonly game: number; readonly value: number }[];
  readonly format: (value: number) => string;
  readonly tick: (value: number) => string;
  readonly games: (value: number) => string;
  /** The upper end of the axis. Default: where the largest value is. */
  readonly top?: number;
}

function Chart({ title, points, format, tick, games, top }: ChartProps): ReactElement {
  const { charts } = useDialogTexts().statistics;
  return (
    <figure>
      <figcaption>{title}</figcaption>
      {points.length < 2 ? (
        <p>{charts.tooFew}</p>
      ) : (
        // Charts run from the left in all languages, as their numbers do.
        <div className="chart" dir="ltr">
          <ResponsiveContainer width="100%" height={180}>
            <LineChart
              data={thin(points, MOST_POINTS)}
              margin={{ top: 8, right: 12, bottom: 0, left: 0 }}
              title={title}
            >
              <CartesianGrid stroke="var(--line)" strokeDasharray="2 4" vertical={false} />
              <XAxis
                dataKey="game"
                type="number"
                domain={['dataMin', 'dataMax']}
                allowDecimals={false}
                tickFormatter={games}
                stroke="var(--quiet)"
                fontSize={12}
              />
              <YAxis
                width={52}
                domain={[0, top ?? 'auto']}
                tickFormatter={tick}
                stroke="var(--quiet)"
                fontSize={12}
              />
              <Tooltip
                formatter={(value) => [format(Number(value)), title]}
                labelFormatter={(game) => `${charts.game} ${games(Number(game))}`}
                contentStyle={{
                  background: 'var(--card)',
                  border: '1px solid var(--line)',
                  borderRadius: 8,
                }}
                itemStyle={{ color: 'var(--ink)' }}
              />
              <Line
                dataKey="value"
                stroke="var(--accent)"
                strokeWidth={2}
                dot={points.length < 30}
                isAnimationActive={false}
              />
            </LineChart>
          </ResponsiveContainer>
        </div>
      )}
    </figure>
  );
}
