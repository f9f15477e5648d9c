import type { Effect } from './effect.js';
import { type Voice, voicesOf } from './voices.js';

/** Plays effects. */
export interface Synth {
  /** Plays an effect now, at a volume from 0 to 1. Silent before the first gesture and where there is no WebAudio. */
  play(effect: Effect, volume: number): void;
  /** Lets go of the audio device. */
  close(): void;
}

/**
 * A synthesiser that takes the audio device only when it first has to play.
 *
 * @example
 * ```tsx
 * import { createSynth } from '@mines/react/sound';
 *
 * const synth = createSynth();
 *
 * export function Bell() {
 *   return (
 *     <button type="button" onClick={() => synth.play({ name: 'flood', size: 40 }, 0.5)}>
 *       Hear forty cells open
 *     </button>
 *   );
 * }
 * ```
 */
export function createSynth(): Synth {
  let context: AudioContext | undefined;
  let noise: AudioBuffer | undefined;

  const begin = (voice: Voice, on: AudioContext, out: AudioNode): void => {
    const start = on.currentTime + voice.at;
    const end = start + voice.length;
    const envelope = on.createGain();
    envelope.gain.setValueAtTime(0, start);
    envelope.gain.linearRampToValueAtTime(voice.gain, start + Math.min(0.008, voice.length / 4));
    envelope.gain.exponentialRampToValueAtTime(0.0001, end);
    envelope.connect(out);
    const glide = (parameter: AudioParam): void => {
      parameter.setValueAtTime(voice.from, start);
      parameter.exponentialRampToValueAtTime(voice.to, end);
    };
    if (voice.wave === 'noise') {
      noise ??= noiseOf(on);
      const source = on.createBufferSource();
      const filter = on.createBiquadFilter();
      source.buffer = noise;
      source.loop = true;
      filter.type = 'lowpass';
      glide(filter.frequency);
      source.connect(filter).connect(envelope);
      source.start(start);
      source.stop(end);
    } else {
      const source = on.createOscillator();
      source.type = voice.wave;
      glide(source.frequency);
      source.connect(envelope);
      source.start(start);
      source.stop(end);
    }
  };

  return {
    play(effect, volume) {
      context ??= open();
      if (!context) return;
      if (context.state === 'suspended') void context.resume();
      const out = context.createGain();
      // Loudness is felt as a power of the signal, so half the volume sounds half as loud.
      out.gain.value = volume ** 2;
      out.connect(context.destination);
      for (const voice of voicesOf(effect)) begin(voice, context, out);
    },
    close() {
      void context?.close();
      context = undefined;
      noise = undefined;
    },
  };
}

/** A context, unless browsers would refuse it: they do before the player has touched the page. */
function open(): AudioContext | undefined {
  const touched = navigator.userActivation?.hasBeenActive ?? true;
  return touched && 'AudioContext' in globalThis ? new AudioContext() : undefined;
}

/** A second of white noise from a linear congruential generator (Numerical Recipes' constants): chance is not needed. */
function noiseOf(context: AudioContext): AudioBuffer {
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  let state = 1;
  for (let i = 0; i < samples.length; i++) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    samples[i] = state / 2 ** 31 - 1;
  }
  return buffer;
}
