import type { Layout } from '@mines/core';
import { useEffect, useState } from 'react';
import { layDaily } from './board.js';
import type { DateText } from './date.js';

/** The layout of a date: `null` until it is laid, `failed` where it cannot be. */
export function useDailyLayout(date: DateText): Layout | 'failed' | null {
  const [laid, setLaid] = useState<{ readonly date: DateText; readonly layout: Layout | 'failed' } | null>(
    null,
  );
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    import('@mines/solver/worker')
      .then(({ layNoGuess }) => layDaily(date, { lay: layNoGuess, signal }))
      .catch((): 'failed' => 'failed')
      .then((layout) => signal.aborted || setLaid({ date, layout }));
    return () => stop.abort();
  }, [date]);
  return laid?.date === date ? laid.layout : null;
}
