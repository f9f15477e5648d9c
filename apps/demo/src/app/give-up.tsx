import { type ComponentType, lazy, type ReactElement, Suspense } from 'react';
import type { GiveUpDialogProps } from './give-up-dialog.js';
import { PlainGiveUp } from './plain-give-up.js';
import { useAsked, useSession } from './session.js';

// Asked for only when a running game is at stake: nobody waits for a dialog to play.
const GiveUpDialog = lazy(
  (): Promise<{ default: ComponentType<GiveUpDialogProps> }> =>
    import('./give-up-dialog.js').catch(() => ({ default: PlainGiveUp })),
);

/** Asks before the game that is under way is thrown away. */
export function GiveUp(): ReactElement | null {
  const { begin, keep } = useSession();
  const asked = useAsked();
  if (!asked) return null;
  return (
    <Suspense>
      <GiveUpDialog onKeep={keep} onGiveUp={() => begin(asked)} />
    </Suspense>
  );
}
