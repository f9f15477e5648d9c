'use client';

import { useEffect, useMemo, useRef, useState } from 'react';
import { useMinefieldStore } from '../context.js';
import type { MinefieldStore } from '../state.js';
import { effectOf } from './effect.js';
import { createSynth } from './synth.js';

/** What {@link useSound} may be told. */
export interface SoundOptions {
  /** Default: the store of the provider around. */
  readonly store?: MinefieldStore | undefined;
  /** Whether it is on to begin with. Default `false`. */
  readonly initiallyOn?: boolean | undefined;
  /** From 0 to 1. Default 0.5. */
  readonly initialVolume?: number | undefined;
}

/** The sound of a field and its knobs. */
export interface Sound {
  /** Whether it is heard. */
  readonly on: boolean;
  /** Turns it on or off. */
  setOn(on: boolean): void;
  /** From 0 to 1. */
  readonly volume: number;
  /** Sets the volume; what is out of range is taken to the nearest end. */
  setVolume(volume: number): void;
}

/**
 * Lets a field be heard: opening, floods (the larger, the deeper), flags, chords, the blast, the win. All of it is
 * synthesised; nothing is loaded. Off until it is turned on, silent until the player has touched the page.
 *
 * @throws Error where there is no provider around and no store given.
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
export function useSound({
  store: given,
  initiallyOn = false,
  initialVolume = 0.5,
}: SoundOptions = {}): Sound {
  const store = useMinefieldStore(given);
  const [on, setOn] = useState(initiallyOn);
  const [volume, setVolume] = useState(initialVolume);

  // Read when something sounds, so that turning the knob does not let go of the audio device.
  const loudness = useRef(volume);
  useEffect(() => {
    loudness.current = volume;
  }, [volume]);

  useEffect(() => {
    if (!on) return;
    const synth = createSynth();
    const unsubscribe = store.subscribe((state, before) => {
      const effect = effectOf(state, before);
      if (effect) synth.play(effect, loudness.current);
    });
    return () => {
      unsubscribe();
      synth.close();
    };
  }, [store, on]);

  return useMemo(
    () => ({ on, setOn, volume, setVolume: (next) => setVolume(Math.max(0, Math.min(1, next || 0))) }),
    [on, volume],
  );
}
