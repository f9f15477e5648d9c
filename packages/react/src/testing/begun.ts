/** An animation or a transition of a cell, as it was when it began. */
export interface Begun {
  readonly cell: Element;
  /** The keyframes of an animation, the property of a transition. */
  readonly name: string;
  /** Milliseconds from the cause until it moves. */
  readonly start: number;
  /** Milliseconds from the cause until it is over. */
  readonly end: number;
  /** The tiles of the state sheet that it shows one after the other, each as column and row. */
  readonly tiles: readonly string[];
}

/** How often an animation is looked at: more often than any of them changes. */
const LOOKS = 20;

/**
 * What began to move in a field while something was done. Each animation is caught in the moment in which the attributes
 * change, before a frame is drawn: on a busy machine the next frame may come when it is over.
 */
export async function begunWhile(field: Element, act: () => Promise<unknown>): Promise<Begun[]> {
  const running = new Set(field.getAnimations({ subtree: true }));
  const seen = new Map<Animation, Begun>();
  const look = (): void => {
    const fresh = field
      .getAnimations({ subtree: true })
      .filter((animation) => !running.has(animation) && !seen.has(animation));
    for (const [animation, begun] of lookAt(fresh)) seen.set(animation, begun);
  };
  const observer = new MutationObserver(look);
  observer.observe(field, { subtree: true, attributes: true });
  await act();
  observer.disconnect();
  look();
  return [...seen.values()];
}

/** Goes through the animations by hand, then lets them run from their beginning. */
function lookAt(animations: readonly Animation[]): Map<Animation, Begun> {
  const begun = new Map<Animation, Begun>();
  const tiles = new Map(animations.map((animation) => [animation, new Set<string>()]));
  for (const animation of animations) animation.pause();
  for (let step = 0; step < LOOKS; step++) {
    // All are moved before any is read, so that styles are worked out once a step and not once a cell.
    for (const animation of animations) {
      const { start, end } = timesOf(animation);
      animation.currentTime = start + ((step + 0.5) / LOOKS) * (end - start);
    }
    for (const animation of animations) tiles.get(animation)?.add(tileOf(cellOf(animation)));
  }
  for (const animation of animations) {
    begun.set(animation, {
      cell: cellOf(animation),
      name: nameOf(animation),
      ...timesOf(animation),
      tiles: [...(tiles.get(animation) ?? [])],
    });
    animation.currentTime = 0;
    animation.play();
  }
  return begun;
}

function timesOf(animation: Animation): { start: number; end: number } {
  const { delay = 0, endTime } = animation.effect?.getComputedTiming() ?? {};
  return { start: Math.round(delay), end: typeof endTime === 'number' ? Math.round(endTime) : 0 };
}

function cellOf({ effect }: Animation): Element {
  const target = effect instanceof KeyframeEffect ? effect.target : null;
  if (!target) throw new Error('There is an animation of no element.');
  return target;
}

function nameOf(animation: Animation): string {
  if (animation instanceof CSSTransition) return animation.transitionProperty;
  return animation instanceof CSSAnimation ? animation.animationName : '';
}

/** Which tile of the sheet of 16 x 5 an element shows now. */
function tileOf(element: Element): string {
  const [x = 0, y = 0] = getComputedStyle(element).backgroundPosition.split(' ').map(Number.parseFloat);
  return `${Math.round((x / 100) * 15)},${Math.round((y / 100) * 4)}`;
}
