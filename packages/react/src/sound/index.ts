/**
 * What a field sounds like: an optional entry, synthesised with WebAudio.
 *
 * @packageDocumentation
 */
export { type Effect, effectOf } from './effect.js';
export { SoundSwitch, type SoundSwitchProps } from './sound-switch.js';
export { createSynth, type Synth } from './synth.js';
export { type Sound, type SoundOptions, useSound } from './use-sound.js';
export { lengthOf, type Voice, voicesOf } from './voices.js';
