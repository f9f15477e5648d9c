import { Toast } from '@base-ui/react/toast';
import { type ReactElement, useEffect } from 'react';
import { useTexts } from '../language/context.js';
import { useNotices } from './notices.js';
import './toaster.css';

/** Shows what is said in passing, for as long as it takes to read it. */
export default function Toaster(): ReactElement {
  return (
    <Toast.Provider timeout={8000}>
      <Feed />
      <Toast.Portal>
        <Toast.Viewport className="toasts">
          <List />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
}

function Feed(): null {
  const texts = useTexts();
  const { notices, take } = useNotices();
  const { add, close } = Toast.useToastManager();
  useEffect(() => {
    for (const { id, text, action } of notices) {
      const act = (): void => {
        close(id);
        action?.act();
      };
      add({
        id,
        description: text(texts),
        ...(action && { actionProps: { children: action.label(texts), onClick: act } }),
      });
      take(id);
    }
  }, [texts, notices, take, add, close]);
  return null;
}

function List(): ReactElement[] {
  const { app } = useTexts();
  const { toasts } = Toast.useToastManager();
  return toasts.map((toast) => (
    <Toast.Root key={toast.id} toast={toast} className="toast">
      <Toast.Content className="content">
        <Toast.Description className="text" />
        <Toast.Action />
        <Toast.Close className="close" aria-label={app.close}>
          <svg viewBox="0 0 24 24" width="20" height="20" aria-hidden="true">
            <path d="M6 6l12 12M18 6L6 18" stroke="currentColor" strokeWidth="2.5" strokeLinecap="round" />
          </svg>
        </Toast.Close>
      </Toast.Content>
    </Toast.Root>
  ));
}
