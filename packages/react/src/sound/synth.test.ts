import { afterEach, describe, expect, it, vi } from 'vitest';
import { createSynth } from './synth.js';
import { voicesOf } from './voices.js';

/** What was done to the audio device, as a browser without one can tell. */
class FakeContext {
  static made: FakeContext[] = [];
  readonly started: string[] = [];
  readonly gains: number[] = [];
  readonly currentTime = 0;
  readonly sampleRate = 100;
  readonly destination = {};
  state = 'running';
  closed = false;

  constructor() {
    FakeContext.made.push(this);
  }

  private node(kind: string): object {
    const parameter = {
      value: 0,
      setValueAtTime: () => parameter,
      linearRampToValueAtTime: (value: number) => this.gains.push(value),
      exponentialRampToValueAtTime: () => parameter,
    };
    const node = {
      gain: parameter,
      frequency: parameter,
      connect: (next: object) => next,
      start: () => this.started.push(kind),
      stop: () => {},
    };
    return node;
  }

  createGain = (): object => this.node('gain');
  createOscillator = (): object => this.node('tone');
  createBiquadFilter = (): object => this.node('filter');
  createBufferSource = (): object => this.node('noise');
  createBuffer = (_channels: number, length: number): object => {
    const samples = new Float32Array(length);
    return { getChannelData: () => samples };
  };
  resume = (): Promise<void> => Promise.resolve();
  close = (): Promise<void> => {
    this.closed = true;
    return Promise.resolve();
  };
}

/** A page that the player has or has not touched yet. */
function page(touched: boolean): void {
  FakeContext.made = [];
  vi.stubGlobal('AudioContext', FakeContext);
  vi.stubGlobal('navigator', { userActivation: { hasBeenActive: touched } });
}

afterEach(() => vi.unstubAllGlobals());

describe('a synthesiser', () => {
  it('takes the audio device only when it first has to play, and then one', () => {
    page(true);
    const synth = createSynth();
    expect(FakeContext.made).toHaveLength(0);
    synth.play({ name: 'open' }, 1);
    synth.play({ name: 'flag' }, 1);
    expect(FakeContext.made).toHaveLength(1);
  });

  it('never takes it before the player has touched the page', () => {
    page(false);
    createSynth().play({ name: 'blast' }, 1);
    expect(FakeContext.made).toHaveLength(0);
  });

  it('starts every voice of an effect', () => {
    page(true);
    createSynth().play({ name: 'blast' }, 1);
    expect(FakeContext.made[0]?.started).toHaveLength(voicesOf({ name: 'blast' }).length);
    expect(FakeContext.made[0]?.started).toContain('noise');
  });

  it('is silent where a browser has no WebAudio', () => {
    vi.stubGlobal('AudioContext', undefined);
    Reflect.deleteProperty(globalThis, 'AudioContext');
    vi.stubGlobal('navigator', { userActivation: { hasBeenActive: true } });
    expect(() => createSynth().play({ name: 'win' }, 1)).not.toThrow();
  });

  it('lets go of the device when it is closed, and takes one again when it must', () => {
    page(true);
    const synth = createSynth();
    synth.play({ name: 'open' }, 1);
    synth.close();
    expect(FakeContext.made[0]?.closed).toBe(true);
    synth.play({ name: 'open' }, 1);
    expect(FakeContext.made).toHaveLength(2);
  });
});
