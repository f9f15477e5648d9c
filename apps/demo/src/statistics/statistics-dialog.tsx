import { useMinefield } from '@mines/react';
import { type ReactElement, useState } from 'react';
import { useDialogTexts, useLanguage } from '../language/context.js';
import { boardName } from '../records/board-name.js';
import { useGames } from '../records/context.js';
import { presetKey } from '../records/preset.js';
import { byPreset, summarise } from '../records/statistics/summary.js';
import { Charts } from './charts.js';
import { Figures } from './figures.js';
import { formatsOf } from './format.js';
import { History } from './history.js';
import './statistics.css';

/** What the games of each kind of board come to. */
export default function StatisticsDialog(): ReactElement | null {
  const { statistics } = useDialogTexts();
  const { texts, labels } = useLanguage();
  const played = useMinefield((state) => presetKey(state.board));
  const [wanted, setWanted] = useState(played);
  const found = useGames();
  if (!found) return null;

  const kinds = byPreset(found.values);
  // The board that is played, else the first that ever was.
  const [kind, games] = [...kinds].find(([key]) => key === wanted) ?? [...kinds][0] ?? [];
  const formats = formatsOf(labels.lang);
  return (
    <div className="statistics">
      {found.damaged > 0 && <p>{statistics.damaged(formats.count(found.damaged))}</p>}
      {!games ? (
        <p>{statistics.none}</p>
      ) : (
        <>
          <label className="kind">
            {statistics.board}
            <select className="entry" value={kind} onChange={(event) => setWanted(event.currentTarget.value)}>
              {[...kinds].map(([key, [first]]) => (
                <option key={key} value={key}>
                  {first && boardName(first.board, texts)}
                </option>
              ))}
            </select>
          </label>
          <Figures summary={summarise(games)} formats={formats} />
          <p className="ranked">{statistics.ranked}</p>
          <Charts games={games} formats={formats} />
          <History games={games} formats={formats} />
        </>
      )}
    </div>
  );
}
