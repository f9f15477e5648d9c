import { useMinefieldStore } from '@mines/react';
import { createContext, type ReactElement, type ReactNode, useContext, useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { createRecords, type Records } from './records.js';
import type { Origin } from './round.js';
import type { RecordsState } from './view.js';

const RecordsContext = createContext<Records | null>(null);

interface RecordsProviderProps {
  /** Where the first game is from. */
  readonly origin: Origin;
  /** The query of the address where it names a game, else empty. */
  readonly link: () => string;
  /** Milliseconds since 1970. Default: those of the browser. */
  readonly now?: () => number;
  readonly children: ReactNode;
}

/** Keeps the records of the field around. */
export function RecordsProvider({
  origin,
  link,
  now = Date.now,
  children,
}: RecordsProviderProps): ReactElement {
  const store = useMinefieldStore();
  const [records] = useState(() => createRecords({ store, origin, link, now }));
  useEffect(() => records.start(), [records]);
  return <RecordsContext value={records}>{children}</RecordsContext>;
}

/** The records: for handlers. */
export function useRecords(): Records {
  const records = useContext(RecordsContext);
  if (!records)
    throw new Error('mines: there are no records here. Put the component inside <RecordsProvider>.');
  return records;
}

/** A part of what the page shows of the records; the component renders again when that part changes. */
export function useRecordsView<T>(selector: (state: RecordsState) => T): T {
  return useStore(useRecords().view, selector);
}

/** All finished games, read when somebody first asks and kept up to date; `null` until they are there. */
export function useGames(): RecordsState['games'] {
  const { keeper } = useRecords();
  useEffect(() => {
    // Where they cannot be fetched, that is said elsewhere.
    keeper()
      .then(({ loadGames }) => loadGames())
      .catch(() => undefined);
  }, [keeper]);
  return useRecordsView((state) => state.games);
}
