import type { Press } from './state.js';

/** What a player wants done to a cell. */
export type Intent = Press;

/** The buttons of a pointer as `PointerEvent.buttons` has them. */
export const LEFT = 1;
export const RIGHT = 2;
export const MIDDLE = 4;

/** How soon the second click of a double click must come, in milliseconds: the default of the common desktops. */
const DOUBLE_CLICK_MS = 500;

/** How far a finger may stray and still tap, in CSS pixels. */
const TAP_SLOP = 8;

/** What players differ in. */
export interface GestureOptions {
  /** When the right button marks: on release as everything else, or on press as the ranked clones do. */
  readonly markOn: 'release' | 'press';
  /** Whether a single left click on an open number chords. */
  readonly chordOnClick: boolean;
  /** Whether left click and tap mark, right click and long press open. */
  readonly flagMode: boolean;
}

/** Something a pointer did, cleared of everything that belongs to a browser. */
export type GestureEvent =
  /** A mouse over a cell, or over none: its buttons say what is held now. */
  | {
      readonly type: 'mouse';
      readonly buttons: number;
      readonly cell: number | null;
      /** Whether that cell is open. */
      readonly open: boolean;
      /** Whether Shift is held. */
      readonly shift?: boolean;
      /** Milliseconds, of any monotonic clock. */
      readonly time: number;
    }
  /** A finger or a pen on a cell; `x` and `y` in CSS pixels. */
  | ({
      readonly type: 'down' | 'move';
      readonly cell: number | null;
      readonly open: boolean;
      readonly time: number;
    } & Point)
  | { readonly type: 'up' }
  /** The finger has rested for as long as a long press takes. */
  | { readonly type: 'hold' }
  /** The browser took the pointer away, or another one came. */
  | { readonly type: 'cancel' };

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a gesture stands. */
export interface Gesture {
  /** The mouse buttons that are held. */
  readonly buttons: number;
  /** What the release will do, and to which cell; `null` when nothing is held or all is done already. */
  readonly press: Press | null;
  /** Whether the pointer is over the pressed cell now. */
  readonly over: boolean;
  /** Whether the press has had its effect already; a second button still makes it a chord. */
  readonly done: boolean;
  /** Whether a mouse was pressed on an open cell. */
  readonly onOpen: boolean;
  /** Where a finger came down, `null` for a mouse. */
  readonly from: Point | null;
  /** The latest click on a cell that was open when it began, for the second of a double click. */
  readonly click: { readonly cell: number; readonly time: number } | null;
  /** The latest tap on a covered cell, so that a second one in haste does not chord what the first has opened. */
  readonly tap: { readonly cell: number; readonly time: number } | null;
}

/** Nothing is held. */
export const idle: Gesture = {
  buttons: 0,
  press: null,
  over: false,
  done: false,
  onOpen: false,
  from: null,
  click: null,
  tap: null,
};

/** How most people play. */
export const plainGestures: GestureOptions = { markOn: 'release', chordOnClick: false, flagMode: false };

/** The gesture after an event, and what the player turns out to want, if anything. */
export type Step = readonly [Gesture, Intent | null];

/** The gesture after an event, and what the player turns out to want, if anything. */
export function nextGesture(
  gesture: Gesture,
  event: GestureEvent,
  options: GestureOptions = plainGestures,
): Step {
  switch (event.type) {
    case 'mouse':
      return mouse(gesture, event, options);
    case 'down': {
      const { cell, open, x, y, time } = event;
      const { tap } = gesture;
      const hasty = open && tap !== null && tap.cell === cell && time - tap.time <= DOUBLE_CLICK_MS;
      if (cell === null || hasty) return [{ ...idle, tap }, null];
      const press: Press = { cell, intent: open ? 'chord' : tapOf(options), resting: !open };
      return [{ ...idle, press, over: true, from: { x, y }, tap: open ? null : { cell, time } }, null];
    }
    case 'move': {
      const { from } = gesture;
      const far = from !== null && Math.hypot(event.x - from.x, event.y - from.y) > TAP_SLOP;
      return [far ? idle : gesture, null];
    }
    case 'up':
      return [
        { ...idle, tap: gesture.tap },
        gesture.press && { cell: gesture.press.cell, intent: gesture.press.intent },
      ];
    case 'hold': {
      // A rest on a number is a tap that takes its time.
      const { press } = gesture;
      if (!press?.resting) return [gesture, null];
      return [idle, { cell: press.cell, intent: tapOf({ flagMode: !options.flagMode }) }];
    }
    case 'cancel':
      return [{ ...idle, click: gesture.click }, null];
  }
}

/** What the plain gesture does to a covered cell. */
function tapOf({ flagMode }: Pick<GestureOptions, 'flagMode'>): 'mark' | 'open' {
  return flagMode ? 'mark' : 'open';
}

type MouseGesture = Extract<GestureEvent, { type: 'mouse' }>;

function mouse(gesture: Gesture, event: MouseGesture, options: GestureOptions): Step {
  const { cell } = event;
  // Those at the side of the mouse are the browser's own.
  const buttons = event.buttons & (LEFT | RIGHT | MIDDLE);
  const added = buttons & ~gesture.buttons;
  const removed = gesture.buttons & ~buttons;
  if (added > 0) return pressMore(gesture, { ...event, buttons }, options);
  const { press, done } = gesture;
  const over = press !== null && press.cell === cell;
  if (removed === 0) return [{ ...gesture, over }, null];
  // The first button to come up ends the gesture; what else is held is held for nothing.
  const spent: Gesture = { ...gesture, buttons, press: null, over: false, done: false };
  return press !== null && over && !done ? release(spent, press, event) : [spent, null];
}

function pressMore(gesture: Gesture, event: MouseGesture, options: GestureOptions): Step {
  const { buttons, cell, open } = event;
  // With a second button the pair chords; where the first is spent already, so is the second.
  if (gesture.buttons !== 0) {
    const press: Press | null = gesture.press && { ...gesture.press, intent: 'chord' };
    return [{ ...gesture, buttons, press, over: press?.cell === cell, done: false }, null];
  }
  const { click } = gesture;
  const press: Press | null = cell === null ? null : { cell, intent: meantBy(event, click, options) };
  const done = press?.intent === 'mark' && options.markOn === 'press';
  const next = { ...gesture, buttons, press, over: press !== null, done, onOpen: open };
  return [{ ...next, click: open ? click : null }, done ? press : null];
}

/** What a first button means where it comes down. */
function meantBy(
  { buttons, cell, open, shift = false, time }: MouseGesture,
  click: Gesture['click'],
  { chordOnClick, flagMode }: GestureOptions,
): Press['intent'] {
  const second = click !== null && click.cell === cell && time - click.time <= DOUBLE_CLICK_MS;
  if (buttons === LEFT && !shift && !(open && (second || chordOnClick)))
    return tapOf({ flagMode: flagMode && !open });
  return buttons === RIGHT ? tapOf({ flagMode: !flagMode || open }) : 'chord';
}

function release(gesture: Gesture, press: Press, { time }: MouseGesture): Step {
  const { cell, intent } = press;
  // A left click on an open cell does nothing by itself. Remembered, it is the first half of a double click;
  // a click that opens its cell is not remembered, so that no double click opens and chords at once.
  if (intent === 'open' && gesture.onOpen) return [{ ...gesture, click: { cell, time } }, null];
  return [{ ...gesture, click: null }, press];
}
