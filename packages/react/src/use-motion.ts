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
    const animations = loadingIn(root.current);
    if (animations.length === 0) {
      setBuilt({ store, round });
      return;
    }
    const left = new AbortController();
    // A game that is begun while the last one builds itself up begins from the first row again.
    for (const animation of animations) animation.currentTime = 0;
    const ended = Promise.all(animations.map(({ finished }) => finished));
    const done = (): void => {
      if (!left.signal.aborted) setBuilt({ store, round });
    };
    for (const type of ['pointerdown', 'keydown'])
      root.current?.ownerDocument.addEventListener(type, done, { capture: true, signal: left.signal });
    // An animation that is taken away, with its theme or its place on the page, has no end to wait for.
    ended.then(done, done);
    return () => left.abort();
  }, [loading, store, round, root]);

  return loading ? 'loading' : wanted ? 'on' : 'off';
}

function loadingIn(root: Element | null): CSSAnimation[] {
  if (!root || !('getAnimations' in root) || !('CSSAnimation' in globalThis)) return [];
  return root
    .getAnimations({ subtree: true })
    .filter((animation) => animation instanceof CSSAnimation)
    .filter(({ animationName }) => animationName === LOADING);
}
