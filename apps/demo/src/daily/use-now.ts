import { useEffect, useLayoutEffect, useState } from 'react';
import { untilNextDate } from './date.js';

const MINUTE = 60_000;

/**
 * The time in milliseconds since 1970, looked at again each minute, when the date changes, and when the page is seen
 * again. `null` in the first render, which does not depend on the time.
 */
export function useNow(now: () => number): number | null {
  const [time, setTime] = useState<number | null>(null);
  // Before anything is painted.
  useLayoutEffect(() => setTime(now()), [now]);
  useEffect(() => {
    if (time === null) return;
    const look = (): void => setTime(now());
    const timer = setTimeout(look, Math.min(MINUTE, untilNextDate(time)));
    document.addEventListener('visibilitychange', look);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [now, time]);
  return time;
}
