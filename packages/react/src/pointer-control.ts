import { cellOf } from './dom.js';
import { type GestureEvent, idle, nextGesture } from './gesture.js';
import type { MinefieldStore } from './state.js';

/** Turns the pointer events of one field into moves, until it is stopped. */
export interface PointerControl {
  /** A pointer came down on the field. */
  down(event: PointerEvent, root: Element): void;
  /** Lets go of everything: listeners, timer, pressed cells. */
  stop(): void;
}

/** Options of the touch gestures. */
export interface PointerOptions {
  /** How long a finger rests to mark, in milliseconds. */
  readonly longPress: number;
}

/**
 * Connects a field to the pure gesture machine. While something is held it listens on the window, where a release
 * outside the field is heard too; otherwise it listens to nothing and no timer runs.
 */
export function createPointerControl(store: MinefieldStore, { longPress }: PointerOptions): PointerControl {
  let gesture = idle;
  let release: (() => void) | undefined;

  const feed = (event: GestureEvent, browser?: Event): void => {
    const state = store.getState();
    const [next, intent] = nextGesture(gesture, event);
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
    const mine = (event: PointerEvent): boolean => event.pointerId === first.pointerId;
    const next = (event: PointerEvent): void => {
      if (mine(event)) feed(read(event), event);
    };
    const cancel = (): void => feed({ type: 'cancel' });
    view.addEventListener('pointermove', next, on);
    view.addEventListener('pointerup', next, on);
    view.addEventListener('pointercancel', (event) => mine(event) && cancel(), on);
    view.addEventListener('blur', cancel, on);
    // A second finger means to pan or to pinch.
    view.addEventListener('pointerdown', (event) => !mine(event) && cancel(), on);
    const hold = (): void => feed({ type: 'hold' }, first);
    const timer = first.pointerType === 'mouse' ? undefined : setTimeout(hold, longPress);
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

  return {
    down(event, root) {
      const where = ({ target }: Event): { cell: number | null; open: boolean } => {
        const { board, rows } = store.getState();
        const cell = cellOf(target, root, board);
        const face = cell === null ? 9 : rows[Math.floor(cell / board.width)]?.[cell % board.width];
        return { cell, open: face !== undefined && face < 9 };
      };
      const mouse = (next: PointerEvent): GestureEvent => ({
        type: 'mouse',
        buttons: next.buttons,
        time: next.timeStamp,
        ...where(next),
      });
      const touch = (next: PointerEvent): GestureEvent =>
        next.type === 'pointerup'
          ? { type: 'up' }
          : {
              type: next.type === 'pointermove' ? 'move' : 'down',
              x: next.clientX,
              y: next.clientY,
              ...where(next),
            };
      const read = event.pointerType === 'mouse' ? mouse : touch;
      if (gesture.buttons === 0 && gesture.press === null) listen(follow(event, root, read));
      feed(read(event), event);
    },
    stop() {
      listen(undefined);
      gesture = idle;
      if (store.getState().press) store.getState().setPress(null);
    },
  };
}
