import { decodeLayout } from '@mines/core';
import { useVirtualizer } from '@tanstack/react-virtual';
import { type ReactElement, useRef } from 'react';
import { Scroller } from '../app/scroller.js';
import { useSession } from '../app/session.js';
import { useDialogTexts } from '../language/context.js';
import type { FinishedGame } from '../records/schema.js';
import { efficiency, inOrder, speed } from '../records/statistics/measure.js';
import type { Formats } from './format.js';

interface HistoryProps {
  readonly games: readonly FinishedGame[];
  readonly formats: Formats;
}

/** The height of a row in pixels; rows wrap nowhere. */
const ROW = 44;

/** All games, the latest first. Only what is in sight is in the document: a history may be long. */
export function History({ games, formats }: HistoryProps): ReactElement {
  const { history } = useDialogTexts().statistics;
  const frame = useRef<HTMLDivElement>(null);
  const lines = inOrder(games).reverse();
  const virtual = useVirtualizer({
    count: lines.length,
    getScrollElement: () => frame.current,
    estimateSize: () => ROW,
    overscan: 8,
  });
  const heads = [
    history.date,
    history.result,
    history.time,
    history.threeBV,
    history.speed,
    history.efficiency,
    history.board,
  ];
  return (
    <section className="history">
      <h3>{history.title}</h3>
      <Scroller ref={frame} className="frame" label={history.title}>
        <div role="table" aria-label={history.title} aria-rowcount={lines.length + 1}>
          <div role="row" aria-rowindex={1} className="head">
            {heads.map((head) => (
              <span key={head} role="columnheader">
                {head}
              </span>
            ))}
          </div>
          <div role="rowgroup" className="rows" style={{ blockSize: virtual.getTotalSize() }}>
            {virtual.getVirtualItems().map(({ index, start }) => {
              const game = lines[index];
              return game && <Line key={game.id} game={game} index={index} start={start} formats={formats} />;
            })}
          </div>
        </div>
      </Scroller>
    </section>
  );
}

interface LineProps {
  readonly game: FinishedGame;
  readonly index: number;
  readonly start: number;
  readonly formats: Formats;
}

function Line({ game, index, start, formats }: LineProps): ReactElement {
  const { history } = useDialogTexts().statistics;
  const { ask } = useSession();
  const notes = [
    game.helped && history.helped,
    game.noGuess && history.noGuess,
    game.daily !== null && history.daily,
    game.known && game.daily === null && history.known,
  ].filter((note) => note !== false);
  const again = (): void => ask({ layout: decodeLayout(game.layout), rules: game.rules, start: game.start });
  return (
    <div role="row" aria-rowindex={index + 2} style={{ insetBlockStart: start }}>
      <span role="cell">{formats.moment(game.startedAt)}</span>
      <span role="cell" data-status={game.status}>
        {history[game.status]}
        {notes.length > 0 && <small>{notes.join(', ')}</small>}
      </span>
      <span role="cell">{formats.seconds(game.elapsed)}</span>
      <span role="cell">
        {formats.count(game.threeBVDone)}/{formats.count(game.threeBV)}
      </span>
      <span role="cell">{formats.decimal(speed(game))}</span>
      <span role="cell">{formats.percent(efficiency(game))}</span>
      <span role="cell">
        <button type="button" onClick={again}>
          {history.again}
        </button>
      </span>
    </div>
  );
}
