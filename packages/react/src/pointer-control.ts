import { cellOf, isOpen } from './dom.js';
import { type GestureEvent, type GestureOptions, idle, LEFT, nextGesture, RIGHT } from './gesture.js';
import type { MinefieldStore } from './state.js';

/** Turns the pointer events of one field into moves, until it is stopped. */
export interface PointerControl {
  /** A pointer came down on the field. */
  down(event: PointerEvent, root: Element): void;
  /** The browser would open a menu: a Mac does so for a left click with Control, perhaps without a release to come. */
  menu(event: MouseEvent, root: Element): void;
  /** Lets go of what is held down without doing anything; answers whether anything was. */
  cancel(): boolean;
  /** Lets go of everything: listeners, timer, pressed cells. */
  stop(): void;
}

/** What players differ in. */
export interface PointerOptions extends Pick<GestureOptions, 'markOn' | 'chordOnClick'> {
  /** How long a finger rests to mark, in milliseconds. */
  readonly longPress: number;
  /** Whether a long press is felt, where the device can do that. */
  readonly haptics: boolean;
}

/**
 * Connects a field to the pure gesture machine. While something is held it listens on the window, where a release
 * outside the field is heard too; otherwise it listens to nothing and no timer runs.
 */
export function createPointerControl(store: MinefieldStore, options: PointerOptions): PointerControl {
  let gesture = idle;
  // Held for the whole gesture: a Control key that comes up before the button must not make it another one.
  let controlled = false;
  let release: (() => void) | undefined;

  const feed = (event: GestureEvent, browser?: Event): void => {
    const state = store.getState();
    const [next, intent] = nextGesture(gesture, event, { ...options, flagMode: state.flagMode });
    gesture = next;
    const press = next.over ? next.press : null;
    if (press !== state.press) state.setPress(press);
    if (intent) state[intent.intent](intent.cell, browser);
    if (next.buttons === 0 && next.press === null) listen(undefined);
  };

  const listen = (start: (() => () => void) | undefined): void => {
    release?.();
    release = start?.();
  };

  const follow = (first: PointerEvent, root: Element, read: (event: PointerEvent) => GestureEvent) => () => {
    const view = root.ownerDocument.defaultView ?? window;
    const abort = new AbortController();
    const on = { signal: abort.signal };
    const cancel = (): void => feed({ type: 'cancel' });
    const hear = (event: PointerEvent): void => {
      const { type, buttons, pointerId } = event;
      const mine = pointerId === first.pointerId;
      const down = type === 'pointerdown';
      // Let go where nobody told of it, in another window say: it comes back with no button held.
      const gone = type === 'pointercancel' || (type === 'pointermove' && buttons === 0);
      // A second finger means to pan or to pinch.
      if (mine ? gone : down) cancel();
      else if (mine && !down) feed(read(event), event);
    };
    for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const)
      view.addEventListener(type, hear, on);
    view.addEventListener('blur', cancel, on);
    const hold = (): void => {
      if (options.haptics && gesture.press?.resting) navigator.vibrate?.(15);
      feed({ type: 'hold' }, first);
    };
    const timer = first.pointerType === 'mouse' ? undefined : setTimeout(hold, options.longPress);
    // A new game or a pause lets go of what is pressed, wherever the pointer is; the buttons are still held.
    const unsubscribe = store.subscribe(({ change }, before) => {
      if (change === before.change || change.cell !== null) return;
      gesture = { ...idle, buttons: gesture.buttons };
      clearTimeout(timer);
    });
    return () => {
      abort.abort();
      clearTimeout(timer);
      unsubscribe();
    };
  };

  const where = ({ target }: Event, root: Element): { cell: number | null; open: boolean } => {
    const state = store.getState();
    const cell = cellOf(target, root, state.board);
    return { cell, open: cell !== null && isOpen(state, cell) };
  };

  const mouse = (event: MouseEvent, buttons: number, root: Element): GestureEvent => ({
    type: 'mouse',
    buttons: controlled && buttons === LEFT ? RIGHT : buttons,
    shift: event.shiftKey,
    time: event.timeStamp,
    ...where(event, root),
  });

  const touch = (event: PointerEvent, root: Element): GestureEvent =>
    event.type === 'pointerup'
      ? { type: 'up' }
      : {
          type: event.type === 'pointermove' ? 'move' : 'down',
          x: event.clientX,
          y: event.clientY,
          time: event.timeStamp,
          ...where(event, root),
        };

  return {
    down(event, root) {
      const isMouse = event.pointerType === 'mouse';
      const read = (next: PointerEvent): GestureEvent =>
        isMouse ? mouse(next, next.buttons, root) : touch(next, root);
      if (gesture.buttons === 0 && gesture.press === null) {
        controlled = isMouse && event.ctrlKey && event.buttons === LEFT;
        listen(follow(event, root, read));
      }
      feed(read(event), event);
    },
    menu(event, root) {
      if (controlled && gesture.press) feed(mouse(event, 0, root), event);
    },
    cancel() {
      const held = gesture.press !== null;
      if (held) feed({ type: 'cancel' });
      return held;
    },
    stop() {
      listen(undefined);
      gesture = idle;
      if (store.getState().press) store.getState().setPress(null);
    },
  };
}
