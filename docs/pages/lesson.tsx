import { type Layout, type Move, parseLayout } from '@mines/core';
import { createMinefieldStore, type Labels, Minefield, type MinefieldStore, type Rules } from '@mines/react';
import { useState } from 'react';

export interface LessonProps {
  /** The mines, as `parseLayout` reads them. */
  readonly mines: string;
  /** What has happened so far: `o` opens, `m` marks, then column and row from 1, such as `o3,1 m1,1`. */
  readonly moves?: string;
  readonly rules?: Partial<Rules>;
  readonly labels?: Labels;
}

const TYPES: Readonly<Record<string, Move['type']>> = { o: 'open', m: 'mark', c: 'chord' };

function begin(store: MinefieldStore, layout: Layout, moves: string): void {
  store.getState().newGame({ layout });
  for (const [, sign = '', x, y] of moves.matchAll(/([omc])(\d+),(\d+)/g)) {
    const cell = (Number(y) - 1) * layout.board.width + Number(x) - 1;
    const type = TYPES[sign];
    if (type) store.getState()[type](cell);
  }
}

/** A small field in the middle of a game, to try something on, as often as one likes. */
export function Lesson({ mines, moves = '', rules, labels }: LessonProps) {
  const [layout] = useState(() => parseLayout(mines));
  const [store] = useState(() => {
    const made = createMinefieldStore({ layout, rules });
    begin(made, layout, moves);
    return made;
  });
  return (
    <>
      <Minefield store={store} labels={labels} motion={false} />
      <button type="button" className="lesson-again" onClick={() => begin(store, layout, moves)}>
        Again
      </button>
    </>
  );
}
