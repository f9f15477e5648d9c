import { useMinefieldStore } from '@mines/react';
import { type ComponentType, lazy, type ReactElement, Suspense, useEffect } from 'react';
import { Catch } from './catch.js';
import type { DialogFrameProps } from './dialog-frame.js';
import { type DialogName, dialogNamed } from './dialogs.js';
import { useNotify } from './notices.js';
import { leave, pathOf, useHash } from './route.js';

const DialogFrame = lazy(
  (): Promise<{ default: ComponentType<DialogFrameProps> }> => import('./dialog-frame.js'),
);

/** The dialog that the address names. The clock of a running game stands still behind it. */
export function DialogHost(): ReactElement | null {
  const [first, ...rest] = pathOf(useHash());
  const name = dialogNamed(first);
  return name && <Opened key={name} name={name} rest={rest} />;
}

function Opened({
  name,
  rest,
}: {
  readonly name: DialogName;
  readonly rest: readonly string[];
}): ReactElement {
  const notify = useNotify();
  usePauseBehind();
  const failed = (): void => {
    notify({ id: 'dialog', text: ({ app }) => app.notFetched });
    leave();
  };
  return (
    <Catch onCatch={failed}>
      <Suspense>
        <DialogFrame name={name} rest={rest} onClose={leave} />
      </Suspense>
    </Catch>
  );
}

/** What was running before goes on afterwards; what the player had paused stays so. */
function usePauseBehind(): void {
  const store = useMinefieldStore();
  useEffect(() => {
    const { status, paused, pause } = store.getState();
    if (status !== 'playing' || paused) return;
    pause();
    const { round } = store.getState();
    return () => {
      const now = store.getState();
      if (now.round === round && now.paused === 'player') now.resume();
    };
  }, [store]);
}
