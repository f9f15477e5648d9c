'use client';

import { useCallback, useRef } from 'react';
import { watchDevicePixel } from './device-pixel.js';

/** For the `ref` of an element whose styles round sizes to pixels of the screen. It stays the same function. */
export function useDevicePixel(): (element: HTMLElement | null) => void {
  const unwatch = useRef<() => void>(undefined);
  // A ref, not an effect: it is called before anything is painted, and on a server not at all.
  return useCallback((element) => {
    unwatch.current?.();
    unwatch.current = element ? watchDevicePixel(element) : undefined;
  }, []);
}
