import { createEvent, fireEvent } from '@testing-library/react';

/** The buttons of a mouse, as `PointerEvent.buttons` counts them. */
export const LEFT = 1;
export const RIGHT = 2;
export const MIDDLE = 4;

type PointerType = 'pointerDown' | 'pointerMove' | 'pointerUp' | 'pointerCancel';

/**
 * A mouse as a browser reports it: `pointerdown` for the first button, `pointermove` for those that come and go while
 * another is held, `pointerup` for the last.
 */
export interface Mouse {
  down(button: number, target: Element): void;
  up(button: number, target: Element): void;
  /** The pointer is over another element now. */
  over(target: Element): void;
  /** The browser takes the pointer away. */
  cancel(target: Element): void;
  /** Down and up on one element. */
  click(button: number, target: Element): void;
  /** Time between what it does, in milliseconds. */
  wait(ms: number): void;
}

/** A mouse whose time is moved by hand. */
export function mouse(): Mouse {
  let buttons = 0;
  let time = 1000;
  const fire = (type: PointerType, target: Element): void => {
    const event = createEvent[type](target, { buttons, pointerId: 1, pointerType: 'mouse' });
    Object.defineProperty(event, 'timeStamp', { value: time });
    fireEvent(target, event);
  };
  const hand: Mouse = {
    down: (button, target) => {
      const first = buttons === 0;
      buttons |= button;
      fire(first ? 'pointerDown' : 'pointerMove', target);
    },
    up: (button, target) => {
      buttons &= ~button;
      fire(buttons === 0 ? 'pointerUp' : 'pointerMove', target);
    },
    over: (target) => fire('pointerMove', target),
    cancel: (target) => {
      buttons = 0;
      fire('pointerCancel', target);
    },
    click: (button, target) => {
      hand.down(button, target);
      hand.up(button, target);
    },
    wait: (ms) => {
      time += ms;
    },
  };
  return hand;
}

/** A finger. A browser sends all of its events to the element that it came down on. */
export interface Finger {
  down(target: Element, x?: number, y?: number): void;
  move(x: number, y: number): void;
  up(): void;
  /** The browser takes it to scroll. */
  cancel(): void;
  tap(target: Element): void;
}

/** A finger with a number of its own. */
export function finger(pointerId = 10, pointerType = 'touch'): Finger {
  let target: Element = document.body;
  const fire = (type: PointerType, clientX = 0, clientY = 0): void => {
    const buttons = type === 'pointerUp' || type === 'pointerCancel' ? 0 : LEFT;
    fireEvent[type](target, { pointerId, pointerType, buttons, clientX, clientY });
  };
  const hand: Finger = {
    down: (on, x = 0, y = 0) => {
      target = on;
      fire('pointerDown', x, y);
    },
    move: (x, y) => fire('pointerMove', x, y),
    up: () => fire('pointerUp'),
    cancel: () => fire('pointerCancel'),
    tap: (on) => {
      hand.down(on);
      hand.up();
    },
  };
  return hand;
}
