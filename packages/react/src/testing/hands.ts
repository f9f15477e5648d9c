import * as fc from 'fast-check';
import {
  type Gesture,
  type GestureEvent,
  type Intent,
  idle,
  LEFT,
  MIDDLE,
  nextGesture,
  RIGHT,
} from '../gesture.js';

/** How many cells the field of these scenes has, in a row, a gap behind them. */
const CELLS = 4;

/** Where a pointer is: over a cell, or over a gap. */
const places: fc.Arbitrary<number | null> = fc.option(fc.nat(CELLS - 1), { freq: 6 });

/** Something that one hand does with a mouse. */
export interface Act {
  /** The button that goes down or comes up; 0 moves only, -1 is a cancel. */
  readonly button: number;
  readonly place: number | null;
  /** Milliseconds since the act before. */
  readonly wait: number;
  /** A cell that is opened by somebody else before it. */
  readonly opened: number | null;
}

/** What a hand may do with a mouse. */
export const acts: fc.Arbitrary<Act[]> = fc.array(
  fc.record({
    button: fc.constantFrom(LEFT, LEFT, LEFT, LEFT, RIGHT, RIGHT, MIDDLE, 8, 0, 0, -1),
    place: places,
    wait: fc.constantFrom(0, 10, 250, 499, 501),
    opened: fc.oneof(
      { weight: 7, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: fc.nat(CELLS - 1) },
    ),
  }),
  { maxLength: 40, size: 'max' },
);

/** One event, and what became of it. */
export interface Moment {
  readonly event: GestureEvent;
  readonly before: Gesture;
  readonly after: Gesture;
  readonly intent: Intent | null;
  /** Counts up whenever a button goes down where none was held. */
  readonly hold: number;
  /** Where that was. */
  readonly place: number | null;
  /** Whether that cell was open then. */
  readonly open: boolean;
  /** All buttons that went down since then, those at the side left out. */
  readonly used: number;
  /** Those that are held after the event. */
  readonly held: number;
  readonly time: number;
}

/** The buttons of the mouse that mean something here. */
const MEANT = LEFT | RIGHT | MIDDLE;

/** All that happens while a hand acts; a cell that the gesture wants open is open from then on. */
export function moments(hand: readonly Act[]): Moment[] {
  const opened = new Set<number>();
  const seen: Moment[] = [];
  let gesture = idle;
  let [buttons, time, hold, used] = [0, 0, 0, 0];
  let from: Pick<Moment, 'place' | 'open'> = { place: null, open: false };
  for (const act of hand) {
    const { place } = act;
    time += act.wait;
    if (act.opened !== null) opened.add(act.opened);
    const isOpen = place !== null && opened.has(place);
    const heldBefore = buttons & MEANT;
    buttons = act.button < 0 ? 0 : buttons ^ act.button;
    const held = buttons & MEANT;
    if (heldBefore === 0 && held !== 0) {
      hold += 1;
      used = 0;
      from = { place, open: isOpen };
    }
    used |= held;
    const event: GestureEvent =
      act.button < 0 ? { type: 'cancel' } : { type: 'mouse', buttons, cell: place, open: isOpen, time };
    const [after, intent] = nextGesture(gesture, event);
    seen.push({ event, before: gesture, after, intent, hold, used, held, time, ...from });
    gesture = after;
    if (intent?.intent === 'open') opened.add(intent.cell);
  }
  return seen;
}
