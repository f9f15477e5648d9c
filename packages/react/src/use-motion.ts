'use client';

import { type RefObject, useEffect, useState } from 'react';
import type { Motion } from './attributes.js';
import type { MinefieldState, MinefieldStore } from './state.js';

/** The name that a theme gives to the animation in which a field builds itself up. */
const LOADING = 'mines-load';

/**
 * How a field moves now. The theme's CSS says how long it builds itself up for a new game: that is over when its
 * animations are, at once where there are none, and at the first click or key anywhere on the page.
 */
export function useMotion(
  store: MinefieldStore,
  state: MinefieldState,
  root: RefObject<Element | null>,
  wanted: boolean,
): Motion {
  const { round, status } = state;
  const [built, setBuilt] = useState<{ readonly store: MinefieldStore; readonly round: number } | null>(null);
  const loading = wanted && status === 'ready' && !(built?.store === store && built.round === round);

  useEffect(() => {
    if (!loading) return;
    const abort = new AbortController();
    const on = { signal: abort.signal, capture: true };
    const done = (): void => {
      if (!on.signal.aborted) setBuilt({ store, round });
    };
    const animations = loadingIn(root.current);
    if (animations.length === 0) return done();
    // A game that is begun while the last one builds itself up begins from the first row again.
    for (const animation of animations) animation.currentTime = 0;
    for (const type of ['pointerdown', 'keydown'])
      root.current?.ownerDocument.addEventListener(type, done, on);
    // An animation that is taken away, with its theme or its place on the page, has no end to wait for.
    Promise.all(animations.map(({ finished }) => finished)).then(done, done);
    return () => abort.abort();
  }, [loading, store, round, root]);

  return loading ? 'loading' : wanted ? 'on' : 'off';
}

function loadingIn(root: Element | null): Animation[] {
  // Where there is no browser around there are none to ask for; where there are, each knows what it is.
  const all = root?.getAnimations?.({ subtree: true }) ?? [];
  return all.filter((animation) => animation instanceof CSSAnimation && animation.animationName === LOADING);
}
