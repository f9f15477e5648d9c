'use client';

import { type RefObject, useEffect, useState } from 'react';
import type { Motion } from './attributes.js';
import type { MinefieldState, MinefieldStore } from './state.js';

/** The name that a theme gives to the animation in which a field builds itself up. */
const LOADING = 'mines-load';

/** How a field moves now, and how to have it built up at once. */
export interface MotionState {
  readonly motion: Motion;
  finishLoading(): void;
}

/**
 * Follows the building up of each new game. The theme's CSS says how long that takes: it is over when its animations
 * are, at once where there are none, and at the first thing the player does.
 */
export function useMotion(
  store: MinefieldStore,
  state: MinefieldState,
  root: RefObject<Element | null>,
  wanted: boolean,
): MotionState {
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
    let stale = false;
    // A game that is begun while the last one builds itself up begins from the first row again.
    for (const animation of animations) animation.currentTime = 0;
    const ended = Promise.all(animations.map(({ finished }) => finished));
    const done = (): void => {
      if (!stale) setBuilt({ store, round });
    };
    // An animation that is taken away, with its theme or its place on the page, has no end to wait for.
    ended.then(done, done);
    return () => {
      stale = true;
    };
  }, [loading, store, round, root]);

  return {
    motion: loading ? 'loading' : wanted ? 'on' : 'off',
    finishLoading: () => setBuilt({ store, round }),
  };
}

function loadingIn(root: Element | null): CSSAnimation[] {
  if (!root || !('getAnimations' in root) || !('CSSAnimation' in globalThis)) return [];
  return root
    .getAnimations({ subtree: true })
    .filter((animation) => animation instanceof CSSAnimation)
    .filter(({ animationName }) => animationName === LOADING);
}
