import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type GestureEvent, idle, LEFT, nextGesture, RIGHT } from './gesture.js';
import { acts, type Moment, moments } from './testing/hands.js';

/** Shows each moment of many hands, and all that was before it. */
function eachMoment(visit: (moment: Moment, past: readonly Moment[]) => void): void {
  fc.assert(
    fc.property(acts, (hand) => {
      const all = moments(hand);
      all.forEach((moment, index) => {
        visit(moment, all.slice(0, index));
      });
    }),
    { numRuns: 500 },
  );
}

/** Whether a moment is the end of a plain left click on a cell that was open when the click began. */
function endsClickOnOpen({ event, before, used, place, open, held }: Moment): boolean {
  const clicked = event.type === 'mouse' && held === 0 && before.press?.cell === event.cell;
  return clicked && used === LEFT && open && event.cell === place;
}

describe('whatever a hand does with a mouse', () => {
  it('one press comes to one thing at most', () => {
    eachMoment(({ intent, hold }, past) => {
      if (intent) expect(past.filter((moment) => moment.intent && moment.hold === hold)).toEqual([]);
    });
  });

  it('a thing is done to the pressed cell only, when a button comes up over it', () => {
    eachMoment(({ intent, event, before, held, place }) => {
      if (!intent) return;
      expect(event).toMatchObject({ type: 'mouse', cell: place });
      expect(intent.cell).toBe(place);
      expect(before.buttons & ~held).not.toBe(0);
    });
  });

  it('nothing is pressed once all buttons are up, or after a cancel', () => {
    eachMoment(({ held, after }) => {
      if (held === 0) expect(after).toMatchObject({ buttons: 0, press: null, over: false });
    });
  });

  it('left opens, right marks, and with another button they chord', () => {
    eachMoment(({ intent, used }) => {
      if (!intent) return;
      if (intent.intent === 'open') expect(used).toBe(LEFT);
      if (intent.intent === 'mark') expect(used).toBe(RIGHT);
      if (used !== LEFT && used !== RIGHT) expect(intent.intent).toBe('chord');
    });
  });

  it('a click chords exactly where it follows another one soon, both begun on the open cell', () => {
    eachMoment((moment, past) => {
      if (!endsClickOnOpen(moment)) return;
      const { hold, place } = moment;
      const pressed = past.find((other) => other.hold === hold);
      const first = past.filter((other) => endsClickOnOpen(other) && other.place === place).at(-1);
      const between = first ? past.slice(past.indexOf(first)) : [];
      const soon = first && pressed ? pressed.time - first.time <= 500 : false;
      const spent = between.some((other) => other.intent);
      // Strays between the two, a drag or a gap, may come to either: that is no double click that anybody makes.
      const strays = first ? hold - first.hold > 1 : false;
      if (soon && !spent && !strays) expect(moment.intent).toEqual({ cell: place, intent: 'chord' });
      if (!soon || spent) expect(moment.intent).toBeNull();
    });
  });

  it('a left press on a covered cell never chords by itself', () => {
    eachMoment(({ intent, used, open }) => {
      if (intent && used === LEFT && !open) expect(intent.intent).toBe('open');
    });
  });

  it('what looks pressed is what a release would do', () => {
    eachMoment(({ after, time, open, used }) => {
      const { press, over } = after;
      if (!press) return;
      const event: GestureEvent = { type: 'mouse', buttons: 0, cell: press.cell, open, time };
      // The first half of a double click is shown, and does nothing yet.
      const half = used === LEFT && open && press.intent === 'open';
      expect(nextGesture(after, event)[1]).toEqual(half ? null : press);
      const away: GestureEvent = { ...event, cell: null };
      if (!over) expect(nextGesture(after, away)[1]).toBeNull();
    });
  });
});

/** What a finger may do, or a browser with it, in any order, however little sense it makes. */
const touches: fc.Arbitrary<GestureEvent> = fc.oneof(
  fc.record({
    type: fc.constantFrom('down', 'move', 'move'),
    cell: fc.option(fc.nat(3), { freq: 6 }),
    open: fc.boolean(),
    x: fc.integer({ min: 0, max: 14 }),
    y: fc.integer({ min: 0, max: 14 }),
    // Never in haste: two quick taps have a test of their own.
    time: fc.constant(0),
  }),
  fc.record({ type: fc.constantFrom('up', 'up', 'hold', 'hold', 'cancel') }),
);

describe('whatever a finger does', () => {
  it('it comes to what the plainly written rules say', () => {
    fc.assert(
      fc.property(fc.array(touches, { maxLength: 30 }), (events) => {
        let gesture = idle;
        let down: Extract<GestureEvent, { type: 'down' | 'move' }> | null = null;
        for (const [second, any] of events.entries()) {
          const event = 'x' in any ? { ...any, time: second * 1000 } : any;
          const [next, intent] = nextGesture(gesture, event);
          gesture = next;
          const cell = down?.cell ?? null;
          if (event.type === 'up' && down && cell !== null) {
            expect(intent).toEqual({ cell, intent: down.open ? 'chord' : 'open' });
          } else if (event.type === 'hold' && down && cell !== null && !down.open) {
            expect(intent).toEqual({ cell, intent: 'mark' });
            down = null;
          } else expect(intent).toBeNull();
          if (event.type === 'down') down = event;
          if (event.type === 'move' && down && (event.x - down.x) ** 2 + (event.y - down.y) ** 2 > 64)
            down = null;
          if (event.type === 'up' || event.type === 'cancel') down = null;
          expect(gesture.press?.cell ?? null).toBe(down?.cell ?? null);
          expect(gesture.over).toBe(gesture.press !== null);
        }
      }),
      { numRuns: 500 },
    );
  });
});

/** Mouse and fingers at once, as a broken driver might report them. */
const anything: fc.Arbitrary<GestureEvent> = fc.oneof(
  touches,
  fc.record({
    type: fc.constant('mouse'),
    buttons: fc.nat(31),
    cell: fc.option(fc.nat(3), { freq: 6 }),
    open: fc.boolean(),
    time: fc.nat(2000),
  }),
);

describe('whatever comes, in any order', () => {
  it('only what was pressed is done, and it is not pressed any more then', () => {
    fc.assert(
      fc.property(fc.array(anything, { maxLength: 40, size: 'max' }), (events) => {
        let gesture = idle;
        for (const event of events) {
          const [next, intent] = nextGesture(gesture, event);
          if (intent) {
            expect(intent.cell).toBe(gesture.press?.cell);
            expect(next.press).toBeNull();
          }
          gesture = next;
        }
        expect(nextGesture(gesture, { type: 'cancel' })[0]).toMatchObject({ press: null, over: false });
      }),
      { numRuns: 500 },
    );
  });
});
