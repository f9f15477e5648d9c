import { act, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { MinefieldStore } from '../state.js';
import { storeOn } from '../testing/stores.js';
import { SoundSwitch } from './sound-switch.js';
import * as synths from './synth.js';
import { type SoundOptions, useSound } from './use-sound.js';

function Knobs(options: SoundOptions): ReactElement {
  const sound = useSound(options);
  return (
    <>
      <SoundSwitch sound={sound} />
      <button type="button" onClick={() => sound.setVolume(7)}>
        louder
      </button>
    </>
  );
}

/** A switch on a store, and what a synthesiser in its place was asked to play. */
function audible(initiallyOn = false): { store: MinefieldStore; played: string[]; leave: () => void } {
  const played: string[] = [];
  vi.spyOn(synths, 'createSynth').mockImplementation(() => ({
    play: (effect, volume) => played.push(`${effect.name} at ${volume}`),
    close: () => played.push('closed'),
  }));
  const store = storeOn('*..\n...');
  const { unmount } = render(<Knobs store={store} initiallyOn={initiallyOn} />);
  return { store, played, leave: unmount };
}

describe('the sound of a field', () => {
  it('is off until the player turns it on', () => {
    const { store, played } = audible();
    act(() => store.getState().mark(0));
    expect(played).toEqual([]);
    fireEvent.click(screen.getByRole('switch', { name: 'Sound' }));
    act(() => store.getState().open(1));
    expect(played).toEqual(['open at 0.5']);
  });

  it('can be on from the start, if the app says so, and is turned off for good', () => {
    const { store, played } = audible(true);
    act(() => store.getState().mark(0));
    fireEvent.click(screen.getByRole('switch', { name: 'Sound' }));
    act(() => store.getState().mark(0));
    expect(played).toEqual(['flag at 0.5', 'closed']);
  });

  it('changes its volume without letting go of the device, and knows its ends', () => {
    const { store, played } = audible(true);
    fireEvent.click(screen.getByRole('button', { name: 'louder' }));
    act(() => store.getState().mark(0));
    expect(played).toEqual(['flag at 1']);
  });

  it('ends with the component', () => {
    const { store, played, leave } = audible(true);
    leave();
    act(() => store.getState().mark(0));
    expect(played).toEqual(['closed']);
  });
});
