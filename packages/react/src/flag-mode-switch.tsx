'use client';

import type { ButtonHTMLAttributes, ReactElement } from 'react';
import { useMinefield, useMinefieldStore } from './context.js';
import type { Labels } from './labels.js';
import type { MinefieldStore } from './state.js';
import { useLabels } from './use-labels.js';

/** Props of {@link FlagModeSwitch}: those of a button. */
export interface FlagModeSwitchProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The store. Default: that of the provider around. */
  readonly store?: MinefieldStore | undefined;
  /** The language. Default: that of the provider around, else English. */
  readonly labels?: Labels | undefined;
}

/**
 * Swaps what a tap and a long press do. What is on is seen on the switch and, as `data-flag-mode`, on the field.
 *
 * @throws Error where there is no provider around and no store given.
 * @example
 * ```tsx
 * import { FlagModeSwitch, Minefield, MinefieldProvider } from '@mines/react';
 *
 * export function Game() {
 *   return (
 *     <MinefieldProvider>
 *       <FlagModeSwitch />
 *       <Minefield />
 *     </MinefieldProvider>
 *   );
 * }
 * ```
 */
export function FlagModeSwitch({
  store: given,
  labels,
  onClick,
  children,
  ...props
}: FlagModeSwitchProps): ReactElement {
  const store = useMinefieldStore(given);
  const on = useMinefield((state) => state.flagMode, given);
  const { lang, flagMode } = useLabels(labels);
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      lang={lang}
      aria-label={flagMode}
      {...props}
      className={props.className ? `mines-flag-mode ${props.className}` : 'mines-flag-mode'}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) store.getState().setFlagMode(!on);
      }}
    >
      {children ?? (
        <svg viewBox="0 0 24 24" width="26" height="26" aria-hidden="true" fill="currentColor">
          <path d="M8 3v14h3v2H4v-2h2V3z" />
          <path d="M9.5 4l10 4.5-10 4.5z" />
        </svg>
      )}
    </button>
  );
}
