import { Dialog } from '@base-ui/react/dialog';
import { type ComponentType, type LazyExoticComponent, lazy, type ReactElement, Suspense } from 'react';
import { useTexts } from '../language/context.js';
import { type DialogBodyProps, type DialogName, dialogs } from './dialogs.js';
import { Scroller } from './scroller.js';

export interface DialogFrameProps extends DialogBodyProps {
  readonly name: DialogName;
}

/** Those in which nothing else takes the focus: keys reach what is out of sight all the same. */
const onlyText: ReadonlySet<DialogName> = new Set(['shortcuts', 'about']);

/** What all dialogs have: a title, a way out, a place that scrolls. */
export default function DialogFrame({ name, ...body }: DialogFrameProps): ReactElement {
  const { app } = useTexts();
  const Body = bodyOf(name);
  const content = (
    <Suspense fallback={<p className="coming">{app.coming}</p>}>{Body && <Body {...body} />}</Suspense>
  );
  return (
    <Dialog.Root open onOpenChange={(open) => open || body.onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="backdrop" />
        <Dialog.Popup className="dialog page" data-dialog={name}>
          <header>
            <Dialog.Title>{app.dialogs[name]}</Dialog.Title>
            <Dialog.Close className="close" aria-label={app.close}>
              <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true">
                <path
                  d="M6 6l12 12M18 6L6 18"
                  stroke="currentColor"
                  strokeWidth="2.5"
                  strokeLinecap="round"
                />
              </svg>
            </Dialog.Close>
          </header>
          {onlyText.has(name) ? (
            <Scroller className="body" label={app.dialogs[name]}>
              {content}
            </Scroller>
          ) : (
            <div className="body">{content}</div>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

const bodies = new Map<DialogName, LazyExoticComponent<ComponentType<DialogBodyProps>>>();

function bodyOf(name: DialogName): LazyExoticComponent<ComponentType<DialogBodyProps>> | null {
  const load = dialogs[name];
  if (!load) return null;
  const known = bodies.get(name);
  if (known) return known;
  const body = lazy(() =>
    load().catch((error: unknown) => {
      // Another try when it is opened again.
      bodies.delete(name);
      throw error;
    }),
  );
  bodies.set(name, body);
  return body;
}
