'use client';

import { useShared } from './context.js';
import { en } from './labels/en.js';
import type { Labels } from './labels.js';

/** The labels that were handed in, else those of the provider around, else English. */
export function useLabels(labels: Labels | undefined): Labels {
  const shared = useShared();
  return labels ?? shared?.labels ?? en;
}
