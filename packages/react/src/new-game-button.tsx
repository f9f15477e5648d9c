'use client';

import type { Status } from '@mines/core';
import type { ButtonHTMLAttributes, ReactElement } from 'react';
import { useMinefield, useMinefieldStore } from './context.js';
import type { Labels } from './labels.js';
import type { MinefieldState, MinefieldStore } from './state.js';
import { useLabels } from './use-labels.js';

/** What the face on the button shows. */
export type Mood = 'idle' | 'pressed' | 'won' | 'lost';

/** Props of {@link NewGameButton}: those of a button. A click that is prevented begins no game. */
export interface NewGameButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The store. Default: that of the provider around. */
  readonly store?: MinefieldStore | undefined;
  /** The language. Default: that of the provider around, else English. */
  readonly labels?: Labels | undefined;
}

/**
 * Begins a new game on the same board. Its face holds its breath while a cell is held down, and shows how it ended.
 *
 * @throws Error where there is no provider around and no store given.
 * @example
 * ```tsx
 * import { Minefield, MinefieldProvider, NewGameButton } from '@mines/react';
 *
 * export function Game() {
 *   return (
 *     <MinefieldProvider>
 *       <NewGameButton />
 *       <Minefield />
 *     </MinefieldProvider>
 *   );
 * }
 * ```
 */
export function NewGameButton({
  store: given,
  labels,
  onClick,
  children,
  ...props
}: NewGameButtonProps): ReactElement {
  const store = useMinefieldStore(given);
  const mood = useMinefield(moodOf, given);
  const { lang, newGame } = useLabels(labels);
  return (
    <button
      type="button"
      lang={lang}
      aria-label={newGame}
      {...props}
      className={props.className ? `mines-new-game ${props.className}` : 'mines-new-game'}
      data-mood={mood}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) store.getState().newGame({}, event.nativeEvent);
      }}
    >
      {children ?? <FaceOf mood={mood} />}
    </button>
  );
}

function moodOf({ status, press, paused }: MinefieldState): Mood {
  const ended: Partial<Record<Status, Mood>> = { won: 'won', lost: 'lost' };
  return ended[status] ?? (press && !paused && press.intent !== 'mark' ? 'pressed' : 'idle');
}

/** Eyes and mouth. */
const FACES: Readonly<Record<Mood, string>> = {
  idle: 'M11 12v2M21 12v2M10 20q6 5 12 0',
  pressed: 'M11 11.5v3M21 11.5v3M16 18.5a2.5 2.5 0 1 0 .01 0',
  won: 'M7 11.5h18M9 12v2a2 2 0 0 0 4 0v-2M19 12v2a2 2 0 0 0 4 0v-2M9 19q7 8 14 0z',
  lost: 'M9 11l4 4M13 11l-4 4M19 11l4 4M23 11l-4 4M10 23q6-5 12 0',
};

function FaceOf({ mood }: { readonly mood: Mood }): ReactElement {
  return (
    <svg
      viewBox="0 0 32 32"
      width="32"
      height="32"
      aria-hidden="true"
      className="mines-face"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <circle cx="16" cy="16" r="13" />
      <path d={FACES[mood]} />
    </svg>
  );
}
