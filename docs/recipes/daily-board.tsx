import { layMines } from '@mines/core';
import { createMinefieldStore, type Labels, Minefield, presets } from '@mines/react';
import { useEffect, useState } from 'react';

const BOARD = presets.beginner;
/** The same first cell for everybody, or the same seed would lay other mines. */
const START = 40;

/** The day in UTC, so that it is the same one everywhere: `2026-11-30`. */
const dayOf = (date: Date): string => date.toISOString().slice(0, 10);

export function DailyBoard({ labels }: { readonly labels?: Labels }) {
  const [store] = useState(() => createMinefieldStore({ board: BOARD }));
  const [day, setDay] = useState('');
  // The date is asked for after the first picture, so that a server's is the same.
  useEffect(() => {
    const today = dayOf(new Date());
    setDay(today);
    store.getState().newGame({ layout: layMines(BOARD, { seed: `daily ${today}`, start: START }) });
    store.getState().open(START);
  }, [store]);
  return (
    <>
      <Minefield store={store} labels={labels} />
      <p>The board of {day}</p>
    </>
  );
}
