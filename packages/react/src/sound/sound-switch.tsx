'use client';

import type { ButtonHTMLAttributes, ReactElement } from 'react';
import type { Labels } from '../labels.js';
import { useLabels } from '../use-labels.js';
import type { Sound } from './use-sound.js';

/** Props of {@link SoundSwitch}: those of a button. */
export interface SoundSwitchProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** What `useSound` answered. */
  readonly sound: Sound;
  /** The language. Default: that of the provider around, else English. */
  readonly labels?: Labels | undefined;
}

/**
 * Turns the sound on and off.
 *
 * @example
 * ```tsx
 * import { Minefield, MinefieldProvider } from '@mines/react';
 * import { SoundSwitch, useSound } from '@mines/react/sound';
 *
 * function Audible() {
 *   const sound = useSound({ initialVolume: 0.3 });
 *   return (
 *     <>
 *       <SoundSwitch sound={sound} />
 *       <Minefield />
 *     </>
 *   );
 * }
 *
 * export function Game() {
 *   return (
 *     <MinefieldProvider>
 *       <Audible />
 *     </MinefieldProvider>
 *   );
 * }
 * ```
 */
export function SoundSwitch({ sound, labels, children, ...props }: SoundSwitchProps): ReactElement {
  const { sound: name, lang } = useLabels(labels);
  return (
    <button
      type="button"
      role="switch"
      aria-checked={sound.on}
      aria-label={name}
      lang={lang}
      {...props}
      className={props.className ? `mines-sound ${props.className}` : 'mines-sound'}
      onClick={(event) => {
        props.onClick?.(event);
        if (!event.defaultPrevented) sound.setOn(!sound.on);
      }}
    >
      {children ?? (
        <svg
          viewBox="0 0 24 24"
          width="24"
          height="24"
          aria-hidden="true"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        >
          <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5z" fill="currentColor" strokeLinejoin="round" />
          <path
            d={sound.on ? 'M15 9.5a4 4 0 0 1 0 5M17.5 7a7.5 7.5 0 0 1 0 10' : 'M15.5 9.5l5 5M20.5 9.5l-5 5'}
            strokeLinecap="round"
          />
        </svg>
      )}
    </button>
  );
}
