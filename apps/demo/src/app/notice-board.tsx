import { type ComponentType, lazy, type ReactElement, Suspense, useState } from 'react';
import { useTexts } from '../language/context.js';
import { useNotices } from './notices.js';

const Toaster = lazy(
  (): Promise<{ default: ComponentType }> => import('./toaster.js').catch(() => ({ default: PlainNotices })),
);

/** Where notices are shown. Nothing is fetched for it before there is something to say. */
export function NoticeBoard(): ReactElement | null {
  const { notices } = useNotices();
  const [begun, begin] = useState(false);
  // Once begun it stays: what it shows does not end with the queue.
  if (notices.length > 0 && !begun) begin(true);
  return begun ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}

/** For when the toasts cannot be fetched: what is to be said is said all the same. */
function PlainNotices(): ReactElement {
  const texts = useTexts();
  const { notices } = useNotices();
  return (
    <div role="alert">
      {notices.map(({ id, text }) => (
        <p key={id}>{text(texts)}</p>
      ))}
    </div>
  );
}
