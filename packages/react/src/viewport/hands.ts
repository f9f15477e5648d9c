import type { Hold, Point } from './anchor.js';

/** What hands can do to a view. */
export interface Zoomer {
  /** How large a cell is now. */
  size(): number;
  /** The place of the board at a point, `null` where there is no board. */
  grip(at: Point): Hold | null;
  /** Makes cells this large and brings the place, by default that at the point, to the point. */
  zoomTo(size: number, at: Point, hold?: Hold | null): void;
}

/** Two fingers: how far they are apart, and the point between them. */
interface Pinch {
  readonly size: number;
  readonly hold: Hold | null;
  readonly spread: number;
}

/**
 * How long ago a scroll that still runs has been heard of, in milliseconds: a busy phone is late with it. Not every
 * browser says when it ends.
 */
const RUNNING = { saysEnd: 1000, doesNot: 100 };

/** Two fingers and the trackpad zoom the field instead of the page, until the signal. */
export function watchHands(viewport: HTMLElement, zoomer: Zoomer, signal: AbortSignal): void {
  watchFingers(viewport, zoomer, signal);
  watchWheel(viewport, zoomer, signal);
  watchSafari(viewport, zoomer, signal);
}

function watchFingers(viewport: HTMLElement, zoomer: Zoomer, signal: AbortSignal): void {
  const pointers = new Set<number>();
  let pinch: Pinch | null = null;
  const running = 'onscrollend' in viewport ? RUNNING.saysEnd : RUNNING.doesNot;
  let scrolled = Number.NEGATIVE_INFINITY;

  const inside = ({ touches }: TouchEvent): Touch[] =>
    Array.from(touches).filter(({ target }) => target instanceof Node && viewport.contains(target));
  const spread = (a: Touch, b: Touch): number => Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
  const between = (a: Touch, b: Touch): Point => ({
    across: (a.clientX + b.clientX) / 2,
    down: (a.clientY + b.clientY) / 2,
  });

  // As a browser that pans or pinches by itself takes the fingers: the field hears that they are gone, and does nothing.
  const take = (): void => {
    for (const pointerId of pointers)
      viewport.dispatchEvent(
        new PointerEvent('pointercancel', { pointerId, pointerType: 'touch', bubbles: true }),
      );
    pointers.clear();
  };

  const changed = (event: TouchEvent): void => {
    const [a, b] = inside(event);
    pinch = a && b ? { size: zoomer.size(), hold: zoomer.grip(between(a, b)), spread: spread(a, b) } : null;
    // A finger that stops what swings on does only that.
    if (pinch || (event.type === 'touchstart' && event.timeStamp - scrolled < running)) take();
    if (!a) pointers.clear();
  };
  const moved = (event: TouchEvent): void => {
    const [a, b] = inside(event);
    if (!a || !b || !pinch) return;
    // Where one finger scrolls already the browser goes on with that; it does not let itself be asked.
    if (event.cancelable) event.preventDefault();
    zoomer.zoomTo((pinch.size * spread(a, b)) / Math.max(1, pinch.spread), between(a, b), pinch.hold);
  };
  const scroll = ({ type, target, timeStamp }: Event): void => {
    if (!(target instanceof Node) || !target.contains(viewport)) return;
    scrolled = type === 'scroll' ? timeStamp : Number.NEGATIVE_INFINITY;
  };

  const on = { signal, passive: true };
  viewport.addEventListener(
    'pointerdown',
    (event) => event.pointerType === 'touch' && pointers.add(event.pointerId),
    on,
  );
  viewport.addEventListener('touchstart', changed, on);
  viewport.addEventListener('touchend', changed, on);
  viewport.addEventListener('touchcancel', changed, on);
  viewport.addEventListener('touchmove', moved, { signal, passive: false });
  // The page counts too, but its scrolling does not bubble.
  viewport.ownerDocument.addEventListener('scroll', scroll, { ...on, capture: true });
  viewport.ownerDocument.addEventListener('scrollend', scroll, { ...on, capture: true });
}

/** A pinch on a trackpad is a wheel with Control; so is a wheel with Control. */
function watchWheel(viewport: HTMLElement, zoomer: Zoomer, signal: AbortSignal): void {
  // What is wanted, not rounded: many small turns add up.
  let wanted = 0;
  let at: Point = { across: 0, down: 0 };
  let hold: Hold | null = null;
  const turned = (event: WheelEvent): void => {
    const { ctrlKey, clientX, clientY, deltaY } = event;
    // The place is kept from turn to turn: at the end of the board it cannot stay where it is, but it comes back.
    if (!ctrlKey || Math.abs(wanted - zoomer.size()) > 1 || clientX !== at.across || clientY !== at.down) {
      wanted = zoomer.size();
      at = { across: clientX, down: clientY };
      hold = zoomer.grip(at);
    }
    if (!ctrlKey) return;
    event.preventDefault();
    // A trackpad sends small numbers; a notch of a wheel is no more than a fifth.
    wanted *= Math.exp(-Math.max(-20, Math.min(20, deltaY)) / 100);
    zoomer.zoomTo(wanted, at, hold);
  };
  viewport.addEventListener('wheel', turned, { signal, passive: false });
}

/** Safari has events of its own for a trackpad. On a phone they come along with the fingers, which do the work there. */
function watchSafari(viewport: HTMLElement, zoomer: Zoomer, signal: AbortSignal): void {
  if (navigator.maxTouchPoints > 0) return;
  let size = 0;
  const pinched = (event: Event): void => {
    event.preventDefault();
    if (event.type === 'gesturestart') size = zoomer.size();
    zoomer.zoomTo(size * numberIn(event, 'scale'), {
      across: numberIn(event, 'clientX'),
      down: numberIn(event, 'clientY'),
    });
  };
  viewport.addEventListener('gesturestart', pinched, { signal, passive: false });
  viewport.addEventListener('gesturechange', pinched, { signal, passive: false });
}

/** A property of an event that the types of the DOM do not know. */
function numberIn(event: Event, name: string): number {
  const value: unknown = Reflect.get(event, name);
  return typeof value === 'number' ? value : 0;
}
