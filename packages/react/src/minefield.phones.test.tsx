import { act, fireEvent, render } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Minefield } from './minefield.js';
import { cell, pressed } from './testing/field.js';
import { sightOf, storeOn } from './testing/stores.js';

beforeEach(() => {
  vi.useFakeTimers();
});

/** An event of a phone, or the milliseconds until the next one. */
type Step = number | keyof typeof events;

const down = { pointerId: 10, pointerType: 'touch', isPrimary: true, button: 0, buttons: 1 };
const up = { ...down, buttons: 0 };

const events = {
  pointerdown: (on: Element) => fireEvent.pointerDown(on, down),
  touchstart: (on: Element) => fireEvent.touchStart(on),
  pointermove: (on: Element) => fireEvent.pointerMove(on, { ...down, clientX: 2, clientY: 1 }),
  touchmove: (on: Element) => fireEvent.touchMove(on),
  contextmenu: (on: Element) => fireEvent.contextMenu(on, { button: 0, buttons: 0 }),
  pointerup: (on: Element) => fireEvent.pointerUp(on, up),
  pointercancel: (on: Element) => fireEvent.pointerCancel(on, up),
  touchend: (on: Element) => fireEvent.touchEnd(on),
  touchcancel: (on: Element) => fireEvent.touchCancel(on),
  mousemove: (on: Element) => fireEvent.mouseMove(on),
  mousedown: (on: Element) => fireEvent.mouseDown(on, { button: 0, buttons: 1 }),
  mouseup: (on: Element) => fireEvent.mouseUp(on, { button: 0 }),
  click: (on: Element) => fireEvent.click(on),
  dblclick: (on: Element) => fireEvent.doubleClick(on),
};

/** What the field shows after these events on its second cell, none of which leaves anything pressed. */
function after(flagMode: boolean, steps: readonly Step[]): string {
  const store = storeOn('*..\n...', { flagMode });
  render(<Minefield store={store} />);
  for (const step of steps) {
    if (typeof step === 'number') act(() => void vi.advanceTimersByTime(step));
    else events[step](cell(1, 0));
  }
  expect(pressed()).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
  return sightOf(store);
}

const mouseAfterwards = ['mousemove', 'mousedown', 'mouseup', 'click'] as const;
const tap = ['pointerdown', 'touchstart', 60, 'pointerup', 'touchend', ...mouseAfterwards] as const;

const orders: readonly [order: string, steps: readonly Step[], plain: string, inFlagMode: string][] = [
  // iOS sends no contextmenu, and no click after a long press.
  ['iOS, a tap', tap, '.1.', '.F.'],
  ['iOS, a long press', ['pointerdown', 'touchstart', 500, 'pointerup', 'touchend'], '.F.', '.1.'],
  ['iOS, a scroll', ['pointerdown', 'touchstart', 40, 'touchmove', 'pointercancel', 500], '...', '...'],
  ['Android, a tap', tap, '.1.', '.F.'],
  [
    'Android, a long press with a menu and a click',
    ['pointerdown', 'touchstart', 500, 'contextmenu', 'pointerup', 'touchend', 'click'],
    '.F.',
    '.1.',
  ],
  [
    'Android, a menu that comes before our long press, as where touch is set to be quick',
    ['pointerdown', 'touchstart', 300, 'contextmenu', 200, 'pointerup', 'touchend', ...mouseAfterwards],
    '.F.',
    '.1.',
  ],
  [
    'Android, a long press that the system takes over',
    ['pointerdown', 'touchstart', 500, 'contextmenu', 'pointercancel', 'touchcancel'],
    '.F.',
    '.1.',
  ],
  ['Android, a scroll', ['pointerdown', 'touchstart', 'pointermove', 'pointercancel', 500], '...', '...'],
  [
    'a finger that trembles',
    ['pointerdown', 'pointermove', 30, 'pointermove', 'pointerup', 'click'],
    '.1.',
    '.F.',
  ],
  ['two quick taps', [...tap, 90, ...tap, 'dblclick'], '.1.', '.?.'],
];

describe('events as phones send them', () => {
  it.each(orders)('%s', (_, steps, plain) => {
    expect(after(false, steps)).toBe(`${plain}\n...`);
  });

  it.each(orders)('in flag mode, %s', (_, steps, __, inFlagMode) => {
    expect(after(true, steps)).toBe(`${inFlagMode}\n...`);
  });
});
