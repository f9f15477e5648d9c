/** The CSS animations in an element, by the name of their keyframes; pseudo-elements are in it. */
function animationsIn(element: Element, name: string): CSSAnimation[] {
  return element
    .getAnimations({ subtree: true })
    .filter((animation) => animation instanceof CSSAnimation)
    .filter(({ animationName }) => animationName === name);
}

/** When an animation is over, in milliseconds after it was begun. */
function endOf(animation: Animation | undefined): number | null {
  const end = animation?.effect?.getComputedTiming().endTime;
  return typeof end === 'number' ? Math.round(end) : null;
}

/** The animations in which a field builds itself up. */
export function loading(field: Element): CSSAnimation[] {
  return animationsIn(field, 'mines-load');
}

/** When the last row stands, `null` where none is on its way. */
export function loadEnd(field: Element): number | null {
  const ends = loading(field).map((animation) => endOf(animation) ?? 0);
  return ends.length > 0 ? Math.max(...ends) : null;
}

/** When the blast of a mine is over, `null` where there is none. */
export function blastEnd(cell: Element): number | null {
  return endOf(animationsIn(cell, 'mines-blast')[0]);
}

/** When the wave reaches a cell, be it safe or mined, `null` where it never does. */
export function waveStart(cell: Element): number | null {
  const [wave] = [...animationsIn(cell, 'mines-wave'), ...animationsIn(cell, 'mines-blast')];
  const delay = wave?.effect?.getComputedTiming().delay;
  return delay === undefined ? null : Math.round(delay);
}

/** After how many milliseconds a field shows that it waits for its layout, `null` where it does not. */
export function workingAfter(field: Element): number | null {
  const delay = animationsIn(field, 'mines-working')[0]?.effect?.getComputedTiming().delay;
  return delay === undefined ? null : Math.round(delay);
}

/** How long the words of a result take to slide in, `null` where they do not. */
export function slideOf(words: Element): number | null {
  return endOf(animationsIn(words, 'mines-result')[0]);
}
