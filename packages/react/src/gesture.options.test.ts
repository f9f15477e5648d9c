import { describe, expect, it } from 'vitest';
import {
  type GestureEvent,
  type GestureOptions,
  idle,
  LEFT,
  nextGesture,
  plainGestures,
  RIGHT,
} from './gesture.js';

const COVERED = 3;
const NUMBER = 4;

/** What a mouse does, as `buttons` and the cell it is over; Shift is held where `shift` says so. */
function mouse(buttons: number, cell: number | null, { shift = false, time = 0 } = {}): GestureEvent {
  return { type: 'mouse', buttons, cell, open: cell === NUMBER, shift, time };
}

const down = (cell: number): GestureEvent => ({
  type: 'down',
  cell,
  open: cell === NUMBER,
  x: 0,
  y: 0,
  time: 0,
});
const up: GestureEvent = { type: 'up' };
const hold: GestureEvent = { type: 'hold' };

/** What comes of events, as `intent cell`. */
function wanted(options: Partial<GestureOptions>, ...events: GestureEvent[]): string[] {
  let gesture = idle;
  return events.flatMap((event) => {
    const [next, intent] = nextGesture(gesture, event, { ...plainGestures, ...options });
    gesture = next;
    return intent ? [`${intent.intent} ${intent.cell}`] : [];
  });
}

describe('marking on press', () => {
  const options = { markOn: 'press' } as const;

  it('marks when the right button goes down, and not again when it comes up', () => {
    expect(wanted(options, mouse(RIGHT, COVERED))).toEqual(['mark 3']);
    expect(wanted(options, mouse(RIGHT, COVERED), mouse(0, COVERED))).toEqual(['mark 3']);
    expect(wanted(options, mouse(RIGHT, COVERED), mouse(0, null))).toEqual(['mark 3']);
  });

  it('still chords when the left button joins, in either order of release', () => {
    for (const first of [LEFT, RIGHT]) {
      const events = [
        mouse(RIGHT, NUMBER),
        mouse(LEFT | RIGHT, NUMBER),
        mouse(first, NUMBER),
        mouse(0, NUMBER),
      ];
      expect(wanted(options, ...events)).toEqual(['mark 4', 'chord 4']);
    }
  });
});

describe('chord on click', () => {
  it('chords with a single left click on an open number, and opens covered cells as ever', () => {
    const options = { chordOnClick: true };
    expect(wanted(options, mouse(LEFT, NUMBER), mouse(0, NUMBER))).toEqual(['chord 4']);
    expect(wanted(options, mouse(LEFT, COVERED), mouse(0, COVERED))).toEqual(['open 3']);
    expect(wanted(options, mouse(LEFT, NUMBER), mouse(0, COVERED))).toEqual([]);
  });
});

describe('Shift and the left button', () => {
  it('chord', () => {
    const shift = { shift: true };
    expect(wanted({}, mouse(LEFT, NUMBER, shift), mouse(0, NUMBER, shift))).toEqual(['chord 4']);
    expect(wanted({ flagMode: true }, mouse(LEFT, NUMBER, shift), mouse(0, NUMBER))).toEqual(['chord 4']);
  });
});

describe('flag mode', () => {
  const options = { flagMode: true };

  it('a tap marks and a long press opens', () => {
    expect(wanted(options, down(COVERED), up)).toEqual(['mark 3']);
    expect(wanted(options, down(COVERED), hold, up)).toEqual(['open 3']);
  });

  it('a tap on a number chords all the same', () => {
    expect(wanted(options, down(NUMBER), up)).toEqual(['chord 4']);
    expect(wanted(options, down(NUMBER), hold, up)).toEqual(['chord 4']);
  });

  it('swaps the buttons of a mouse on covered cells', () => {
    expect(wanted(options, mouse(LEFT, COVERED), mouse(0, COVERED))).toEqual(['mark 3']);
    expect(wanted(options, mouse(RIGHT, COVERED), mouse(0, COVERED))).toEqual(['open 3']);
  });

  it('leaves the double click on a number as it is', () => {
    const click = [mouse(LEFT, NUMBER), mouse(0, NUMBER)];
    expect(wanted(options, ...click, ...click)).toEqual(['chord 4']);
  });
});
