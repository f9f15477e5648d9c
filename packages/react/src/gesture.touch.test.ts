import { describe, expect, it } from 'vitest';
import { type GestureEvent, type Intent, idle, nextGesture } from './gesture.js';
import { shown } from './testing/gestures.js';

const COVERED = { cell: 3, open: false };
const NUMBER = { cell: 4, open: true };

const down = (on: { cell: number | null; open: boolean }, time = 0): GestureEvent => ({
  type: 'down',
  ...on,
  x: 100,
  y: 100,
  time,
});
const move = (x: number, y: number): GestureEvent => ({ type: 'move', ...COVERED, x, y, time: 0 });
const up: GestureEvent = { type: 'up' };
const hold: GestureEvent = { type: 'hold' };
const cancel: GestureEvent = { type: 'cancel' };

/** What a finger comes to: what it wants done, and what looks pressed at last. */
function act(...events: readonly GestureEvent[]): { intents: Intent[]; pressed: Intent | null } {
  const intents: Intent[] = [];
  let gesture = idle;
  for (const event of events) {
    const [next, intent] = nextGesture(gesture, event);
    gesture = next;
    if (intent) intents.push(intent);
  }
  return { intents, pressed: shown(gesture) };
}

const nothing = { intents: [], pressed: null };

describe('a finger', () => {
  it('that taps a covered cell opens it, at the release', () => {
    expect(act(down(COVERED))).toEqual({ intents: [], pressed: { cell: 3, intent: 'open', resting: true } });
    expect(act(down(COVERED), up)).toEqual({ intents: [{ cell: 3, intent: 'open' }], pressed: null });
  });

  it('that taps a number chords', () => {
    expect(act(down(NUMBER))).toEqual({ intents: [], pressed: { cell: 4, intent: 'chord', resting: false } });
    expect(act(down(NUMBER), up)).toEqual({ intents: [{ cell: 4, intent: 'chord' }], pressed: null });
  });

  it('that rests marks once, and its release does nothing more', () => {
    const marked = { intents: [{ cell: 3, intent: 'mark' }], pressed: null };
    expect(act(down(COVERED), hold)).toEqual(marked);
    expect(act(down(COVERED), hold, up)).toEqual(marked);
    expect(act(down(COVERED), hold, hold, up, hold)).toEqual(marked);
  });

  it('that rests on a number chords at the release', () => {
    expect(act(down(NUMBER), hold)).toEqual({
      intents: [],
      pressed: { cell: 4, intent: 'chord', resting: false },
    });
    expect(act(down(NUMBER), hold, up).intents).toEqual([{ cell: 4, intent: 'chord' }]);
  });

  it('may stray 8 px in any direction, and still taps', () => {
    for (const [x, y] of [
      [108, 100],
      [92, 100],
      [100, 108],
      [100, 92],
      [105, 106],
    ] as const) {
      expect(act(down(COVERED), move(x, y), up).intents).toEqual([{ cell: 3, intent: 'open' }]);
      expect(act(down(COVERED), move(x, y), hold).intents).toEqual([{ cell: 3, intent: 'mark' }]);
    }
  });

  it('that moves farther scrolls: it does nothing, not even when it comes back', () => {
    for (const [x, y] of [
      [108.5, 100],
      [100, 91],
      [106, 106],
      [130, 100],
      [100, 400],
    ] as const) {
      expect(act(down(COVERED), move(x, y))).toEqual(nothing);
      expect(act(down(COVERED), move(x, y), move(100, 100), hold, up)).toEqual(nothing);
      expect(act(down(NUMBER), move(x, y), up)).toEqual(nothing);
    }
  });

  it('that is taken away does nothing', () => {
    expect(act(down(COVERED), cancel)).toEqual(nothing);
    expect(act(down(COVERED), cancel, hold, up)).toEqual(nothing);
  });

  it('on a gap does nothing', () => {
    expect(act(down({ cell: null, open: false }), hold, up)).toEqual(nothing);
  });

  it('that taps again acts again', () => {
    expect(act(down(COVERED), up, down(COVERED), hold, up).intents).toEqual([
      { cell: 3, intent: 'open' },
      { cell: 3, intent: 'mark' },
    ]);
  });
});

it('two quick taps open and do not chord what was opened; a later one does', () => {
  const opened = { cell: COVERED.cell, open: true };
  const chord = { cell: 3, intent: 'chord' };
  const first = [down(COVERED, 1000), up];
  expect(act(...first, down(opened, 1300), up).intents).toEqual([{ cell: 3, intent: 'open' }]);
  expect(act(...first, down(opened, 1300), up, down(opened, 1450), up).intents).toHaveLength(1);
  expect(act(...first, down(opened, 1501), up).intents).toEqual([{ cell: 3, intent: 'open' }, chord]);
  expect(act(...first, down(NUMBER, 1100), up).intents).toEqual([
    { cell: 3, intent: 'open' },
    { cell: 4, intent: 'chord' },
  ]);
});

it('what happens without a press does nothing', () => {
  expect(act(up, hold, move(0, 0), cancel)).toEqual(nothing);
});
