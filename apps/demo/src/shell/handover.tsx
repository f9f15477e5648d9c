import { type ReactElement, type ReactNode, useEffect, useLayoutEffect } from 'react';

/** The name that themes give to the animation in which a field builds itself up. */
const BUILD_UP = 'mines-load';

interface HandoverProps {
  /** When the field of the shell began to build itself up, `null` where none was shown. It never changes. */
  readonly since: number | null;
  readonly children: ReactNode;
}

/** Has the field go on to build itself up from where the shell is, rather than begin again. */
export function Handover({ since, children }: HandoverProps): ReactElement {
  // Before the first paint, and once more: the field lets them begin when it is there.
  useLayoutEffect(() => goOn(since), [since]);
  useEffect(() => goOn(since), [since]);
  return <>{children}</>;
}

function goOn(since: number | null): void {
  delete document.documentElement.dataset['shell'];
  if (since === null) return;
  for (const animation of buildingUp()) animation.startTime = since;
}

/** When what is shown of a field began to build itself up. */
export function buildUpBegan(): number | null {
  if (document.documentElement.dataset['shell']?.includes('bare')) return null;
  const [time] = buildingUp().map(({ startTime }) => startTime);
  return typeof time === 'number' ? time : null;
}

function buildingUp(): Animation[] {
  if (!('getAnimations' in document) || !('CSSAnimation' in globalThis)) return [];
  return document
    .getAnimations()
    .filter((animation) => animation instanceof CSSAnimation && animation.animationName === BUILD_UP);
}
